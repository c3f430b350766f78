import type { Position } from '@taproom/games/heaven-and-ale';
import { useEffect, useState } from 'react';
import type { CloisterEdition, CloisterGame, CloisterNow } from '../types.ts';
import { breakdownNow } from './standing.ts';

/** What everyone would have scored at some point of the game. */
export interface ScorePoint {
  readonly move: number;
  readonly round: number;
  readonly points: readonly number[];
}

/** How many standings are computed before the page gets its turn. */
const AT_ONCE = 4;

/**
 * The standings at the start of each turn and at the end. Computed bit by bit, so that the page is never blocked; null
 * until all of them are there.
 */
export function useStandings(
  game: CloisterGame,
  { rules, turns, moves }: CloisterNow,
): readonly ScorePoint[] | null {
  const [standings, setStandings] = useState<readonly ScorePoint[] | null>(null);
  useEffect(() => {
    const points = [...new Set([...turns.map(({ at }) => at), moves])].sort((a, b) => a - b);
    const done: ScorePoint[] = [];
    let timer: number | null = null;
    const work = (): void => {
      timer = null;
      for (const move of points.slice(done.length, done.length + AT_ONCE)) {
        const view = game.viewAt(move);
        // It has to be fetched: the game notifies when something has arrived.
        if (view === null) return;
        done.push(standingAt(rules, view, move));
      }
      if (done.length < points.length) goOn();
      else setStandings(done.filter(({ round }) => round > 0));
    };
    const goOn = (): void => {
      if (done.length < points.length) timer ??= window.setTimeout(work);
    };
    goOn();
    const leave = game.subscribe(goOn);
    return () => {
      leave();
      if (timer !== null) window.clearTimeout(timer);
    };
  }, [game, rules, turns, moves]);
  return standings;
}

/** How many positions of a game are estimated: enough for a line, and done before the scores are read. */
const ESTIMATED = 18;

/**
 * What everyone could expect over the game, ending with what they got; null until it is estimated, and where nobody can
 * estimate it. It happens on a thread of its own, which loads with the first question.
 */
export function useExpectedScores(
  game: CloisterGame,
  standings: readonly ScorePoint[] | null,
): readonly ScorePoint[] | null {
  const [expected, setExpected] = useState<readonly ScorePoint[] | null>(null);
  useEffect(() => {
    if (standings === null) return;
    let isLeft = false;
    const isWanted = (): boolean => !isLeft;
    void estimated(game, standings, isWanted).then(
      found => isWanted() && setExpected(found),
      cause => console.error('No expected scores:', cause),
    );
    return () => {
      isLeft = true;
    };
  }, [game, standings]);
  return expected;
}

async function estimated(
  game: CloisterGame,
  standings: readonly ScorePoint[],
  isWanted: () => boolean,
): Promise<readonly ScorePoint[] | null> {
  const last = standings.at(-1);
  if (last === undefined) return null;
  const { reviewThread } = await import('../../../review/thread.ts');
  const { game: id, rules, seat, sitters } = game.get();
  const every = Math.max(1, Math.ceil(standings.length / ESTIMATED));
  const points: ScorePoint[] = [];
  for (const point of standings.slice(0, -1).filter((_, i) => i % every === 0)) {
    const view = game.viewAt(point.move);
    if (view === null || !isWanted()) return null;
    const position = { game: id, rules: rules.rules, view, seat: seat ?? 0, seats: sitters.length };
    const scores = await reviewThread.projected(position);
    // Between rounds nobody has anything to decide.
    if (scores !== null) points.push({ ...point, points: scores.map(score => Math.max(0, score)) });
  }
  return points.length > 1 ? [...points, last] : null;
}

const standingAt = (rules: CloisterEdition, position: Position, move: number): ScorePoint => ({
  move,
  round: position.round,
  points: position.players.map(player => breakdownNow(rules, player).total),
});
