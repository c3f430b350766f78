import type { Account, KeyMoment } from '@taproom/bots/coach';
import { type ReactNode, useMemo, useState } from 'react';
import { BoardDialog, type ShownBoard, turnTo } from './BoardDialog.tsx';
import type { ReviewedGame } from './context.tsx';
import type { Exercise } from './exercises.ts';
import { useFigures } from './figures.ts';
import { type ShownMoment, shownMoments } from './key-moments.ts';
import { type ReviewWords, useReviewWords } from './words.tsx';

interface MomentsPanelProps {
  readonly of: ReviewedGame;
  readonly account: Account;
  readonly exercises: readonly Exercise[];
  readonly onTry: (exercises: readonly Exercise[]) => void;
}

/** Smaller errors are not worth a word. */
const LEAST_ERROR = { share: 0.0005, score: 0.05 } as const;

/** The signs that chess players know, beside the names. */
const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

/** The moments that made the difference to a seat. */
export function MomentsPanel({ of, account, exercises, onTry }: MomentsPanelProps): ReactNode {
  const words = useReviewWords();
  const { table } = of.game;
  const [board, setBoard] = useState<ShownBoard | null>(null);
  const moments = useMemo(
    () => shownMoments(table.game, account, table.sitters.length, of.counts),
    [table, account, of],
  );
  const seat = account.seats[0]?.seat ?? 0;
  const open = (shown: ShownMoment): void => {
    const { ply } = shown.moment;
    const opened: ShownBoard =
      shown.kind === 'luck'
        ? { ply: afterDraw(of, ply), seat, turns: null }
        : { ply, seat, turns: { played: shown.turn.played, better: betterOf(shown).moves } };
    if (opened.turns === null) turnTo(of, opened);
    setBoard(opened);
  };
  return (
    <>
      <h3>{words.moments}</h3>
      {moments.length === 0 && <p>{words.noMoments}</p>}
      {exercises.length > 0 && (
        <p>
          <button type="button" className="button main" onClick={() => onTry(exercises)}>
            {words.tryAll(exercises.length)}
          </button>
        </p>
      )}
      <ol className="review-moments">
        {moments.map(shown => {
          const { ply } = shown.moment;
          const exercise = exercises.find(one => one.ply === ply);
          return (
            <li key={`${shown.kind} ${ply}`}>
              <Heading shown={shown} round={of.roundAt(ply)} />
              {shown.kind === 'luck' ? <p>{words.drawn}</p> : <Turns of={of} shown={shown} />}
              <p className="review-ways">
                <button type="button" className="button" onClick={() => open(shown)}>
                  {words.showBoard}
                </button>
                {exercise !== undefined && (
                  <button type="button" className="button" onClick={() => onTry([exercise])}>
                    {words.tryAgain}
                  </button>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      {board !== null && <BoardDialog of={of} board={board} onClose={() => setBoard(null)} />}
    </>
  );
}

/** The first position after a draw that someone decides in. */
function afterDraw({ game }: ReviewedGame, ply: number): number {
  const next = game.table.moves().findIndex(({ actor }, i) => i >= ply && actor !== 'chance');
  return next === -1 ? game.length : next;
}

type ShownSlip = ShownMoment & { kind: 'slip' };

const isByPoints = ({ turn }: ShownSlip): boolean => turn.verdict.share.slip === 0;

const betterOf = (shown: ShownSlip) =>
  isByPoints(shown) ? shown.turn.verdict.score : shown.turn.verdict.share;

function Heading({ shown, round }: { readonly shown: ShownMoment; readonly round: number }): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const worth = shown.kind === 'slip' ? shown.moment.slip : shown.moment.luck;
  const sign = shown.kind === 'slip' && shown.moment.name !== null ? SIGNS[shown.moment.name] : null;
  return (
    <h4>
      {sign !== null && <span className="review-sign">{sign}</span>}
      {nameOf(shown.moment, words)}
      <span className="review-round">{words.inRound(round)}</span>
      <span className="review-worth">
        {[
          worth.share !== 0 && words.shareDifference(figures.shareOff(worth.share)),
          worth.score !== 0 && words.pointsDifference(figures.pointsOff(worth.score)),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </h4>
  );
}

function nameOf(moment: KeyMoment, words: ReviewWords): string {
  if (moment.kind === 'luck')
    return moment.luck.share + moment.luck.score / 30 < 0 ? words.badLuck : words.goodLuck;
  return moment.name === null ? words.slip : words.names[moment.name];
}

/** What was played and what was better, in words, and how certain that is. */
function Turns({ of, shown }: { readonly of: ReviewedGame; readonly shown: ShownSlip }): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const { ply, seat, played } = shown.turn;
  const { error } = shown.moment;
  return (
    <dl className="review-turns">
      <div>
        <dt>{words.played}</dt>
        <dd>{of.say({ ply, seat, moves: played })}</dd>
      </div>
      <div>
        <dt>{isByPoints(shown) ? words.betterForPoints : words.better}</dt>
        <dd>
          {of.say({ ply, seat, moves: betterOf(shown).moves })}
          {(error.share >= LEAST_ERROR.share || error.score >= LEAST_ERROR.score) && (
            <small>{words.give(figures.share(2 * error.share), figures.points(2 * error.score))}</small>
          )}
        </dd>
      </div>
    </dl>
  );
}
