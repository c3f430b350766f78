import { fast } from '../src/heaven-and-ale/fast.ts';
import { type Breakdown, heavenAndAle } from '../src/heaven-and-ale/index.ts';
import { type Conformance, conformance } from './conformance.ts';

const ale: Omit<Conformance, 'seats'> = {
  game: heavenAndAle,
  fast,
  games: 2,
  // 4 players place 30 tiles at most and go to 27 spaces a round, with a few moves each.
  mostSteps: 4 * (30 + 6 * 27 * 4),
  mostCharacters: { seat: 40, chance: 200 },
  mayReplace: () => false,
  addUp: breakdown => {
    const { value, rearmost, barrels, barrelCard, firstPlayer } = breakdown as Breakdown;
    return value * Math.max(0, rearmost) + barrels + barrelCard + firstPlayer;
  },
  tieBreak: ({ scores }) => scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : [])),
};

for (const seats of [2, 3, 4]) conformance(`Heaven & Ale with ${seats}`, { ...ale, seats });
conformance('Heaven & Ale with a chosen starting player', {
  ...ale,
  seats: 3,
  options: { first: 2 },
  games: 1,
});
