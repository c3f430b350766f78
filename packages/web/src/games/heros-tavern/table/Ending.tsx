import type { Outcome } from '@taproom/games';
import { type Breakdown, CATEGORIES, RESOURCES, tables } from '@taproom/games/heros-tavern';
import { type ReactNode, useRef } from 'react';
import { Link } from 'wouter';
import { AfterGame } from '../../../replay/AfterGame.tsx';
import { TavernPicture } from '../art/index.ts';
import type { TavernGame } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { Chart } from './Chart.tsx';
import { EndTable } from './EndTable.tsx';
import { useKeptFocus } from './keys.ts';
import { sumOf } from './rows.ts';
import { useTelling } from './telling.ts';

interface EndingProps {
  readonly game: TavernGame;
  readonly outcome: Outcome<Breakdown>;
  readonly names: readonly string[];
  /** Nobody here has played: the end is no surprise. */
  readonly watching: boolean;
}

/** The end: the totals build up round by round, then who has won, and by what. */
export function Ending({ game, outcome, names, watching }: EndingProps): ReactNode {
  const { tavern } = useTavernWords();
  const { players, winners } = outcome;
  const rounds = Array.from({ length: tables.ROUNDS + 1 }, (_, row) => ({
    title: row < tables.ROUNDS ? tavern.padRound(row + 1) : tavern.over,
    heroes: players.map(({ rows }) => {
      const heroes = rows[row];
      return heroes === undefined ? 0 : sumOf(heroes);
    }),
  }));
  const unspent = { title: tavern.unspentTokens, heroes: players.map(player => player.unspentHeroes) };
  const rows = [...rounds, unspent];
  const categories = CATEGORIES.map(category => ({
    title: tavern.category[category],
    picture: category,
    heroes: players.map(player => player.rows.reduce((sum, row) => sum + row[category], 0)),
  }));
  const telling = useTelling(rows.length + 1, watching ? 'whole' : 'one-by-one');
  const root = useRef<HTMLElement>(null);
  useKeptFocus(root, String(telling.isWhole));
  const won = tavern.and(winners.map(seat => names[seat] ?? ''));
  const best = winners[0] === undefined ? undefined : players[winners[0]];
  const left = RESOURCES.reduce((sum, resource) => sum + (best?.unspent[resource] ?? 0), 0);
  return (
    <section ref={root} className="tavern-ending" aria-label={tavern.over}>
      <header aria-live="polite" className={telling.isWhole ? 'told' : 'untold'}>
        <h2>
          <TavernPicture of="hero" size={56} />
          <span>{winners.length > 1 ? tavern.winners(won) : tavern.winner(won)}</span>
        </h2>
        {best?.tieBreak === 'won' && <p>{tavern.tieWon(won, left)}</p>}
        {best?.tieBreak === 'shared' && <p>{tavern.tieShared}</p>}
      </header>
      <div className="tavern-after">
        {!telling.isWhole && (
          <button type="button" className="button" onClick={telling.skip}>
            {tavern.skip}
          </button>
        )}
        {!watching && telling.isWhole && (
          <>
            <AfterGame game={game} />
            <Link href="/" className="button">
              {tavern.home}
            </Link>
          </>
        )}
      </div>
      <EndTable
        title={tavern.byRound}
        hint={tavern.runningTotal}
        names={names}
        rows={rows}
        told={telling.told}
        winners={winners}
        totals={outcome.scores}
        running
      />
      {telling.isWhole && (
        <>
          <EndTable
            title={tavern.byCategory}
            names={names}
            rows={[...categories, unspent]}
            told={categories.length + 2}
            winners={winners}
            totals={outcome.scores}
          />
          <Chart outcome={outcome} names={names} />
        </>
      )}
    </section>
  );
}
