import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { dayText } from '../app/dates.ts';
import { type Repertoire, useGames, useRegistries } from '../app/registries.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { useLanguage } from '../app/words.tsx';
import { HouseScene } from '../art/scenes.tsx';
import { openRecord } from '../local/record.ts';
import { WithFace } from '../play/WithFace.tsx';
import { ReplayGame } from '../replay/game.ts';
import { useReviewedGame } from '../review/context.tsx';
import type { MistakeCard } from '../review/deck.ts';
import { judgeAgain, mistakeDeck, reviewStore } from '../review/desk.ts';
import { type Exercise, exercisesOf } from '../review/exercises.ts';
import { Practice } from '../review/Practice.tsx';
import type { KeptReview } from '../review/store.ts';
import { type ReviewSubject, reviewSubject } from '../review/subject.ts';
import { useReviewWords, WithReviewWords } from '../review/words.tsx';
import '../review/review.css';

/** Your own mistakes in all reviewed games: those that are due are tried again. */
export default function MistakesPage(): ReactNode {
  return (
    <WithReviewWords>
      <Mistakes />
    </WithReviewWords>
  );
}

function Mistakes(): ReactNode {
  const words = useReviewWords();
  const language = useLanguage();
  const cards = useSyncExternalStore(mistakeDeck.subscribe, mistakeDeck.get);
  const [round, setRound] = useState<readonly MistakeCard[] | null>(null);
  const [score, setScore] = useState<{ readonly right: number; readonly of: number } | null>(null);
  if (round !== null)
    return (
      <DeckRound
        cards={round}
        onEnd={(right, of) => {
          setRound(null);
          setScore({ right, of });
        }}
      />
    );
  const due = mistakeDeck.due();
  const next = mistakeDeck.next();
  return (
    <div className="review-page">
      <h1>{words.deck}</h1>
      <p>{words.deckIntro}</p>
      {score !== null && score.of > 0 && <p role="status">{words.score(score.right, score.of)}</p>}
      {cards.length === 0 && <HouseScene name="empty" size={120} />}
      <p>
        {cards.length === 0
          ? words.empty
          : due.length > 0
            ? words.due(due.length)
            : words.nothingDue(dayText(language, next ?? 0))}
      </p>
      <p className="review-ways">
        {due.length > 0 && (
          <button type="button" className="button main" onClick={() => setRound(due)}>
            {words.begin}
          </button>
        )}
        <Link href={addressOf({ page: 'learn' })} className="button">
          {words.finishedGames}
        </Link>
      </p>
    </div>
  );
}

interface DeckRoundProps {
  readonly cards: readonly MistakeCard[];
  readonly onEnd: (right: number, of: number) => void;
}

/** The cards that were due when the round began, one after the other. */
function DeckRound({ cards, onEnd }: DeckRoundProps): ReactNode {
  const words = useReviewWords();
  const games = useGames();
  const { levels } = useRegistries();
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<readonly boolean[]>([]);
  const [found, setFound] = useState<FoundCard | null>(null);
  const card = cards[at];
  const end = (): void => onEnd(answers.filter(Boolean).length, answers.length);
  const next = (): void => {
    setFound(null);
    setAt(at + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each card is looked up once.
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const one = card === undefined ? null : await findCard(card, { games, levels });
      if (!wanted) return;
      if (card === undefined) end();
      else if (one === null) {
        mistakeDeck.drop(card.key);
        next();
      } else setFound(one);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [card]);
  if (found === null || card === undefined) return <Waiting />;
  return (
    <WithFace rules={found.game.get().rules}>
      <DeckCard
        key={`${card.key} ${card.ply}`}
        found={found}
        number={at + 1}
        count={cards.length}
        onAnswer={isRight => {
          mistakeDeck.done(card, isRight);
          setAnswers([...answers, isRight]);
        }}
        onNext={next}
        onLeave={end}
        leave={words.leave}
      />
    </WithFace>
  );
}

interface FoundCard {
  readonly game: ReplayGame;
  readonly subject: ReviewSubject;
  readonly review: KeptReview;
  readonly exercise: Exercise;
}

/** What a card is about; null if its review is gone, or says something else now. */
async function findCard({ key, ply, seat }: MistakeCard, repertoire: Repertoire): Promise<FoundCard | null> {
  const review = await reviewStore.find(key);
  const opened = review && openRecord(review.record, repertoire);
  if (review === null || !opened?.ok) return null;
  const game = ReplayGame.ofRecord(opened.value, repertoire.games);
  const subject = reviewSubject(game, '');
  if (subject === null) return null;
  const exercise = review.accounts
    .flatMap(account => exercisesOf(key, account, subject.line.seats))
    .find(one => one.ply === ply && one.seat === seat);
  return exercise === undefined ? null : { game, subject, review, exercise };
}

interface DeckCardProps {
  readonly found: FoundCard;
  readonly number: number;
  readonly count: number;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
  readonly leave: string;
}

function DeckCard({ found: { game, subject, review, exercise }, ...rest }: DeckCardProps): ReactNode {
  const of = useReviewedGame(game, exercise.seat);
  if (of === null) return <Waiting />;
  return (
    <Practice of={of} exercise={exercise} judge={attempt => judgeAgain(review, subject, attempt)} {...rest} />
  );
}
