import { expectOk, GAMES, type GameId, readRecord, replayRecord, SeededRandom } from '@taproom/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESK } from '../desk.ts';
import { MOST_MOVES } from './game.ts';
import { EngineSession } from './session.ts';

type Answer = Record<string, unknown> & { ok: boolean };

class Caller {
  private readonly session = new EngineSession(DESK);
  line = (text: string): Answer => JSON.parse(this.session.answer(text));
  ask = (request: object): Answer => this.line(JSON.stringify(request));
  get = <T>(what: string, request: object = {}): T => this.ask({ do: what, ...request })[what] as T;

  begin(game: GameId, more: object = {}): Answer {
    return this.ask({ do: 'new', game, seats: GAMES.current(game).seats.min, seed: 'x', ...more });
  }

  /** Plays random moves, this many or to the end; returns how many. */
  play(random: SeededRandom, most = 100_000): number {
    for (let played = 0; played < most; played++) {
      const actors = this.get<number[]>('actors');
      const seat = actors[random.below(Math.max(1, actors.length))];
      if (seat === undefined) return played;
      const moves = this.get<string[]>('moves', { seat });
      const move = moves[random.below(moves.length)];
      expect(this.ask({ do: 'apply', seat, move })).toMatchObject({ ok: true });
    }
    return most;
  }
}

describe.each(GAMES.ids)('a session of %s', id => {
  it('plays a game whose record replays to the same end', () => {
    const caller = new Caller();
    caller.begin(id);
    caller.play(new SeededRandom('whole'));
    const outcome = caller.get<{ scores: number[] }>('outcome');
    const replay = expectOk(replayRecord(expectOk(readRecord(caller.get('record'))), GAMES));
    expect(replay.outcome).toEqual(outcome);
    expect(replay.game.position(replay.state)).toEqual(caller.get('position'));
    expect(caller.get('actors')).toEqual([]);
  });

  it('takes back all moves of the seats, and chance comes again as it was', () => {
    const caller = new Caller();
    caller.begin(id);
    const start = caller.get('position');
    const played = caller.play(new SeededRandom('undo'));
    const record = caller.get<string>('record');
    const undone: object[] = [];
    for (let answer = caller.ask({ do: 'undo' }); answer.ok; answer = caller.ask({ do: 'undo' }))
      undone.push(answer.undone as object);
    expect(undone).toHaveLength(played);
    expect(caller.get('position')).toEqual(start);
    for (const move of undone.reverse()) expect(caller.ask({ do: 'apply', ...move }).ok).toBe(true);
    expect(caller.get('record')).toBe(record);
  });

  it('goes on from a position as before, but for chance', () => {
    const caller = new Caller();
    caller.begin(id);
    caller.play(new SeededRandom('load'), 20);
    const position = caller.get('position');
    const other = new Caller();
    expect(other.ask({ do: 'load', position, chance: 'manual' })).toMatchObject({
      ok: true,
      game: id,
      seed: null,
    });
    expect(other.get('position')).toEqual(position);
    expect(other.get('actors')).toEqual(caller.get('actors'));
    expect(other.ask({ do: 'load', position, game: 'chess' })).toMatchObject({ code: 'unknown-game' });
    expect(other.ask({ do: 'undo' })).toEqual({ ok: false, code: 'nothing-to-undo' });
    other.ask({ do: 'load', position, seed: 7 });
    other.play(new SeededRandom('on'));
    expect(other.get('outcome')).not.toBeNull();
    expect(other.ask({ do: 'record' })).toEqual({ ok: false, code: 'no-record-after-load' });
  });

  it('with chance by hand draws nothing', () => {
    const caller = new Caller();
    expect(caller.begin(id, { chance: 'manual' })).toMatchObject({ ok: true, seed: null, events: [] });
    expect(caller.get('actors')).toEqual(['chance']);
    const state = expectOk(GAMES.current(id).setup(GAMES.current(id).seats.min));
    const move = GAMES.current(id).write(GAMES.current(id).draw(state, new SeededRandom('by hand')));
    expect(caller.ask({ do: 'apply', seat: 'chance', move })).toMatchObject({ ok: true });
    expect(caller.get('record')).toContain(`chance: ${move}\n`);
  });

  it('keeps its game whatever comes in', () => {
    const caller = new Caller();
    caller.begin(id);
    caller.play(new SeededRandom('keep'), 5);
    const position = caller.get('position');
    const word = fc.constantFrom(
      'moves',
      'apply',
      'view',
      'load',
      'new',
      'record',
      'seat',
      'host',
      'chance',
      id,
    );
    const value = fc.oneof(word, fc.jsonValue(), fc.nat(9));
    const keys = fc.constantFrom(
      'do',
      'seat',
      'move',
      'game',
      'seats',
      'options',
      'chance',
      'seed',
      'position',
      '__proto__',
    );
    const request = fc.dictionary(keys, value).filter(({ do: what, game }) => what !== 'new' || game !== id);
    fc.assert(
      fc.property(request, fields => {
        const answer = caller.line(JSON.stringify(fields));
        expect(answer.ok || typeof answer.code === 'string').toBe(true);
        expect(answer.code).not.toBe('internal-error');
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.string(), text => caller.line(text).ok === false));
    expect(caller.get('position')).toEqual(position);
  });
});

describe('a session', () => {
  it('draws a seed if none is given, tells it, and keeps to it', () => {
    const caller = new Caller();
    const first = caller.begin('heros-tavern', { seed: undefined });
    expect(first.seed).toMatch(/^[0-9a-f]{24}$/);
    expect(caller.begin('heros-tavern', { seed: first.seed }).events).toEqual(first.events);
    expect(caller.begin('heros-tavern', { seed: undefined }).seed).not.toBe(first.seed);
  });

  it('refuses wrong fields', () => {
    const caller = new Caller();
    for (const [field, value] of Object.entries({
      seats: '3',
      seed: 1.5,
      options: [],
      chance: 'dice',
      game: 5,
    }))
      expect(caller.begin('heros-tavern', { [field]: value })).toMatchObject({ code: 'wrong-field', field });
    expect(caller.begin('heros-tavern', { options: { prices: { ale: {} } } })).toMatchObject({
      code: 'unknown-card',
    });
    expect(caller.ask({ do: 'actors' })).toEqual({ ok: false, code: 'no-game' });
  });

  it('echoes any id', () => {
    const caller = new Caller();
    for (const id of [0, '', null, false, [1, { a: 2 }]])
      expect(caller.ask({ do: 'actors', id })).toEqual({ id, ok: false, code: 'no-game' });
  });

  it('stops a game that would not fit its record', () => {
    const caller = new Caller();
    caller.begin('heros-tavern');
    const [move] = caller.get<string[]>('moves', { seat: 1 });
    const pick = { do: 'apply', seat: 1, move };
    for (let moves = 1; moves < MOST_MOVES; moves++) caller.ask(pick);
    expect(caller.ask(pick)).toEqual({ ok: false, code: 'too-many-moves', max: MOST_MOVES });
    expect(readRecord(caller.get('record'))).toMatchObject({ ok: true });
  });
});
