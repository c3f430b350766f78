import { expectOk, SeededRandom } from '@taproom/games';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Profiles } from '../../src/people/profiles.ts';
import type { Room } from '../../src/play/room.ts';
import type { PersonRow } from '../../src/store/rows.ts';
import { House, randomTurn } from './house.ts';

let house: House;
let ann: PersonRow;
let bob: PersonRow;
let room: Room;
beforeEach(async () => {
  house = await House.open();
  [ann, bob] = await Promise.all([house.person('Ann'), house.person('Bob')]);
  room = await house.table('heaven-and-ale', [ann, bob], ['novice']);
  await due();
});
afterEach(async () => {
  await house.close();
  expect(house.faults).toEqual([]);
});

const refusal = (code: string) => ({ ok: false, refusal: { code } });
const due = async (): Promise<void> => {
  await house.hall.work.lookAround();
  await house.hall.work.idle();
};
const replaced = () => room.row.seats.map(seat => seat.replaced);
const awaited = () => room.game?.awaited()[0] ?? -1;
const person = (seat: number) => (seat === 0 ? ann : bob);
/** Plays on until a person has to move. */
const untilPerson = async (): Promise<void> => {
  while (awaited() === 2) await due();
};

describe('a player who is not there', () => {
  it('failure 12: keeps the seat for the time of grace, and gets it back at any moment', async () => {
    await untilPerson();
    const seat = awaited();
    house.ahead += 100_000;
    await due();
    expect(replaced()[seat]).toBe(null);
    house.ahead += 30_000;
    await due();
    expect(replaced()[seat]).toBe('away');
    expect(room.row.seats[seat]?.level).toBe('gardener');
    const moves = { key: house.key(), seen: 0, moves: ['done'] };
    expect(await house.hall.referee.turn(room.row.id, person(seat), moves)).toEqual(refusal('replaced'));
    expectOk(await house.hall.referee.comeBack(room.row.id, person(seat), house.key()));
    expect(replaced()).toEqual([null, null, null]);
    expect(room.game?.sitters[seat]).toEqual({ kind: 'human', name: person(seat).id });
    // Nobody reads an id in place of a name, whatever client they use.
    const { told } = await house.hall.look.view(room, null);
    expect(told.map(({ event }) => event).filter(({ event }) => event === 'seat-taken')).toEqual([
      { event: 'seat-taken', seat, sitter: { kind: 'bot', level: 'gardener' } },
      { event: 'seat-taken', seat, sitter: { kind: 'human', name: person(seat).name } },
    ]);
  });

  it('is waited for as long as a stream of theirs is open', async () => {
    await untilPerson();
    const seat = awaited();
    house.hall.presence.enter(room.row.id, seat);
    house.ahead += 300_000;
    await due();
    expect(replaced()[seat]).toBe(null);
    house.hall.presence.leave(room.row.id, seat);
    house.ahead += 121_000;
    await due();
    await due();
    expect(replaced()[seat]).toBe('away');
  });

  it('loses the seat to a bot when the clock is out, also while present', async () => {
    await untilPerson();
    const seat = awaited();
    house.hall.presence.enter(room.row.id, seat);
    house.ahead += 10 * 60_000 + 1000;
    await due();
    expect(replaced()[seat]).toBe('time');
    await house.hall.referee.comeBack(room.row.id, person(seat), house.key());
    expect(room.clock(seat, house.now())?.left).toBeGreaterThan(50_000);
    house.hall.presence.leave(room.row.id, seat);
  });

  it('is followed by the bot to the end of the game, and comes last in the results', async () => {
    await untilPerson();
    house.ahead += 130_000;
    await due();
    const away = replaced().indexOf('away');
    const other = away === 0 ? bob : ann;
    await house.play(room.row.id, [other], 'the other plays on');
    expect(room.row.status).toBe('finished');
    await due();
    const results = await house.store.ratings.results(room.row.id);
    expect(results.find(({ seat }) => seat === away)?.place).toBe(3);
  });
});

describe('resigning', () => {
  it('is for good, and lets the one who is left play on to the end; the result says who resigned', async () => {
    expectOk(await house.hall.referee.resign(room.row.id, ann, house.key()));
    expect(room.row.status).toBe('playing');
    expect(replaced()).toEqual(['resigned', null, null]);
    expect(await house.hall.referee.comeBack(room.row.id, ann, house.key())).toEqual(refusal('not-yours'));
    await house.play(room.row.id, [bob], 'alone');
    expect(room.row.status).toBe('finished');
    await due();
    const results = await house.store.ratings.results(room.row.id);
    expect(results[0]).toMatchObject({ person: ann.id, place: 3 });
    expect(replaced()).toEqual(['resigned', null, null]);
  });

  it('ends the game when the one who is left wants that: nobody has won', async () => {
    expectOk(await house.hall.referee.resign(room.row.id, ann, house.key()));
    const end = { key: house.key(), kind: 'abandon' } as const;
    expectOk(await house.hall.referee.propose(room.row.id, bob, end));
    expect(room.row.status).toBe('abandoned');
    await due();
    const profiles = new Profiles(house.store, rows => house.hall.look.infos(rows), house.now);
    for (const me of [ann, bob]) {
      const { tables } = expectOk(await profiles.history(me.id, null, me.id));
      expect(tables).toMatchObject([{ status: 'abandoned', results: null }]);
      expect(await house.store.ratings.statistics(me.id)).toEqual([]);
    }
    // The secret of the shuffles is out then, too.
    expect(expectOk(await house.hall.records.proof(room.row.id)).secret).toBe(room.row.secret);
  });

  it('ends the game when nobody is left, without results, also if a bot had the seat already', async () => {
    house.ahead += 3_600_000;
    await due();
    const told: string[] = [];
    house.hall.watch({ lobby: id => told.push(id) });
    const [away, there] = replaced()[0] === null ? [bob, ann] : [ann, bob];
    expect(replaced()).toContain('time');
    expectOk(await house.hall.referee.resign(room.row.id, there, house.key()));
    expect(room.row.status).toBe('playing');
    expectOk(await house.hall.referee.resign(room.row.id, away, house.key()));
    expect(room.row.status).toBe('abandoned');
    expect(told).toContain(room.row.id);
    await due();
    expect(await house.store.ratings.results(room.row.id)).toEqual([]);
  });

  it('hands the seat to a bot while others play on', async () => {
    const cat = await house.person('Cat');
    room = await house.table('heaven-and-ale', [ann, bob, cat]);
    expectOk(await house.hall.referee.resign(room.row.id, ann, house.key()));
    expect(room.row.status).toBe('playing');
    expect(replaced()).toEqual(['resigned', null, null]);
    expect(await house.hall.referee.comeBack(room.row.id, ann, house.key())).toEqual(refusal('not-yours'));
    await house.play(room.row.id, [bob, cat], 'two play on');
    expect(room.row.status).toBe('finished');
  });
});

describe('taking back', () => {
  it('failure 7: is free for one’s own turn until somebody acts, and restores exactly what was', async () => {
    await untilPerson();
    const seat = awaited();
    const before = room.game?.view('host');
    const cat = { key: house.key(), seen: room.game?.number(seat) ?? 0, moves: texts(seat) };
    expectOk(await house.hall.referee.turn(room.row.id, person(seat), cat));
    if (room.game?.canUndo(seat)) {
      expectOk(await house.hall.referee.undo(room.row.id, person(seat), { key: house.key() }));
      expect(room.game?.view('host')).toEqual(before);
    }
    await house.restart();
    room = await house.room(room.row.id);
    expect(room.game?.number(seat)).toBeGreaterThan(0);
  });

  it('needs everybody later, and happens when the last one agrees', async () => {
    await house.play(room.row.id, [ann, bob], 'some turns', 4);
    const to = room.game?.turns()[0]?.at ?? 0;
    const asked = expectOk(
      await house.hall.referee.propose(room.row.id, ann, { key: house.key(), kind: 'back', to }),
    );
    expect(asked.proposal).toMatchObject({ seat: 0, kind: 'back', agreed: [0] });
    expect(await house.hall.referee.propose(room.row.id, bob, { key: house.key(), kind: 'abandon' })).toEqual(
      refusal('wrong-status'),
    );
    const proposal = asked.proposal?.id ?? '';
    const length = room.game?.length ?? 0;
    expect(length).toBeGreaterThan(to);
    expectOk(await house.hall.referee.vote(room.row.id, bob, { proposal, agree: true }));
    expect(room.game?.length).toBe(to);
    expect(room.row.proposal).toBe(null);
    // The same again is a retry; it is too late for another answer.
    expectOk(await house.hall.referee.vote(room.row.id, bob, { proposal, agree: true }));
    expect(await house.hall.referee.vote(room.row.id, bob, { proposal, agree: false })).toEqual(
      refusal('proposal-gone'),
    );
  });

  it('is declined by anybody', async () => {
    await house.play(room.row.id, [ann, bob], 'some turns', 3);
    const asked = expectOk(
      await house.hall.referee.propose(room.row.id, ann, { key: house.key(), kind: 'abandon' }),
    );
    const proposal = asked.proposal?.id ?? '';
    expectOk(await house.hall.referee.vote(room.row.id, bob, { proposal, agree: false }));
    expect(room.row).toMatchObject({ status: 'playing', proposal: null });
    // Everyone can read who it was.
    const declined = { id: proposal, kind: 'abandon', seat: 0, by: 1 };
    expect((await house.hall.look.info(room.row)).declined).toEqual(declined);
  });

  it('says in the list of one’s games for how long the clocks are stopped', async () => {
    await house.play(room.row.id, [ann, bob], 'some turns', 3);
    await untilPerson();
    const me = person(awaited());
    const resumes = async () => (await house.hall.look.own([room], me))[0]?.resumes ?? 0;
    expect(await resumes()).toBe(0);
    const to = room.game?.turns()[0]?.at ?? 0;
    const asked = expectOk(
      await house.hall.referee.propose(room.row.id, ann, { key: house.key(), kind: 'back', to }),
    );
    expect(await resumes()).toBeGreaterThan(50_000);
    const vote = { proposal: asked.proposal?.id ?? '', agree: false };
    expectOk(await house.hall.referee.vote(room.row.id, bob, vote));
    expect(await resumes()).toBe(0);
  });
});

describe('an open proposal, when somebody leaves who had not agreed', () => {
  let cat: PersonRow;
  const propose = async (kind: 'back' | 'abandon', to?: number): Promise<string> => {
    const wish = { key: house.key(), kind, ...(to === undefined ? {} : { to }) };
    return expectOk(await house.hall.referee.propose(room.row.id, ann, wish)).proposal?.id ?? '';
  };
  beforeEach(async () => {
    cat = await house.person('Cat');
    room = await house.table('heaven-and-ale', [ann, bob, cat]);
  });

  it('is carried out if everybody who is left has agreed', async () => {
    const proposal = await propose('abandon');
    expectOk(await house.hall.referee.vote(room.row.id, bob, { proposal, agree: true }));
    expectOk(await house.hall.referee.resign(room.row.id, cat, house.key()));
    expect(room.row).toMatchObject({ status: 'abandoned', proposal: null });
    await due();
    expect(await house.store.tables.get(room.row.id)).toMatchObject({ status: 'abandoned', due: null });
  });

  it('takes the game back, with the bot on the seat', async () => {
    await house.play(room.row.id, [ann, bob, cat], 'some turns', 4);
    const to = room.game?.turns()[0]?.at ?? 0;
    const proposal = await propose('back', to);
    expectOk(await house.hall.referee.vote(room.row.id, bob, { proposal, agree: true }));
    expectOk(await house.hall.referee.standIn(room.row.id, cat));
    expect(room.game?.length).toBe(to);
    expect(room.row.proposal).toBe(null);
    expect(replaced()).toEqual([null, null, 'away']);
    const [game, row] = [room.game?.view('host'), room.row];
    await house.restart();
    room = await house.room(room.row.id);
    expect(room.game?.view('host')).toEqual(game);
    expect(room.row).toEqual(row);
  });

  it('is carried out if a bot had the seat already, which was then resigned', async () => {
    await house.play(room.row.id, [ann, bob, cat], 'some turns', 2);
    expectOk(await house.hall.referee.standIn(room.row.id, cat));
    const proposal = await propose('abandon');
    expectOk(await house.hall.referee.resign(room.row.id, cat, house.key()));
    expect(room.row).toMatchObject({ status: 'playing', proposal: { id: proposal } });
    expectOk(await house.hall.referee.vote(room.row.id, bob, { proposal, agree: true }));
    expect(room.row).toMatchObject({ status: 'abandoned', proposal: null });
  });

  it('stays open as long as somebody is missing, or nobody is left to play', async () => {
    const proposal = await propose('abandon');
    expectOk(await house.hall.referee.standIn(room.row.id, cat));
    expect(room.row).toMatchObject({ status: 'playing', proposal: { id: proposal } });
    expectOk(await house.hall.referee.standIn(room.row.id, ann));
    expectOk(await house.hall.referee.standIn(room.row.id, bob));
    expect(room.row).toMatchObject({ status: 'playing', proposal: { id: proposal } });
  });
});

describe('asking to go back', () => {
  const left = (seat: number) => room.clock(seat, house.now());

  it('stops the clocks until it is decided, but not for ever', async () => {
    room = await house.table('heaven-and-ale', [ann, bob]);
    const { id } = room.row;
    await house.play(id, [ann, bob], 'ask', 4);
    const seat = [0, 1].find(of => room.clock(of, house.now())?.runs) ?? 0;
    const to = room.game?.turns()[0]?.at ?? 0;
    const before = left(seat)?.left ?? 0;
    expectOk(await house.hall.referee.propose(id, ann, { key: house.key(), kind: 'back', to }));
    expect(left(seat)).toMatchObject({ runs: true });
    expect(left(seat)?.resumes).toBeGreaterThan(50_000);
    house.ahead += 30_000;
    expect(before - (left(seat)?.left ?? 0)).toBeLessThan(10_000);
    expectOk(await house.hall.referee.vote(id, bob, { proposal: room.row.proposal?.id ?? '', agree: false }));
    expect(left(seat)?.resumes).toBe(0);
    house.ahead += 20_000;
    expect(before - (left(seat)?.left ?? 0)).toBeGreaterThanOrEqual(20_000);
    // Nobody stops them by not answering, and another process knows the same.
    expectOk(await house.hall.referee.propose(id, bob, { key: house.key(), kind: 'back', to }));
    house.ahead += 3 * 60_000;
    const later = left(seat)?.left ?? 0;
    expect(before - later).toBeGreaterThanOrEqual(140_000);
    expect(before - later).toBeLessThan(150_000);
    await house.restart();
    room = await house.room(id);
    expect(Math.abs((left(seat)?.left ?? 0) - later)).toBeLessThan(10_000);
  });
});

describe('somebody who is away', () => {
  it('is told of with the moment when a bot takes over, and only while the table waits for them', async () => {
    const { id } = room.row;
    const seat = room.game?.awaited().find(of => room.row.seats[of]?.person !== null) ?? 0;
    const info = await house.hall.look.infoAt(room);
    const at = info.seats[seat]?.takeover ?? 0;
    expect(at - room.waitingSince).toBe(120_000);
    expect(info.seats.filter(({ takeover }) => takeover !== null)).toHaveLength(1);
    house.hall.presence.enter(id, seat);
    expect((await house.hall.look.infoAt(room)).seats[seat]?.takeover).toBeNull();
    house.hall.presence.leave(id, seat);
    house.ahead += 121_000;
    await due();
    const after = (await house.hall.look.infoAt(room)).seats[seat];
    expect(after).toMatchObject({ replaced: 'away', takeover: null });
    expect(after?.person?.name).toMatch(/Ann|Bob/);
  });
});

describe('giving up together', () => {
  it('ends the game without results', async () => {
    const asked = expectOk(
      await house.hall.referee.propose(room.row.id, bob, { key: house.key(), kind: 'abandon' }),
    );
    const proposal = asked.proposal?.id ?? '';
    expectOk(await house.hall.referee.vote(room.row.id, ann, { proposal, agree: true }));
    expect(room.row.status).toBe('abandoned');
    await due();
    expect(await house.store.ratings.results(room.row.id)).toEqual([]);
  });
});

const texts = (seat: number): string[] =>
  randomTurn(room, seat, new SeededRandom('take back')).map(move => room.game?.game.write(move) ?? '');
