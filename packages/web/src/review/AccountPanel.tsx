import type { Account, SeatAccount, Worth } from '@taproom/bots/coach';
import type { ReactNode } from 'react';
import type { ReviewedGame } from './context.tsx';
import { type Figures, useFigures } from './figures.ts';
import { addsUp, headlineOf } from './headline.ts';
import { type ReviewWords, useReviewWords } from './words.tsx';

interface AccountPanelProps {
  readonly of: ReviewedGame;
  readonly account: Account;
}

/** How a seat did, and where the difference to what it could expect comes from. */
export function AccountPanel({ of, account }: AccountPanelProps): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const [seat] = account.seats;
  if (seat === undefined || !addsUp(account)) throw new Error('the account does not add up');
  const { cost, decisions, luck, withoutLuck } = headlineOf(account, of.counts);
  const { initial, slips, rivals, revision, final } = seat;
  const rows: readonly (readonly [part: keyof ReviewWords['parts'], worth: Worth])[] = [
    ['slips', slips],
    ['luck', luck],
    ['rivals', rivals],
    ['revision', revision],
  ];
  return (
    <>
      <p className="review-story">{storyOf(seat, words, figures)}</p>
      <dl className="review-headline">
        {cost !== null && (
          <div>
            <dt>{words.perDecision}</dt>
            <dd>
              <b>{words.perDecisionValue(figures.fine(cost.score.mean), figures.share(cost.share.mean))}</b>
              <small>
                {words.perDecisionRange(
                  figures.fine(cost.score.least),
                  figures.fine(cost.score.most),
                  decisions,
                )}
              </small>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.luck}</dt>
          <dd>
            <b>{words.pointsOf(figures.pointsOff(luck.score))}</b>
            <small>{figures.shareOff(luck.share)}</small>
          </dd>
        </div>
        <div>
          <dt>{words.withoutLuck}</dt>
          <dd>
            <b>{words.pointsOf(figures.points(withoutLuck.score))}</b>
            <small>{figures.share(withoutLuck.share)}</small>
          </dd>
        </div>
      </dl>
      <div className="review-scroll">
        <table className="review-account">
          <caption>{words.account}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.points}</th>
              <th scope="col">{words.measures.share}</th>
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
    </>
  );
}

function storyOf({ final, slips, luck, rivals }: SeatAccount, words: ReviewWords, figures: Figures): string {
  const told = [
    words.result(`${final.score}`),
    slips.score === 0 ? words.noSlips : words.slipsCost(figures.points(-slips.score)),
    luck.score < 0 ? words.luckTook(figures.points(-luck.score)) : words.luckGave(figures.points(luck.score)),
    rivals.score < 0
      ? words.rivalsTook(figures.points(-rivals.score))
      : words.rivalsGave(figures.points(rivals.score)),
  ];
  return told.join(' ');
}
