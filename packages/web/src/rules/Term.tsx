import type { GameId } from '@taproom/games';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { isFocusFree } from '../app/focus.ts';
import { useWords } from '../app/words.tsx';
import { type GlossaryEntry, titleOf } from './glossary.ts';
import { OlderRules } from './OlderRules.tsx';
import { RuleRef } from './RuleRef.tsx';
import './term.css';

interface TermProps {
  readonly game: GameId;
  readonly entry: GlossaryEntry;
  /** The word as it is in the text. */
  readonly children: string;
}

/** A game term in a text: a tap or a key press shows what it means. */
export function Term({ game, entry, children }: TermProps): ReactNode {
  const [open, setOpen] = useState(false);
  const word = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={word} type="button" className="term" aria-expanded={open} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <Meaning game={game} entry={entry} word={word} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The margin of a note to the edges of the window. */
const MARGIN = 8;

interface MeaningProps {
  readonly game: GameId;
  readonly entry: GlossaryEntry;
  readonly word: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The note next to a term. The browser closes it on Escape or a tap elsewhere. */
function Meaning({ game, entry, word, onClose }: MeaningProps): ReactNode {
  const { pages } = useWords();
  const note = useRef<HTMLSpanElement>(null);
  const title = useId();
  const { rule } = entry;
  const closed = useRef(onClose);
  closed.current = onClose;
  useEffect(() => {
    const here = note.current;
    const at = word.current;
    if (here === null || at === null) return;
    const onToggle = ({ newState }: ToggleEvent): void => {
      if (newState === 'open') return;
      if (here.contains(document.activeElement) || isFocusFree()) at.focus();
      closed.current();
    };
    here.addEventListener('toggle', onToggle);
    here.showPopover();
    place(here, at.getBoundingClientRect());
    here.focus({ preventScroll: true });
    return () => here.removeEventListener('toggle', onToggle);
  }, [word]);
  return (
    <span ref={note} popover="auto" role="dialog" tabIndex={-1} className="meaning" aria-labelledby={title}>
      <b id={title}>{titleOf(entry)}</b>
      <span>{entry.meaning}</span>
      <OlderRules />
      {rule !== undefined && (
        <RuleRef game={game} rule={rule} onClick={() => note.current?.hidePopover()}>
          {pages.rules.rule(rule)}
        </RuleRef>
      )}
    </span>
  );
}

/** Below the term, or above it where there is no room, and never beyond an edge. */
function place(note: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = note;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = bottom + MARGIN + offsetHeight <= clientHeight || top < offsetHeight + MARGIN;
  const x = Math.max(MARGIN, Math.min(left, clientWidth - offsetWidth - MARGIN));
  const y = below ? bottom + MARGIN / 2 : top - offsetHeight - MARGIN / 2;
  note.style.left = `${x + scrollX}px`;
  note.style.top = `${y + scrollY}px`;
}
