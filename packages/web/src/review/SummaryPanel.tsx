import type { Account, SlipName } from '@taproom/bots/coach';
import type { ReactNode } from 'react';
import { type ReviewedGame, seatAccountIn } from './context.tsx';
import { type Figures, useFigures } from './figures.ts';
import { headlineOf, isTwofold, slipCounts } from './headline.ts';
import { PlayedLike } from './PlayedLike.tsx';
import type { KeptReview } from './store.ts';
import { type ReviewWords, useReviewWords } from './words.tsx';

interface SummaryPanelProps {
  readonly of: ReviewedGame;
  readonly account: Account;
  /** Those of all seats that are done: for comparison. */
  readonly accounts: readonly Account[];
  readonly review: Pick<KeptReview, 'version' | 'nodes'>;
}

const NAMES: readonly SlipName[] = ['blunder', 'mistake', 'inaccuracy'];

/** How a seat played, and how lucky it was. */
export function SummaryPanel({ of, account, accounts, review }: SummaryPanelProps): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const { cost, decisions, luck, withoutLuck } = headlineOf(account, of.counts);
  const table = lossesAt(of, accounts, figures);
  return (
    <>
      <p className="review-story">{storyOf(of, account, words, figures)}</p>
      <dl className="review-headline">
        <PlayedLike of={of} account={account} review={review} />
        {cost !== null && (
          <div>
            <dt>{words.perDecision}</dt>
            <dd>
              <b>
                {words.perDecisionValue(
                  of.points.written(figures.fine(cost.score.mean)),
                  figures.share(cost.share.mean),
                )}
              </b>
              <small>
                {words.perDecisionRange(
                  figures.fine(cost.score.least),
                  of.points.written(figures.fine(cost.score.most)),
                  decisions,
                )}
              </small>
              {table.length > 1 && (
                <small className="review-losses">{words.atTable(of.points.many, table.join(', '))}</small>
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.luck}</dt>
          <dd>
            <b>{of.points.written(figures.pointsOff(luck.score))}</b>
            <small>{words.shareDifference(figures.shareOff(luck.share))}</small>
            {isTwofold(luck) && <small className="review-why">{words.luckDiffers}</small>}
          </dd>
        </div>
        <div>
          <dt>{words.withoutLuck}</dt>
          <dd>
            <b>{of.points.written(figures.points(withoutLuck.score))}</b>
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
  const points = of.points.written(figures.points(Math.abs(luck)));
  return [
    words.result(of.points.whole(seat.final.score)),
    all === 0 ? words.noSlips : words.slipsFound(all, decisions, listed.join(', ')),
    luck < 0 ? words.luckTook(points) : words.luckGave(points),
  ].join(' ');
}
