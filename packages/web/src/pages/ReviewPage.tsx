import type { PageOf } from '@taproom/contracts/addresses';
import { addressOf } from '@taproom/contracts/addresses';
import type { Seat } from '@taproom/games';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { DeadEnd } from '../app/DeadEnd.tsx';
import { RadioField } from '../app/RadioField.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { useFaces } from '../play/faces.tsx';
import type { ReplayGame } from '../replay/game.ts';
import type { ReplayedPage } from '../replay/useMoveInAddress.ts';
import { WithReplay } from '../replay/WithReplay.tsx';
import { AccountPanel } from '../review/AccountPanel.tsx';
import { CurvePanel } from '../review/CurvePanel.tsx';
import { type ReviewedGame, seatAccountIn, useReviewedGame } from '../review/context.tsx';
import { mistakeDeck, reviewGame } from '../review/desk.ts';
import { type Exercise, exercisesOf } from '../review/exercises.ts';
import type { GameReview } from '../review/game-review.ts';
import { MomentsPanel } from '../review/MomentsPanel.tsx';
import { Practice } from '../review/Practice.tsx';
import { ProgressNote } from '../review/ProgressNote.tsx';
import { SummaryPanel } from '../review/SummaryPanel.tsx';
import type { KeptReview } from '../review/store.ts';
import { seatOrder } from '../review/subject.ts';
import { useReviewWords, WithReviewWords } from '../review/words.tsx';
import '../review/review.css';

type ReviewPageAddress = PageOf<'review'> | PageOf<'reviewPacked'> | PageOf<'reviewRecord'>;

/** Where the same game is viewed move by move. */
function replayOf(page: ReviewPageAddress): ReplayedPage {
  switch (page.page) {
    case 'review':
      return { page: 'replay', id: page.id };
    case 'reviewPacked':
      return { page: 'packed', packed: page.packed };
    case 'reviewRecord':
      return { page: 'record', id: page.id };
  }
}

/** A finished game, and what there is to learn from it. */
export default function ReviewPage({ page }: { readonly page: ReviewPageAddress }): ReactNode {
  const replay = replayOf(page);
  return (
    <WithReviewWords>
      <WithReplay page={replay}>{game => <Finished game={game} replay={replay} />}</WithReplay>
    </WithReviewWords>
  );
}

interface FinishedProps {
  readonly game: ReplayGame;
  readonly replay: ReplayedPage;
}

function Finished({ game, replay }: FinishedProps): ReactNode {
  const words = useReviewWords();
  const review = useMemo(() => reviewGame(game), [game]);
  useEffect(() => {
    void review?.run();
    return () => review?.pause();
  }, [review]);
  if (review === null)
    return (
      <DeadEnd scene="empty" title={words.running}>
        <p>{words.runningHint}</p>
      </DeadEnd>
    );
  return <Reviewed game={game} review={review} replay={replay} />;
}

interface ReviewedProps extends FinishedProps {
  readonly review: GameReview;
}

function Reviewed({ game, review, replay }: ReviewedProps): ReactNode {
  const words = useReviewWords();
  const title = useFaces().title(game.table.id);
  const state = useSyncExternalStore(review.subscribe, review.get);
  const of = useReviewedGame(game, review.subject.own);
  const [practised, setPractised] = useState<readonly Exercise[] | null>(null);
  if (of === null) return <Waiting />;
  if (practised !== null)
    return <Round of={of} review={review} exercises={practised} onLeave={() => setPractised(null)} />;
  return (
    <div className="review-page">
      <h1>{words.title(title)}</h1>
      <ProgressNote of={of} review={review} state={state} />
      <p className="review-ways">
        <Link href={addressOf(replay)} className="button">
          {words.replay}
        </Link>
        <Link href={addressOf({ page: 'mistakes' })} className="button">
          {words.mistakes}
        </Link>
      </p>
      {state.review !== null && (
        <Seats of={of} review={state.review} working={state.working?.part ?? null} onTry={setPractised} />
      )}
    </div>
  );
}

interface SeatsProps {
  readonly of: ReviewedGame;
  readonly review: KeptReview;
  /** What is being worked on. */
  readonly working: 'curve' | Seat | null;
  readonly onTry: (exercises: readonly Exercise[]) => void;
}

/**
 * The players, one at a time: first what can be learned from (how they played, their luck, their key moments), and at
 * the end the account. The curve is of all players.
 */
function Seats({ of, review, working, onTry }: SeatsProps): ReactNode {
  const words = useReviewWords();
  const { table } = of.game;
  const order = seatOrder(table, of.own);
  const [seat, setSeat] = useState<Seat>(order[0] ?? 0);
  const { key, accounts, curve } = review;
  const account = seatAccountIn(accounts, seat);
  const exercises = useMemo(
    () => (account === undefined ? [] : exercisesOf(key, account, table.sitters.length, of.counts)),
    [account, key, table, of],
  );
  // Not by seat number: keys that are numbers come in their own order, whatever was put first.
  const choices = Object.fromEntries(order.map(one => [`seat ${one}`, of.names[one] ?? '']));
  if (curve === null) return null;
  return (
    <>
      <section className="review-panel" aria-labelledby="review-seat">
        <h2 id="review-seat">{of.names[seat]}</h2>
        <RadioField
          title={words.player}
          choices={choices}
          chosen={`seat ${seat}`}
          onChoose={chosen => setSeat(Number(chosen.replace('seat ', '')))}
          className="review-seats"
        />
        {account === undefined ? (
          <p>{working === seat ? words.underWay : words.waits}</p>
        ) : (
          <SummaryPanel of={of} account={account} accounts={accounts} review={review} />
        )}
      </section>
      <CurvePanel of={of} review={review} />
      {account !== undefined && (
        <>
          <MomentsPanel key={seat} of={of} account={account} exercises={exercises} onTry={onTry} />
          <AccountPanel of={of} account={account} />
        </>
      )}
    </>
  );
}

interface RoundProps {
  readonly of: ReviewedGame;
  readonly review: GameReview;
  readonly exercises: readonly Exercise[];
  readonly onLeave: () => void;
}

/** Some exercises, one after the other. */
function Round({ of, review, exercises, onLeave }: RoundProps): ReactNode {
  const words = useReviewWords();
  const [at, setAt] = useState(0);
  const exercise = exercises[at];
  if (exercise === undefined) return null;
  return (
    <Practice
      key={exercise.ply}
      of={of}
      exercise={exercise}
      number={at + 1}
      count={exercises.length}
      judge={attempt => review.judge(attempt)}
      onAnswer={isRight => mistakeDeck.done(exercise, isRight)}
      onNext={() => (at + 1 < exercises.length ? setAt(at + 1) : onLeave())}
      onLeave={onLeave}
      leave={words.back}
    />
  );
}
