import type { Position } from '@taproom/games/heaven-and-ale';
import { type ReactNode, useId } from 'react';
import { number } from '../../../i18n/numbers.ts';
import { GoalEmblem, Picture } from '../art/index.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import { breakdownNow, goalStandings } from './standing.ts';

/** What a player would score now, with the breakdown, and what is missing for each barrel. */
export function Reckoning({
  position,
  seat,
}: {
  readonly position: Position;
  readonly seat: number;
}): ReactNode {
  const { board, cloister, turn } = useCloisterWords();
  const rules = useCloisterRules();
  const words = turn.reckoning;
  const title = useId();
  const goals = useId();
  const player = position.players[seat];
  if (player === undefined) return null;
  const score = breakdownNow(rules, player);
  const rows = [
    { name: words.production, sum: `${number(score.rearmost)} × ${score.value}`, points: score.production },
    { name: words.barrels, sum: '', points: score.barrels },
    { name: words.barrelCard, sum: '', points: score.barrelCard },
    { name: words.firstPlayer, sum: '', points: score.firstPlayer },
  ];
  return (
    <div className="reckoning">
      <section aria-labelledby={title}>
        <h2 id={title}>{words.title}</h2>
        <p>
          {words.rearmost}: <b>{number(score.rearmost)}</b> ({words.rate(score.rate)}). {words.value}:{' '}
          <b>{score.value}</b>.
        </p>
        <table>
          <tbody>
            {rows.map(({ name, sum, points }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{sum}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td />
              <td>{score.total}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      <section aria-labelledby={goals}>
        <h2 id={goals}>{words.goals}</h2>
        <ul>
          {goalStandings(rules, position, seat).map(standing => {
            const { goal, have, need, own, left, lacks } = standing;
            const isReady = own === null && left !== null && have >= need;
            return (
              <li key={goal} className={own !== null ? 'own' : isReady ? 'met' : left === null ? 'gone' : ''}>
                <Picture of={<GoalEmblem goal={goal} />} size="2.4rem" />
                <span className="goal-name">
                  <b>{cloister.goal[goal]}</b>
                  <span>
                    {board.goalState(standing)}
                    {own === null && left !== null && lacks.length > 0 && `; ${words.lacks(lacks)}`}
                    {isReady && `; ${words.ready}`}
                  </span>
                </span>
                <progress
                  value={Math.max(0, Math.min(have, need))}
                  max={need}
                  aria-label={cloister.goal[goal]}
                />
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
