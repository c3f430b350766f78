import type { ArenaGame, Sitting } from '@taproom/bots/arena';
import type { LoggedRun } from '../game-log.ts';
import type { Match } from './match.ts';

/** A match as its file knows it. Games that were saved are added to those played. */
export const loggedMatch = (
  { game, bots, seed, allowance }: Match,
  rules: number,
  played: ArenaGame[],
): LoggedRun => ({
  kind: 'arena',
  version: 2,
  settings: { game, rules, bots, seed, nodes: null, ms: null, ...allowance },
  resume(line) {
    if (!isPlayed(line, bots.length)) return false;
    played.push(line);
    return true;
  },
});

/** A game as it is saved. */
export const matchLine = ({ deal, rotation, scores, winners, ms, traits }: ArenaGame): object => ({
  deal,
  rotation,
  scores,
  winners,
  ms,
  traits,
});

function isPlayed(value: object, seats: number): value is ArenaGame & Sitting {
  const { deal, rotation, scores, winners, ms, traits } = value as Record<keyof ArenaGame, unknown>;
  const areNumbers = (list: unknown): boolean =>
    Array.isArray(list) && list.every(each => typeof each === 'number');
  return (
    Number.isSafeInteger(deal) &&
    Number.isSafeInteger(rotation) &&
    areNumbers(scores) &&
    areNumbers(winners) &&
    [ms, traits].every(lists => Array.isArray(lists) && lists.every(areNumbers)) &&
    [scores, ms, traits].every(list => Array.isArray(list) && list.length === seats)
  );
}
