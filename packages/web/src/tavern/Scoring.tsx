import { CATEGORIES, type Category, type Counts, STAFF, type View } from '@taproom/games/heros-tavern';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { TavernPicture } from '../art/tavern/index.ts';
import { CrestMark } from './CrestMark.tsx';
import { countsOf, openCards } from './gains.ts';
import type { RoundScore } from './news.ts';
import { sumOf } from './Slate.tsx';
import { TokenCount } from './TokenCount.tsx';

interface ScoringProps {
  readonly score: RoundScore;
  readonly players: View['players'];
  readonly names: readonly string[];
}

/** How many cards stand behind the heroes of a category. */
function cardsFor(category: Category, counts: Counts): string {
  if (category === 'ale') return `${counts['light-ale']}+${counts['dark-ale']}`;
  if (category === 'staff') return String(STAFF.reduce((sum, staff) => sum + counts[staff], 0));
  return String(counts[category]);
}

/** The scoring of a round, category by category: a column for each player, one row after the other. */
export function Scoring({ score, players, names }: ScoringProps): ReactNode {
  const { tavern } = useWords();
  const counts = players.map(player => countsOf(openCards(player)));
  const appear = (row: number) => ({ '--row': row }) as CSSProperties;
  return (
    <section className="tavern-scoring" aria-label={tavern.scoring(score.round)}>
      <table>
        <caption>
          {tavern.scoring(score.round)} <small>{tavern.cardsBehind}</small>
        </caption>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th key={name} scope="col">
                <CrestMark seat={seat} size={24} />
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CATEGORIES.map((category, row) => (
            <tr key={category} style={appear(row)}>
              <th scope="row">
                <TavernPicture of={category} size={24} /> {tavern.category[category]}
              </th>
              {counts.map((count, seat) => (
                <td key={names[seat]}>
                  <b>{score.heroes[seat]?.[category]}</b> <small>{cardsFor(category, count)}</small>
                </td>
              ))}
            </tr>
          ))}
          <tr className="sum" style={appear(CATEGORIES.length)}>
            <th scope="row">{tavern.sum}</th>
            {score.heroes.map((row, seat) => (
              <td key={names[seat]}>
                <b>{sumOf(row)}</b>
              </td>
            ))}
          </tr>
          <tr style={appear(CATEGORIES.length + 1)}>
            <th scope="row">{tavern.awarded}</th>
            {score.awards.map((tokens, seat) => (
              <td key={names[seat]}>
                <TokenCount tokens={tokens} size={16} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
