import type { Account, Measure, Worth } from '@taproom/bots/coach';
import { type ReactNode, useMemo, useState } from 'react';
import { BoardDialog, type ShownBoard, turnTo } from './BoardDialog.tsx';
import type { ReviewedGame } from './context.tsx';
import type { Exercise } from './exercises.ts';
import { type Figures, useFigures } from './figures.ts';
import { LEAST_SHOWN } from './headline.ts';
import { type ShownMoment, shownMoments } from './key-moments.ts';
import { Reasons } from './Reasons.tsx';
import { SlipLesson } from './SlipLesson.tsx';
import { type ReviewWords, useReviewWords } from './words.tsx';

interface MomentsPanelProps {
  readonly of: ReviewedGame;
  readonly account: Account;
  readonly exercises: readonly Exercise[];
  readonly onTry: (exercises: readonly Exercise[]) => void;
}

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
              <Heading of={of} shown={shown} when={whenOf(of, account, shown)} />
              {shown.kind === 'luck' ? <Draw of={of} shown={shown} /> : <Turns of={of} shown={shown} />}
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
type ShownLuck = ShownMoment & { kind: 'luck' };

const otherThan = (measure: Measure): Measure => (measure === 'share' ? 'score' : 'share');

/** How much a moment changed, in one measure; nothing if that is too little to be written. */
function changeIn(
  of: ReviewedGame,
  worth: Worth,
  by: Measure,
  words: ReviewWords,
  figures: Figures,
): string | null {
  if (Math.abs(worth[by]) < LEAST_SHOWN[by]) return null;
  return by === 'share'
    ? words.shareDifference(figures.shareOff(worth.share))
    : of.points.written(figures.pointsOff(worth.score));
}

interface When {
  readonly round: number;
  /** The number of the turn among those of the player in that round, as at the table; null after the last one. */
  readonly turn: number | null;
}

/** When a moment was. A draw belongs to the turn that follows it. */
function whenOf(of: ReviewedGame, { turns }: Account, { number, moment }: ShownMoment): When {
  const turn = number === null ? undefined : turns[number - 1];
  if (turn === undefined || number === null) return { round: of.roundAt(moment.ply), turn: null };
  const round = of.roundAt(turn.ply);
  return { round, turn: turns.slice(0, number).filter(({ ply }) => of.roundAt(ply) === round).length };
}

interface HeadingProps {
  readonly of: ReviewedGame;
  readonly shown: ShownMoment;
  readonly when: When;
}

/** The name of a moment, when it was, and how much it changed by the measure that the name goes by. */
function Heading({ of, shown, when }: HeadingProps): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const worth = shown.kind === 'slip' ? shown.moment.slip : shown.moment.luck;
  const sign = shown.kind === 'slip' && shown.moment.name !== null ? SIGNS[shown.moment.name] : null;
  const say = shown.kind === 'luck' ? words.beforeTurn : words.atTurn;
  return (
    <>
      <h3>
        {sign !== null && <span className="review-sign">{sign}</span>}
        {nameOf(of, shown, words)}
        <span className="review-worth">{changeIn(of, worth, shown.by, words, figures)}</span>
      </h3>
      <p className="review-when">
        {when.turn === null ? words.inRound(when.round) : say(when.round, when.turn)}
        {shown.isBiggest && <span className="review-biggest">{words.biggest}</span>}
      </p>
      {shown.kind === 'slip' && shown.by === 'score' && (
        <p className="review-note">
          {shown.moment.name === null ? words.chancesUnchanged : words.alreadyDecided(of.points.many)}
        </p>
      )}
    </>
  );
}

function nameOf(of: ReviewedGame, shown: ShownMoment, words: ReviewWords): string {
  if (shown.kind === 'luck') return shown.moment.luck[shown.by] < 0 ? words.badLuck : words.goodLuck;
  if (shown.moment.name !== null) return words.names[shown.moment.name];
  return shown.by === 'share' ? words.slip : words.pointsLost(of.points);
}

interface DrawProps {
  readonly of: ReviewedGame;
  readonly shown: ShownLuck;
}

/** What a draw changed by the measure that its name does not go by. */
function Draw({ of, shown: { moment, by } }: DrawProps): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const also = changeIn(of, moment.luck, otherThan(by), words, figures);
  return also === null ? null : <p>{words.also(also)}</p>;
}

/** What was played and what was better, in words, why, and how certain that is. */
function Turns({ of, shown }: { readonly of: ReviewedGame; readonly shown: ShownSlip }): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const { by, turn, moment } = shown;
  const { ply, seat, played, verdict } = turn;
  const error = moment.error[by];
  const also = changeIn(of, moment.slip, otherThan(by), words, figures);
  const give = by === 'share' ? figures.share(2 * error) : of.points.written(figures.points(2 * error));
  return (
    <dl className="review-turns">
      <div>
        <dt>{words.played}</dt>
        <dd>
          {of.say({ ply, seat, moves: played })}
          {also !== null && <small>{words.also(also)}</small>}
        </dd>
      </div>
      <div>
        <dt>{by === 'score' ? words.betterForPoints(of.points.many) : words.better}</dt>
        <dd>
          {of.say({ ply, seat, moves: verdict[by].moves })}
          {error >= LEAST_SHOWN[by] && <small>{words.give(give)}</small>}
          <Reasons of={of} parts={verdict[by].parts} />
          <SlipLesson of={of} slip={verdict[by]} />
        </dd>
      </div>
    </dl>
  );
}
