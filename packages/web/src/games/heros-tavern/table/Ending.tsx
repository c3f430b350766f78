import type { Outcome } from '@taproom/games';
import { type Breakdown, CATEGORIES, RESOURCES } from '@taproom/games/heros-tavern';
import { type ReactNode, useEffect } from 'react';
import { crestOf } from '../../../art/crests/CrestMark.tsx';
import { Crest } from '../../../art/crests/index.ts';
import { AfterGame } from '../../../replay/AfterGame.tsx';
import { Drawing, LAST_SCENE, LastScene, Likeness, TavernPicture } from '../art/index.ts';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernRules, useTavernWords } from '../words.ts';
import { Chart } from './Chart.tsx';
import { EndTable } from './EndTable.tsx';
import { FallingCandles } from './FallingCandles.tsx';
import { Ranking } from './Ranking.tsx';
import { sumOf } from './rows.ts';
import { useTelling } from './telling.ts';

interface EndingProps {
  readonly game: TavernGame;
  readonly outcome: Outcome<Breakdown>;
  readonly names: readonly string[];
  readonly sitters: TavernNow['sitters'];
  /** Nobody here has played: the ending needs no suspense. */
  readonly watching: boolean;
  /** Everything is added up: from now on other parts may show the totals. */
  readonly onTold: () => void;
}

const levelOf = (sitter: TavernNow['sitters'][number] | undefined): string | null =>
  sitter?.kind === 'bot' ? sitter.level : null;

/** The ending: the final scoring by kind of card, then who has won, and why, and the whole game by rounds and kinds. */
export function Ending({ game, outcome, names, sitters, watching, onTold }: EndingProps): ReactNode {
  const { tavern } = useTavernWords();
  const { ROUNDS } = useTavernRules().numbers;
  const { players, winners } = outcome;
  const rows = Array.from({ length: ROUNDS + 1 }, (_, row) => ({
    title: row < ROUNDS ? tavern.padRound(row + 1) : tavern.over,
    heroes: players.map(({ rows }) => {
      const heroes = rows[row];
      return heroes === undefined ? 0 : sumOf(heroes);
    }),
  }));
  const unspent = { title: tavern.unspentTokens, heroes: players.map(player => player.unspentHeroes) };
  /** A row for each kind of card, with the heroes that some rows of the pad give for it. */
  const kinds = (from: number) =>
    CATEGORIES.map(category => ({
      title: tavern.category[category],
      picture: category,
      heroes: players.map(player => player.rows.slice(from).reduce((sum, row) => sum + row[category], 0)),
    }));
  // The rounds are known: what is new are the heroes of the final scoring.
  const before = {
    title: tavern.afterRounds(ROUNDS),
    heroes: players.map(player => player.rows.slice(0, ROUNDS).reduce((sum, row) => sum + sumOf(row), 0)),
  };
  const last = [before, ...kinds(ROUNDS), unspent];
  const telling = useTelling(last.length + 1, watching ? 'whole' : 'one-by-one');
  const { isWhole } = telling;
  useEffect(() => {
    if (isWhole) onTold();
  }, [isWhole, onTold]);
  const won = tavern.and(winners.map(seat => names[seat] ?? ''));
  const best = winners[0] === undefined ? undefined : players[winners[0]];
  const shared = { names, winners, totals: outcome.scores };
  const left = RESOURCES.reduce((sum, resource) => sum + (best?.unspent[resource] ?? 0), 0);
  return (
    <section className="tavern-ending" aria-label={tavern.over}>
      {isWhole && !watching && <FallingCandles />}
      <header aria-live="polite" className={telling.isWhole ? 'told' : 'untold'}>
        {isWhole && (
          <Drawing box={LAST_SCENE} size={LAST_SCENE.height} className="tavern-last-scene">
            <LastScene
              winners={winners.map(seat => <Likeness key={seat} level={levelOf(sitters[seat])} />)}
              crests={winners.map(seat => <Crest key={seat} seat={crestOf(seat)} />)}
            />
          </Drawing>
        )}
        <h2>
          <TavernPicture of="hero" size={44} />
          <span>{winners.length > 1 ? tavern.winners(won) : tavern.winner(won)}</span>
        </h2>
        {isWhole && <Ranking scores={outcome.scores} winners={winners} names={names} />}
        {best?.tieBreak === 'won' && <p>{tavern.tieWon(won, left)}</p>}
        {best?.tieBreak === 'shared' && <p>{tavern.tieShared}</p>}
      </header>
      <div className="tavern-after">
        {!telling.isWhole && (
          <button type="button" className="button" onClick={telling.skip}>
            {tavern.skip}
          </button>
        )}
        {!watching && telling.isWhole && <AfterGame game={game} />}
      </div>
      <EndTable
        title={tavern.over}
        hint={tavern.runningTotal}
        rows={last}
        told={telling.told}
        running
        {...shared}
      />
      {telling.isWhole && (
        <>
          <EndTable
            title={tavern.byRound}
            hint={tavern.runningTotal}
            rows={[...rows, unspent]}
            running
            {...shared}
          />
          <EndTable title={tavern.byCategory} rows={[...kinds(0), unspent]} {...shared} />
          <Chart outcome={outcome} names={names} />
        </>
      )}
    </section>
  );
}
