import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../app/words.tsx';
import { namesFor } from '../log/names.ts';
import { tell } from '../log/tell.ts';
import { useFace } from '../play/faces.tsx';
import { namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import { answerEvents, type PuzzleGame } from './game.ts';
import type { PuzzleTableProps } from './PuzzleTable.tsx';
import type { PuzzleVerdict, SessionState } from './session.ts';
import type { LoadedPuzzleWords } from './words.ts';

interface PuzzlePanelProps extends PuzzleTableProps {
  readonly state: SessionState;
  readonly secondsLeft: number | null;
}

/** What is asked, then what became of the answer and what was right. */
export function PuzzlePanel(props: PuzzlePanelProps): ReactNode {
  const { session, state, words, secondsLeft, onAgain, onLeave } = props;
  const { general } = words;
  const { mode, verdict, isOver, solved, game, rightTurns } = state;
  const isCounted = mode.mode === 'streak' || mode.mode === 'rush';
  const isDone = verdict !== null || isOver;
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isDone) goOn.current?.focus();
  }, [isDone]);
  return (
    <section className="puzzle-panel" aria-label={general.panel}>
      <div className="puzzle-says" role="status">
        {isOver && (
          <p className="puzzle-verdict">
            {mode.mode === 'rush' ? general.rushOver(solved) : general.streakOver(solved)}
          </p>
        )}
        {verdict !== null && game !== null && (mode.mode !== 'rush' || isOver) && (
          <Verdict verdict={verdict} game={game} state={state} words={words} />
        )}
        {!isDone && rightTurns > 0 && <p className="puzzle-so-far">{general.rightSoFar(rightTurns)}</p>}
        {!isDone && game !== null && <p>{general.kinds[game.puzzle.kind]}</p>}
      </div>
      {verdict !== null && game !== null && mode.mode !== 'rush' && <ShownAnswer game={game} {...props} />}
      <div className="puzzle-foot">
        <p className="puzzle-facts">
          {game !== null && <span>{general.number(game.puzzle.rating)}</span>}
          {isCounted && <span>{general.solvedSoFar(solved)}</span>}
          {secondsLeft !== null && <span role="timer">{general.timeLeft(secondsLeft)}</span>}
        </p>
        <div className="puzzle-buttons">
          {isOver && (
            <button ref={goOn} type="button" className="button main" onClick={onAgain}>
              {general.again}
            </button>
          )}
          {!isOver && verdict !== null && mode.mode !== 'today' && (
            <button ref={goOn} type="button" className="button main" onClick={() => session.next()}>
              {general.next}
            </button>
          )}
          {!isOver && verdict !== null && !isCounted && (
            <button
              ref={mode.mode === 'today' ? goOn : null}
              type="button"
              className="button"
              onClick={() => session.retry()}
            >
              {general.retry}
            </button>
          )}
          {!isDone && mode.mode !== 'rush' && (
            <button type="button" className="button" onClick={() => session.showAnswer()}>
              {general.showAnswer}
            </button>
          )}
          <button type="button" className="button quiet" onClick={onLeave}>
            {general.leave}
          </button>
        </div>
      </div>
    </section>
  );
}

const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

interface VerdictProps {
  readonly verdict: PuzzleVerdict;
  readonly game: PuzzleGame;
  readonly state: SessionState;
  readonly words: LoadedPuzzleWords;
}

/** Whether it was right, by how many points, and what that did to the rating. */
function Verdict({ verdict, game, state, words }: VerdictProps): ReactNode {
  const { general, own } = words;
  const { isRight, end, score, cost, change } = verdict;
  const { kind, best, next } = game.puzzle;
  const lead = own.score(best - next);
  const isAnswer = isRight || end === 'shown';
  const said = (): string => {
    if (kind === 'judgement')
      return isAnswer
        ? general.bestOnAverage(own.score(Math.round(best - next)))
        : general.costOnAverage(own.score(Math.round(cost ?? 0)));
    if (kind === 'last-round') return isAnswer ? general.best(lead) : general.worse(lead);
    if (end === 'shown') return general.possible(own.score(best), lead);
    if (isRight) return general.rightBy(own.score(best), lead);
    const reached = score ?? 0;
    const say = end === 'lost' ? general.lost : general.reached;
    return say(own.score(reached), own.score(best), own.score(best - reached));
  };
  return (
    <p className={isRight ? 'puzzle-verdict right' : 'puzzle-verdict wrong'}>
      <strong>{isRight ? general.right : end === 'shown' ? general.notSolved : general.wrong}</strong>{' '}
      {said()}{' '}
      <span className="puzzle-change">
        {change === null
          ? general.unrated
          : general.change(signed.format(change).replace('-', '−'), Math.round(state.player.rating))}
      </span>
    </p>
  );
}

/** The best way to play, turn by turn, in the words of the game's log. */
function ShownAnswer({ game, rules, words }: PuzzlePanelProps & { readonly game: PuzzleGame }): ReactNode {
  const { log } = useWords();
  const { speech } = useFace();
  const { game: id, seat, sitters } = game.get();
  const levels = useLevels(id);
  const names = namesFor({ called: namesOf(sitters, levels), reader: seat, levels });
  const turns = answerEvents(rules, game.puzzle).map(events =>
    tell(speech.happenings(events, seat), log, names),
  );
  return (
    <div className="puzzle-answer">
      <h2>{words.general.answer}</h2>
      <ol>
        {turns.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns have no other name than their place.
          <li key={i}>{text}</li>
        ))}
      </ol>
    </div>
  );
}
