import { type ReactNode, useId } from 'react';
import { StrokeIcon } from '../../../app/StrokeIcon.tsx';
import { useWords } from '../../../app/words.tsx';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { namesOf } from '../../../play/names.ts';
import { useLevels } from '../../../play/signs.ts';
import { useLastTurns } from '../../../play/useLastTurns.ts';
import { useStepThrough } from '../../../play/useStepThrough.ts';
import type { TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { cardsIn, latestNews } from './news.ts';
import { takenInWords } from './taken.ts';

/** The key that steps through the turns of the others: see `TableKeys`. */
export const STEP_KEY = 'L';

/** What each rival just took, in a word or two. It stays until the reader acts. */
export function Lately({ now }: { readonly now: TavernNow }): ReactNode {
  const { atTable } = useWords();
  const { tavern } = useTavernWords();
  const levels = useLevels(now.game);
  const turns = useLastTurns(now);
  const title = useId();
  const news = latestNews(now.told);
  if (turns.length === 0 || news === null) return null;
  const taken = cardsIn(news).flatMap((cards, seat) => (seat === now.seat ? [] : [{ cards, seat }]));
  const names = namesOf(now.sitters, levels);
  return (
    <section className="tavern-lately" aria-labelledby={title}>
      <h2 id={title}>{now.seat === null ? atTable.lastTurns.title : tavern.lately[news.news]}</h2>
      <ul>
        {taken.map(({ cards, seat }) => (
          <li key={seat}>
            <CrestMark seat={seat} size={16} />
            <span>
              <span className="visually-hidden">{names[seat]}: </span>
              {takenInWords(cards, tavern)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows those turns one after the other. */
export function StepButton({ now }: { readonly now: TavernNow }): ReactNode {
  const { atTable } = useWords();
  const { tavern } = useTavernWords();
  const step = useStepThrough(now);
  if (!step.isPossible) return null;
  return (
    <button
      type="button"
      className="button tavern-step"
      aria-keyshortcuts={STEP_KEY}
      title={atTable.lastTurns.step}
      onClick={step.next}
    >
      <StrokeIcon d="M4 6l6 6-6 6zM12 6l6 6-6 6zM21 5v14" />
      <span>{tavern.othersTurns}</span>
      <kbd>{STEP_KEY}</kbd>
    </button>
  );
}
