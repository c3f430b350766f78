import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isFocusFree } from '../app/focus.ts';
import { useWords } from '../app/words.tsx';
import { useFace } from '../play/faces.tsx';
import type { PlayedGame } from '../play/game.ts';
import { Glossed } from '../rules/Glossed.tsx';
import { useAnchor } from './anchor.ts';
import { placeNote } from './place.ts';
import { guide } from './progress.ts';
import './guide.css';

/** A note that goes along with somebody's first round: it points at one thing after the other. */
export default function Guide({ game }: { readonly game: PlayedGame }): ReactNode {
  const words = useWords();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const { guided } = useSyncExternalStore(guide.subscribe, guide.get);
  const { face, speech } = useFace();
  const steps = face.guide;
  const index = guided?.step ?? 0;
  const step = steps[index];
  const isDone = step?.until?.(now) ?? false;
  useEffect(() => {
    if (isDone) guide.goTo(index + 1);
  }, [isDone, index]);
  useEffect(() => {
    if (step === undefined || now.outcome !== null) guide.end();
  }, [step, now.outcome]);
  if (step === undefined) return null;
  // What is done already would only lead forward again.
  const before = steps.slice(0, index).findLastIndex(one => !one.until?.(now));
  return (
    <Note
      at={step.at}
      title={words.guide.step(index + 1, steps.length)}
      text={<Glossed game={now.game} text={speech.guide[step.name] ?? ''} />}
      onBack={before < 0 ? null : () => guide.goTo(before)}
      onNext={() => guide.goTo(index + 1)}
      isLast={index === steps.length - 1}
    />
  );
}

interface NoteProps {
  readonly at: readonly string[];
  readonly title: string;
  readonly text: ReactNode;
  readonly onBack: (() => void) | null;
  readonly onNext: () => void;
  readonly isLast: boolean;
}

function Note({ at, title, text, onBack, onNext, isLast }: NoteProps): ReactNode {
  const { guide: words } = useWords();
  const { about, free, screen } = useAnchor(at);
  const note = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const id = useId();
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = note.current ?? {};
    setSize(before => (before.width === width && before.height === height ? before : { width, height }));
  });
  useEffect(() => {
    // Somebody who comes from another page has no place on this one yet.
    if (isFocusFree()) note.current?.focus({ preventScroll: true });
  }, []);
  const { x, y } = placeNote(size, about, screen, free);
  return (
    <>
      {about !== null && (
        <div
          className="guide-ring"
          style={{ left: about.x, top: about.y, width: about.width, height: about.height }}
        />
      )}
      <div
        ref={note}
        className="guide-note"
        role="dialog"
        aria-modal="false"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        tabIndex={-1}
        style={{ left: x, top: y }}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`} aria-live="polite">
          {text}
        </p>
        <div className="guide-ways">
          {!isLast && (
            <button type="button" className="button quiet" onClick={() => guide.end()}>
              {words.skip}
            </button>
          )}
          {onBack !== null && (
            <button type="button" className="button" onClick={onBack}>
              {words.back}
            </button>
          )}
          <button type="button" className="button main" onClick={isLast ? () => guide.end() : onNext}>
            {isLast ? words.finish : words.next}
          </button>
        </div>
      </div>
    </>
  );
}
