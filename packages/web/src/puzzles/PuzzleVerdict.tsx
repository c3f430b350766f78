import type { Game } from '@taproom/games';
import type { ReactNode } from 'react';
import { useLanguage } from '../app/words.tsx';
import type { Language } from '../i18n/languages.ts';
import { answerEnd, answerEvents, type PuzzleGame } from './game.ts';
import type { PuzzleVerdict, SessionState } from './session.ts';
import { useTurnInWords } from './turn-in-words.ts';
import type { LoadedPuzzleWords } from './words.ts';

/** A change with its sign, using a real minus sign instead of a hyphen. */
const signed = (change: number, language: Language): string =>
  change.toLocaleString(language, { signDisplay: 'exceptZero' }).replace('-', '−');

interface VerdictProps {
  readonly verdict: PuzzleVerdict;
  readonly game: PuzzleGame;
  readonly state: SessionState;
  readonly words: LoadedPuzzleWords;
}

/** Whether it was right, by how many points, how they add up, and what that did to the rating. */
export function Verdict({ verdict, game, state, words }: VerdictProps): ReactNode {
  const { general, own } = words;
  const language = useLanguage();
  const { isRight, isOther, end, score, cost, breakdown, partly, change } = verdict;
  const { kind, best, next } = game.puzzle;
  const lead = own.score(best - next);
  const isAnswer = isRight || end === 'shown';
  const said = (): string => {
    if (kind === 'judgement')
      return isAnswer
        ? general.bestOnAverage(own.score(Math.floor(best - next)))
        : general.costOnAverage(own.score(Math.round(cost ?? 0)));
    if (kind === 'last-round') return isAnswer ? general.best(lead) : general.worse(lead);
    if (end === 'shown') return general.possible(own.score(best), lead);
    if (isRight) return general.rightBy(own.score(best), lead);
    const reached = score ?? 0;
    const say = end === 'lost' ? general.lost : general.reached;
    return say(own.score(reached), own.score(best), own.score(best - reached));
  };
  const name = (): string => {
    if (isRight) return general.right;
    if (end === 'shown') return general.notSolved;
    if (partly > 0) return general.partly(partly.toLocaleString(language, { style: 'percent' }));
    return general.wrong;
  };
  return (
    <>
      <p className={isRight ? 'puzzle-verdict right' : 'puzzle-verdict wrong'}>
        <strong>{name()}</strong> {said()} {isOther && `${general.justAsGood} `}
        <span className="puzzle-change">
          {change === null
            ? general.unrated
            : general.change(signed(change, language), Math.round(state.player.rating))}
        </span>
      </p>
      {breakdown !== null && (isOther || !isRight) && (
        <p className="puzzle-sum">
          {general.yourSum} {own.sum(breakdown)}
        </p>
      )}
    </>
  );
}

interface ShownAnswerProps {
  readonly game: PuzzleGame;
  readonly rules: Game;
  readonly isOther: boolean;
  readonly words: LoadedPuzzleWords;
}

/** The best way to play, turn by turn, in the words of the game's log, and how its score adds up. */
export function ShownAnswer({ game, rules, isOther, words: { general, own } }: ShownAnswerProps): ReactNode {
  const say = useTurnInWords(game);
  const turns = answerEvents(rules, game.puzzle).map(say);
  const end = answerEnd(rules, game.puzzle);
  return (
    <div className="puzzle-answer">
      <h2>{isOther ? general.otherAnswer : general.answer}</h2>
      <ol>
        {turns.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns have no other name than their place.
          <li key={i}>{text}</li>
        ))}
      </ol>
      {end !== null && (
        <p className="puzzle-sum">
          {general.sum} {own.sum(end)}
        </p>
      )}
    </div>
  );
}
