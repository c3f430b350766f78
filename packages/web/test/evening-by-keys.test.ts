import { describe, it } from 'vitest';
import {
  come,
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

/** Two people, at boards by keys or at text tables; Hero's Tavern needs a third. */
describe.each(['keys', 'text'] as const)('an evening without a mouse, by %s', way => {
  it.each([{ game: 'heros-tavern', bots: ['patron'] }, { game: 'heaven-and-ale' }] as const)(
    'at $game goes from an invitation by removal, undo and takeover to the end, a rematch and a resignation',
    async wish => {
      const company = await come(visit, wish, [way, way]);
      const [ann, bob] = company.people;
      if (ann === undefined || bob === undefined) throw new Error('too few people');
      await remove(company, ann, bob);
      await start(company, ann);
      await takeBack(company, bob);
      await leaveAndReturn(company, bob);
      await everyone(company.people, one => one.guest.play(wish.game));
      await expectFocusKept(company);
      await playAgain(company, ann);
      await start(company, ann);
      await resignAndEnd(wish.game, ann, [bob]);
      await expectFocusKept(company);
      await playAgain(company, ann);
    },
    600_000,
  );
});
