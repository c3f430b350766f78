import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isFocusFree } from '../app/focus.ts';
import { useWords } from '../app/words.tsx';
import type { PlayedGame } from '../play/game.ts';
import { Glossed } from '../rules/Glossed.tsx';
import { useAnchor } from './anchor.ts';
import { placeNote } from './place.ts';
import { guide } from './progress.ts';
import { anchorsOf } from './steps.ts';
import { type GuideSays, useGuide } from './useGuide.ts';
import './guide.css';

/** A note that accompanies a player's first round: it points at one thing after another. */
export default function Guide({ game }: { readonly game: PlayedGame }): ReactNode {
  const says = useGuide(game);
  return says && <Note says={says} />;
}

function Note({ says }: { readonly says: GuideSays }): ReactNode {
  const { names, frames, free, screen } = useAnchor(anchorsOf(says.step, says.now));
  // Each step unfolds it again.
  const [folded, setFolded] = useState<number | null>(null);
  const isFolded = folded === says.number;
  const isAside = says.step.aside !== undefined && names.includes(says.step.aside.at);
  const text = isAside ? (says.aside ?? says.text) : says.text;
  const note = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const { guide: words } = useWords();
  const id = useId();
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = note.current ?? {};
    setSize(before => (before.width === width && before.height === height ? before : { width, height }));
  });
  useEffect(() => {
    // Someone who comes from another page has no focus on this one yet.
    if (isFocusFree()) note.current?.focus({ preventScroll: true });
  }, []);
  const { x, y } = placeNote(size, frames, screen, free);
  return (
    <>
      {frames.map(({ x: left, y: top, width, height }) => (
        <div
          key={`${left} ${top}`}
          className={frames.length > 1 ? 'guide-ring slim' : 'guide-ring'}
          style={{ left, top, width, height }}
        />
      ))}
      <div
        ref={note}
        className={isFolded ? 'guide-note folded' : 'guide-note'}
        role="dialog"
        aria-modal="false"
        aria-labelledby={`${id}-title`}
        aria-describedby={isFolded ? undefined : `${id}-text`}
        tabIndex={-1}
        style={{ left: x, top: y }}
      >
        <button
          type="button"
          className="button quiet guide-fold"
          aria-expanded={!isFolded}
          onClick={() => setFolded(isFolded ? null : says.number)}
        >
          {isFolded ? words.unfold : words.fold}
        </button>
        <GuideText says={{ ...says, text }} id={id} isFolded={isFolded} />
      </div>
    </>
  );
}

/** The same in the text table, where there is nothing to point at: it stands above the conversation. */
export function GuideInText({ game }: { readonly game: PlayedGame }): ReactNode {
  const says = useGuide(game);
  const id = useId();
  return (
    says && (
      <section className="guide-lines" aria-labelledby={`${id}-title`}>
        <GuideText says={says} id={id} />
      </section>
    )
  );
}

/** What the guide says, and the ways on. */
function GuideText({
  says,
  id,
  isFolded = false,
}: {
  readonly says: GuideSays;
  readonly id: string;
  /** Only its number is left. */
  readonly isFolded?: boolean;
}): ReactNode {
  const { guide: words } = useWords();
  const { now, text, number, count, onBack, onNext, isLast, comesBack } = says;
  const title = <h2 id={`${id}-title`}>{words.step(number, count)}</h2>;
  if (isFolded) return title;
  return (
    <>
      {title}
      <p id={`${id}-text`} aria-live="polite">
        <Glossed game={now.game} text={text} />
        {comesBack && <span className="guide-back-later">{words.comesBack}</span>}
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
        {onNext === null ? (
          <span className="guide-awaits">{words.awaits}</span>
        ) : (
          <button type="button" className="button main" onClick={isLast ? () => guide.end() : onNext}>
            {isLast || comesBack ? words.finish : words.next}
          </button>
        )}
      </div>
    </>
  );
}
