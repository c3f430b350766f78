import { describe, it } from 'vitest';
import {
  changeDevice,
  come,
  deleteAccount,
  everyone,
  expectFocusKept,
  leaveAndReturn,
  playAgain,
  remove,
  resignAndEnd,
  SOON_AWAY,
  start,
  takeBack,
} from './company.ts';
import { visits } from './visit.ts';

const visit = visits({ environment: SOON_AWAY });

/**
 * Everyone in a browser of their own, and in their own way: the host, whoever is removed and away, and the rest. A whole
 * game by many people costs minutes of processor time: only three play one here.
 */
describe.each([
  { game: 'heros-tavern', ways: ['mouse', 'keys', 'text'], until: 'the end' },
  { game: 'heros-tavern', ways: ['text', 'mouse', 'keys', 'mouse', 'text'], until: 'all but one resign' },
  { game: 'heaven-and-ale', ways: ['keys', 'text', 'mouse', 'mouse'], until: 'all but one resign' },
] as const)('$ways.length people at $game who play by $ways', ({ game, ways, until }) => {
  it(`come by one invitation, lose and find each other on the way, play until ${until}, and meet again`, async () => {
    const company = await come(visit, { game }, ways);
    const [ann, bob, cat, ...more] = company.people;
    if (ann === undefined || bob === undefined || cat === undefined) throw new Error('too few people');
    await remove(company, ann, bob);
    await start(company, ann);
    await takeBack(company, bob);
    await leaveAndReturn(company, bob);
    if (until === 'the end') await everyone(company.people, one => one.guest.play(game));
    else await resignAndEnd(game, ann, [bob, cat, ...more]);
    await expectFocusKept(company);
    await playAgain(company, ann);

    const moved = await changeDevice(visit, bob);
    const again = { ...company, people: [ann, moved, cat, ...more] };
    await start(again, ann);
    await everyone(again.people, one => one.guest.playTurn(game));
    await deleteAccount(again, cat);
    if (until === 'the end') await resignAndEnd(game, ann, [moved, ...more]);
    await expectFocusKept(again);
  }, 600_000);
});
