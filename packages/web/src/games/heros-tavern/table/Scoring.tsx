import type { Seat } from '@taproom/games';
import { CATEGORIES, RESOURCES, type Row, type View } from '@taproom/games/heros-tavern';
import { type ReactNode, useEffect } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { TavernPicture } from '../art/index.ts';
import { useTavernRules, useTavernWords } from '../words.ts';
import { ActionBar } from './ActionBar.tsx';
import { countsOf, openCards } from './gains.ts';
import type { RoundScore } from './news.ts';
import { sumOf } from './rows.ts';
import { TokenCount } from './TokenCount.tsx';
import { useTelling } from './telling.ts';
import { whyOf } from './why.ts';

interface ScoringProps {
  readonly score: RoundScore;
  readonly players: View['players'];
  readonly names: readonly string[];
  /** Who reads it: where there is little room, only this seat's heroes are explained; null for all who watch. */
  readonly reader: Seat | null;
  /** Continues to the purchase; without it, nobody here has to continue, and everything is shown at once. */
  readonly onDone: (() => void) | null;
  /** Every row is shown: from now on other parts may show the totals. */
  readonly onTold: () => void;
}

const NO_HEROES: Row = { entertainment: 0, food: 0, ale: 0, lodging: 0, market: 0, staff: 0 };

/** After the categories: the sum, the award, the total. */
const LAST_ROWS = 3;

/** The scoring of a round, category by category: a column for each player, one row after another. */
export function Scoring({ score, players, names, reader, onDone, onTold }: ScoringProps): ReactNode {
  const { tavern } = useTavernWords();
  const rules = useTavernRules();
  const telling = useTelling(CATEGORIES.length + LAST_ROWS, onDone === null ? 'whole' : 'one-by-one');
  const { isWhole } = telling;
  useEffect(() => {
    if (isWhole) onTold();
  }, [isWhole, onTold]);
  const counts = players.map(player => countsOf(openCards(player)));
  const told = score.round < rules.numbers.ROUNDS ? tavern.scoringTold : tavern.scoringToldLast;
  const row = (place: number): string => (place < telling.told ? 'told' : 'untold');
  return (
    <>
      <section
        className="tavern-scoring"
        aria-label={tavern.scoring(score.round)}
        data-guide="scoring"
        // In a small place it scrolls, by keys too.
        tabIndex={onDone === null ? 0 : undefined}
      >
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
              const why = counts.map((_, seat) => tavern.why(whyOf(category, counts, seat, rules)));
              const most = Math.max(...score.heroes.map(heroes => heroes[category]));
              return (
                <tr key={category} className={row(place)} data-about={`booth:${category}`}>
                  <th scope="row">
                    <TavernPicture of={category} size={30} /> {tavern.category[category]}
                    {/* Said in the cell as well. */}
                    {reader !== null && (
                      <small className="tavern-own-why" aria-hidden="true">
                        {tavern.yours(why[reader] ?? '')}
                      </small>
                    )}
                  </th>
                  {names.map((name, seat) => {
                    const heroes = score.heroes[seat]?.[category] ?? 0;
                    return (
                      <td key={name} className={heroes === 0 ? 'none' : heroes === most ? 'most' : undefined}>
                        <b>{heroes}</b> <small>{why[seat]}</small>
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
            <tr className={`tokens ${row(CATEGORIES.length + 1)}`}>
              <th scope="row">
                {tavern.awarded}
                {/* Narrow cells have no room for pictures: they stand here once. */}
                <span className="tavern-token-key" aria-hidden="true">
                  {RESOURCES.map(resource => (
                    <TavernPicture key={resource} of={resource} size={20} />
                  ))}
                </span>
              </th>
              {players.map((player, seat) => (
                <td key={names[seat]}>
                  <TokenCount tokens={player.tokens} gained={score.awards[seat]} size={20} />
                </td>
              ))}
            </tr>
          </tbody>
          <tfoot>
            <tr className={row(CATEGORIES.length + 2)}>
              <th scope="row">{tavern.total}</th>
              {players.map((player, seat) => (
                <td key={names[seat]}>
                  {player.heroes}{' '}
                  <small>{tavern.before(player.heroes - sumOf(score.heroes[seat] ?? NO_HEROES))}</small>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {onDone !== null && (
        <div className="tavern-dock tavern-planks">
          <ActionBar say={isWhole ? told : tavern.scoringTelling}>
            {/* One button for both, so that the focus stays where it is. */}
            <button
              type="button"
              className="button main"
              onClick={({ detail }) => {
                if (!isWhole) telling.skip();
                // The second click of a double click belongs to what was there before.
                else if (detail < 2) onDone();
              }}
            >
              {isWhole ? tavern.toPurchase : tavern.skip}
            </button>
          </ActionBar>
        </div>
      )}
    </>
  );
}
