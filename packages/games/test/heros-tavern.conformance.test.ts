import { fast } from '../src/heros-tavern/fast.ts';
import { type Breakdown, herosTavern } from '../src/heros-tavern/index.ts';
import { type Conformance, conformance } from './conformance.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const tavern: Omit<Conformance, 'seats'> = {
  game: herosTavern,
  fast,
  games: 3,
  // 5 rounds of a deal, 6 picks and a purchase, a few of them replaced.
  mostSteps: 5 * (1 + 5 * 7 * 3),
  mostCharacters: { seat: 110, chance: 420 },
  mayReplace: (state, seat) => herosTavern.view(state, seat).players[seat].in,
  addUp: breakdown => {
    const { rows, unspent } = breakdown as Breakdown;
    return sum(rows.flatMap(row => Object.values(row))) + unspent.coins + unspent.storage + unspent.land;
  },
  tieBreak: ({ scores, players }) => {
    const leaders = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
    const tokens = (players as readonly Breakdown[]).map(({ unspent }) => sum(Object.values(unspent)));
    const most = Math.max(...leaders.map(seat => tokens[seat]));
    return leaders.filter(seat => tokens[seat] === most);
  },
};

for (const seats of [3, 4, 5]) conformance(`Hero's Tavern with ${seats}`, { ...tavern, seats });
conformance("Hero's Tavern with other prices", {
  ...tavern,
  seats: 4,
  options: { prices: { food: { coins: 2 }, market: {}, jester: { coins: 1, storage: 1, land: 1 } } },
  games: 1,
});
