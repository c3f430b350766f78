import type { Account, Measure, Worth } from '@taproom/bots/coach';
import { type ReactNode, useMemo, useState } from 'react';
import { BoardDialog, type ShownBoard, turnTo } from './BoardDialog.tsx';
import type { ReviewedGame } from './context.tsx';
import type { Exercise } from './exercises.ts';
import { type Figures, useFigures } from './figures.ts';
import { type ShownMoment, shownMoments } from './key-moments.ts';
import { type ReviewWords, useReviewWords } from './words.tsx';

interface MomentsPanelProps {
  readonly of: ReviewedGame;
  readonly account: Account;
  readonly exercises: readonly Exercise[];
  readonly onTry: (exercises: readonly Exercise[]) => void;
}

/** What is smaller is written as nothing. */
const LEAST = { share: 0.0005, score: 0.05 } as const;

/** The moments that are listed at first. */
const FEW = 6;

/** The signs that chess players know, beside the names. */
const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

/** The moments that made the difference to a seat. */
export function MomentsPanel({ of, account, exercises, onTry }: MomentsPanelProps): ReactNode {
  const words = useReviewWords();
  const { table } = of.game;
  const [board, setBoard] = useState<ShownBoard | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [all, few] = useMemo(() => {
    const found = (most?: number): ShownMoment[] =>
      shownMoments(table.game, account, table.sitters.length, of.counts, most);
    return [found(), found(FEW)];
  }, [table, account, of]);
  const moments = isWhole ? all : few;
  const seat = account.seats[0]?.seat ?? 0;
  const open = (shown: ShownMoment): void => {
    const { ply } = shown.moment;
    const opened: ShownBoard =
      shown.kind === 'luck'
        ? { ply: afterDraw(of, ply), seat, turns: null }
        : { ply, seat, turns: { played: shown.turn.played, better: shown.turn.verdict[shown.by].moves } };
    if (opened.turns === null) turnTo(of, opened);
    setBoard(opened);
  };
  return (
    <section className="review-panel" aria-labelledby="review-moments">
      <h2 id="review-moments">{words.moments}</h2>
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
      {few.length < all.length && !isWhole && (
        <p>
          <button type="button" className="button" onClick={() => setWhole(true)}>
            {words.allMoments(all.length)}
          </button>
        </p>
      )}
      {board !== null && <BoardDialog of={of} board={board} onClose={() => setBoard(null)} />}
    </section>
  );
}

/** The first position after a draw that someone decides in. */
function afterDraw({ game }: ReviewedGame, ply: number): number {
  const next = game.table.moves().findIndex(({ actor }, i) => i >= ply && actor !== 'chance');
  return next === -1 ? game.length : next;
}

type ShownSlip = ShownMoment & { kind: 'slip' };

const otherThan = (measure: Measure): Measure => (measure === 'share' ? 'score' : 'share');

/** How much a moment changed, in one measure; nothing if that is too little to be written. */
function changeIn(worth: Worth, by: Measure, words: ReviewWords, figures: Figures): string | null {
  if (Math.abs(worth[by]) < LEAST[by]) return null;
  return by === 'share'
    ? words.shareDifference(figures.shareOff(worth.share))
    : words.pointsDifference(figures.pointsOff(worth.score));
}

/** The name of a moment, when it was, and how much it changed by the measure that the name goes by. */
function Heading({ shown, round }: { readonly shown: ShownMoment; readonly round: number }): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const worth = shown.kind === 'slip' ? shown.moment.slip : shown.moment.luck;
  const sign = shown.kind === 'slip' && shown.moment.name !== null ? SIGNS[shown.moment.name] : null;
  const when = shown.kind === 'luck' ? words.beforeTurn : words.atTurn;
  return (
    <>
      <h3>
        {sign !== null && <span className="review-sign">{sign}</span>}
        {nameOf(shown, words)}
        <span className="review-worth">{changeIn(worth, shown.by, words, figures)}</span>
      </h3>
      <p className="review-when">
        {shown.number === null ? words.inRound(round) : when(round, shown.number)}
        {shown.isBiggest && <span className="review-biggest">{words.biggest}</span>}
      </p>
    </>
  );
}

function nameOf(shown: ShownMoment, words: ReviewWords): string {
  if (shown.kind === 'luck') return shown.moment.luck[shown.by] < 0 ? words.badLuck : words.goodLuck;
  if (shown.moment.name !== null) return words.names[shown.moment.name];
  return shown.by === 'share' ? words.slip : words.pointsLost;
}

/** What was played and what was better, in words, and how certain that is. */
function Turns({ of, shown }: { readonly of: ReviewedGame; readonly shown: ShownSlip }): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const { by, turn, moment } = shown;
  const { ply, seat, played, verdict } = turn;
  const error = moment.error[by];
  const also = changeIn(moment.slip, otherThan(by), words, figures);
  const give = by === 'share' ? figures.share(2 * error) : words.pointsOf(figures.points(2 * error));
  return (
    <dl className="review-turns">
      <div>
        <dt>{words.played}</dt>
        <dd>{of.say({ ply, seat, moves: played })}</dd>
      </div>
      <div>
        <dt>{by === 'score' ? words.betterForPoints : words.better}</dt>
        <dd>
          {of.say({ ply, seat, moves: verdict[by].moves })}
          {also !== null && <small>{words.also(also)}</small>}
          {error >= LEAST[by] && <small>{words.give(give)}</small>}
        </dd>
      </div>
    </dl>
  );
}
