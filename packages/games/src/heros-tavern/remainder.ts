import type { Random } from '../chance.ts';
import { KINDS, sum } from './layout.ts';
import { COPIES } from './numbers.ts';

/**
 * When a deal uses up the pile, the last cards of it are all dealt, and the hands
 * are filled up from the shuffled discard. A viewer knows what these last cards
 * were, but not which of the cards it has seen are copies from the old pile and
 * which from the new. This samples how many of each card are old ones in hands
 * that the viewer has not seen.
 *
 * Every card dealt is taken to be an old one with the same chance, wherever it went.
 * If y of the k known copies of a card are old, there are C(k, y) ways to choose which,
 * and old!/(old − y)! · new!/(new − k + y)! ways to take them from the copies of both
 * sorts. The Y known old cards together leave `slots` unseen places for the other
 * |old| − Y, and the rest of the places to new ones: the weight `others` depends on Y only.
 *
 * @param old counts by card of the remainder of the pile
 * @param known counts by card of what the viewer knows to be dealt in this round
 * @param unseen counts by card of all that is in unknown hands or in the pile
 * @param slots the number of cards in unknown hands
 */
export function sampleRemainder(
  old: readonly number[],
  known: readonly number[],
  unseen: readonly number[],
  slots: number,
  random: Random,
): number[] {
  const allOld = sum(old, 0, KINDS);
  if (allOld === 0 || slots === 0) return old.map(() => 0);
  const allNew = sum(known, 0, KINDS) + sum(unseen, 0, KINDS) - allOld;
  const allKnown = sum(known, 0, KINDS);

  const others = (knownOld: number): number => {
    const placed = allOld - knownOld;
    const newLeft = allNew - allKnown + knownOld;
    return logFalling(slots, placed) + logFalling(newLeft, slots - placed);
  };
  const weight = (card: number, y: number): number => {
    const k = known[card];
    const fresh = known[card] + unseen[card] - old[card];
    return logFalling(k, y) - logFactorial(y) + logFalling(old[card], y) + logFalling(fresh, k - y);
  };

  // Only where some are old and some are known is there anything to tell apart.
  const mixed = old.map((_, card) => card).filter(card => old[card] > 0 && known[card] > 0);
  // ways[i][Y]: the weight of all that mixed[i] and those after it can add, when those before it have Y known old ones.
  const ways = Array.from({ length: mixed.length + 1 }, () => Array<number>(allOld + 1).fill(-Infinity));
  for (let total = 0; total <= allOld; total++) ways[mixed.length][total] = others(total);
  let reach = mixed.reduce((most, card) => most + Math.min(old[card], known[card]), 0);
  for (let i = mixed.length - 1; i >= 0; i--) {
    const card = mixed[i];
    const most = Math.min(old[card], known[card]);
    reach -= most;
    const weights = Array.from({ length: most + 1 }, (_, y) => weight(card, y));
    for (let total = 0; total <= reach; total++) {
      ways[i][total] = logSum(weights.map((log, y) => log + ways[i + 1][total + y]));
    }
  }

  const hidden = old.slice();
  let total = 0;
  mixed.forEach((card, i) => {
    let left = uniform(random);
    let y = 0;
    for (let more = 0; more <= Math.min(old[card], known[card]) && left >= 0; more++) {
      const share = Math.exp(weight(card, more) + ways[i + 1][total + more] - ways[i][total]);
      if (share > 0) y = more; // whatever rounding does, nothing impossible is chosen
      left -= share;
    }
    total += y;
    hidden[card] -= y;
  });
  return hidden;
}

const LOG_FACTORIALS: readonly number[] = (() => {
  const logs = [0];
  for (let n = 1; n <= sum(COPIES, 0, KINDS); n++) logs.push(logs[n - 1] + Math.log(n));
  return logs;
})();

const logFactorial = (n: number): number => LOG_FACTORIALS[n];

/** The logarithm of n · (n − 1) · … with k factors; of 0 if there are not that many. */
const logFalling = (n: number, k: number): number =>
  k < 0 || k > n ? -Infinity : logFactorial(n) - logFactorial(n - k);

/** The logarithm of a sum, from the logarithms of what is added. */
function logSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  if (most === -Infinity) return most;
  return most + Math.log(logs.reduce((total, log) => total + Math.exp(log - most), 0));
}

/** A number from 0 up to 1, as fine as a double needs. */
const uniform = (random: Random): number =>
  (random.below(2 ** 20) * 2 ** 20 + random.below(2 ** 20)) / 2 ** 40;
