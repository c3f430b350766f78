import type { Account, SlipName } from '@taproom/bots/coach';
import type { ReactNode } from 'react';
import { type ReviewedGame, seatAccountIn } from './context.tsx';
import { type Figures, useFigures } from './figures.ts';
import { headlineOf, slipCounts } from './headline.ts';
import { type ReviewWords, useReviewWords } from './words.tsx';

interface SummaryPanelProps {
  readonly of: ReviewedGame;
  readonly account: Account;
  /** Those of all seats that are done: for comparison. */
  readonly accounts: readonly Account[];
}

const NAMES: readonly SlipName[] = ['blunder', 'mistake', 'inaccuracy'];

/** How a seat played, and how lucky it was. */
export function SummaryPanel({ of, account, accounts }: SummaryPanelProps): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const { cost, decisions, luck, withoutLuck } = headlineOf(account, of.counts);
  const table = lossesAt(of, accounts, figures);
  return (
    <>
      <p className="review-story">{storyOf(of, account, words, figures)}</p>
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
              {table.length > 1 && <small className="review-losses">{words.atTable(table.join(', '))}</small>}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.luck}</dt>
          <dd>
            <b>{words.pointsOf(figures.pointsOff(luck.score))}</b>
            <small>{words.shareDifference(figures.shareOff(luck.share))}</small>
          </dd>
        </div>
        <div>
          <dt>{words.withoutLuck}</dt>
          <dd>
            <b>{words.pointsOf(figures.points(withoutLuck.score))}</b>
            <small>{words.shareDifference(figures.share(withoutLuck.share))}</small>
          </dd>
        </div>
      </dl>
    </>
  );
}

/** What decisions cost everyone at the table, the best player first: with bots, that is a ladder to compare with. */
function lossesAt(of: ReviewedGame, accounts: readonly Account[], figures: Figures): string[] {
  return of.names
    .flatMap((name, seat) => {
      const account = seatAccountIn(accounts, seat);
      const cost = account === undefined ? null : headlineOf(account, of.counts).cost;
      return cost === null ? [] : [{ name, loss: cost.score.mean }];
    })
    .toSorted((a, b) => a.loss - b.loss)
    .map(({ name, loss }) => `${name} (${figures.fine(loss)})`);
}

function storyOf(of: ReviewedGame, account: Account, words: ReviewWords, figures: Figures): string {
  const [seat] = account.seats;
  if (seat === undefined) throw new Error('nobody has this account');
  const { all, named } = slipCounts(account, of.names.length, of.counts);
  const { decisions } = headlineOf(account, of.counts);
  const listed = NAMES.filter(name => named[name] > 0).map(name => words.counted[name](named[name]));
  const luck = seat.luck.score;
  return [
    words.result(`${seat.final.score}`),
    all === 0 ? words.noSlips : words.slipsFound(all, decisions, listed.join(', ')),
    luck < 0 ? words.luckTook(figures.points(-luck)) : words.luckGave(figures.points(luck)),
  ].join(' ');
}
