import type { Account, Worth } from '@taproom/bots/coach';
import type { ReactNode } from 'react';
import type { ReviewedGame } from './context.tsx';
import { useFigures } from './figures.ts';
import { addsUp, headlineOf } from './headline.ts';
import { type ReviewWords, useReviewWords } from './words.tsx';

interface AccountPanelProps {
  readonly of: ReviewedGame;
  readonly account: Account;
}

/** Where the difference to what a seat could expect comes from: in words, and exactly for those who open it. */
export function AccountPanel({ of, account }: AccountPanelProps): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const [seat] = account.seats;
  if (seat === undefined || !addsUp(account)) throw new Error('the account does not add up');
  const { initial, slips, luck, rivals, revision, final } = seat;
  const rows: readonly (readonly [part: keyof ReviewWords['parts'], worth: Worth])[] = [
    ['slips', slips],
    ['luck', luck],
    ['rivals', rivals],
    ['revision', revision],
  ];
  return (
    <section className="review-panel" aria-labelledby="review-account">
      <h2 id="review-account">{words.account}</h2>
      <p className="review-story">
        {words.accountNote(headlineOf(account, of.counts).decisions, of.points.many)}
      </p>
      <details className="review-exactly">
        <summary>{words.exactly}</summary>
        <div className="review-scroll">
          <table className="review-account">
            <thead>
              <tr>
                <td />
                <th scope="col">{of.points.title}</th>
                <th scope="col">{words.share}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">{words.parts.initial}</th>
                <td>{figures.points(initial.score)}</td>
                <td>{figures.share(initial.share)}</td>
              </tr>
              {rows.map(([part, worth]) => (
                <tr key={part}>
                  <th scope="row">{words.parts[part]}</th>
                  <td>{figures.pointsOff(worth.score)}</td>
                  <td>{figures.shareOff(worth.share)}</td>
                </tr>
              ))}
              <tr className="total">
                <th scope="row">{words.parts.final}</th>
                <td>{figures.points(final.score)}</td>
                <td>{figures.share(final.share)}</td>
              </tr>
            </tbody>
          </table>
        </div>
        <p className="review-note">{words.revisionHint}</p>
      </details>
    </section>
  );
}
