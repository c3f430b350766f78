import {
  CATEGORIES,
  type Card,
  type Category,
  type Counts,
  STAFF,
  type View,
} from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';
import { ActionBar } from './ActionBar.tsx';
import { countsOf, openCards } from './gains.ts';
import type { RoundScore } from './news.ts';
import { sumOf } from './rows.ts';
import { TokenCount } from './TokenCount.tsx';
import { useTelling } from './telling.ts';

interface ScoringProps {
  readonly score: RoundScore;
  readonly players: View['players'];
  readonly names: readonly string[];
  /** Goes on to the purchase; without it, nobody here has to go on, and all is told at once. */
  readonly onDone: (() => void) | null;
}

/** How many cards stand behind the heroes of a category; nothing where there is none. */
function cardsFor(category: Category, counts: Counts): string {
  const kinds: readonly Card[] =
    category === 'ale' ? ['light-ale', 'dark-ale'] : category === 'staff' ? STAFF : [category];
  const sum = kinds.reduce((all, kind) => all + counts[kind], 0);
  if (sum === 0) return '';
  return category === 'ale' ? `${counts['light-ale']} + ${counts['dark-ale']}` : `× ${sum}`;
}

/** After the categories: the sum, the award, the total. */
const LAST_ROWS = 3;

/** The scoring of a round, category by category: a column for each player, one row after the other. */
export function Scoring({ score, players, names, onDone }: ScoringProps): ReactNode {
  const { tavern } = useTavernWords();
  const telling = useTelling(CATEGORIES.length + LAST_ROWS, onDone === null ? 'whole' : 'one-by-one');
  const counts = players.map(player => countsOf(openCards(player)));
  const row = (place: number): string => (place < telling.told ? 'told' : 'untold');
  return (
    <>
      <section className="tavern-scoring" aria-label={tavern.scoring(score.round)} data-guide="scoring">
        <table>
          <caption>
            {tavern.scoring(score.round)} <small>{tavern.cardsBehind}</small>
          </caption>
          <thead>
            <tr>
              <td />
              {names.map((name, seat) => (
                <th key={name} scope="col">
                  <CrestMark seat={seat} size={34} />
                  <span>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {CATEGORIES.map((category, place) => {
              const most = Math.max(...score.heroes.map(heroes => heroes[category]));
              return (
                <tr key={category} className={row(place)}>
                  <th scope="row">
                    <TavernPicture of={category} size={30} /> {tavern.category[category]}
                  </th>
                  {counts.map((count, seat) => {
                    const heroes = score.heroes[seat]?.[category] ?? 0;
                    return (
                      <td
                        key={names[seat]}
                        className={heroes === 0 ? 'none' : heroes === most ? 'most' : undefined}
                      >
                        <b>{heroes}</b> <small>{cardsFor(category, count)}</small>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
            <tr className={`sum ${row(CATEGORIES.length)}`}>
              <th scope="row">
                <TavernPicture of="hero" size={30} /> {tavern.sum}
              </th>
              {score.heroes.map((heroes, seat) => (
                <td key={names[seat]}>
                  <b>{sumOf(heroes)}</b>
                </td>
              ))}
            </tr>
            <tr className={row(CATEGORIES.length + 1)}>
              <th scope="row">
                <TavernPicture of="coins" size={30} /> {tavern.awarded}
              </th>
              {score.awards.map((tokens, seat) => (
                <td key={names[seat]}>
                  <TokenCount tokens={tokens} size={20} />
                </td>
              ))}
            </tr>
          </tbody>
          <tfoot>
            <tr className={row(CATEGORIES.length + 2)}>
              <th scope="row">{tavern.total}</th>
              {players.map((player, seat) => (
                <td key={names[seat]}>{player.heroes}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {onDone !== null && (
        <div className="tavern-dock tavern-planks">
          <ActionBar say={telling.isWhole ? tavern.scoringTold : tavern.scoringTelling}>
            {/* One button for both, so that the focus stays where it is. */}
            <button type="button" className="button main" onClick={telling.isWhole ? onDone : telling.skip}>
              {telling.isWhole ? tavern.toPurchase : tavern.skip}
            </button>
          </ActionBar>
        </div>
      )}
    </>
  );
}
