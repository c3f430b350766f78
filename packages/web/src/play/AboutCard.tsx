import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isFocusFree } from '../app/focus.ts';
import { useWords } from '../app/words.tsx';
import { placeNote } from '../guide/place.ts';
import { useProjectedScores } from '../projection/projected-scores.tsx';
import { Glossed } from '../rules/Glossed.tsx';
import { readerOf } from '../text-table/reader.ts';
import { type AskedAbout, isPinned } from './asked-about.ts';
import type { About } from './face.ts';
import { useFace } from './faces.tsx';
import type { PlayedGame } from './game.ts';
import { useKeys } from './keys.ts';
import { useLookBack } from './look-back.tsx';
import { useOpenRule } from './rule-panel.ts';
import { useAskedAbout } from './useAskedAbout.ts';
import { useLookedAt } from './useLookedAt.ts';
import './about-card.css';

/**
 * Tooltips: everything inside that has `data-about` explains what it is and does when it is hovered, pressed or
 * focused. Pressing something that can be played plays it, so that needs a long press.
 */
export function Answering({
  game,
  children,
}: {
  readonly game: PlayedGame;
  readonly children: ReactNode;
}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { asked, close, hold } = useAskedAbout(root);
  return (
    <div ref={root} className="answering">
      {children}
      {asked !== null && <AboutCard game={game} asked={asked} onClose={close} onHold={hold} />}
    </div>
  );
}

interface AboutCardProps {
  readonly game: PlayedGame;
  readonly asked: AskedAbout;
  readonly onClose: () => void;
  /** The pointer is over the card: it stays. */
  readonly onHold: () => void;
}

/** What the thing says, next to it. */
function AboutCard({ game, asked, onClose, onHold }: AboutCardProps): ReactNode {
  const words = useWords();
  const spoken = useFace();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const { view } = useLookedAt(game, now, useLookBack().at);
  const openRule = useOpenRule();
  const answer = spoken.speech.about(asked.key, { ...now, view }, readerOf(now, { words, spoken }));
  const about = useWithExpected(asked.key, answer);
  const rule = about?.rule ?? null;
  const read = (): void => {
    if (rule === null) return;
    onClose();
    openRule(now.game, rule);
  };
  useKeys({ R: rule === null ? null : read });
  if (about === null) return null;
  return createPortal(
    <Card asked={asked} about={about} onHold={onHold} onLeave={onClose}>
      {about.lines.map(line => (
        <p key={line}>
          <Glossed game={now.game} text={line} />
        </p>
      ))}
      {rule !== null && (
        <button type="button" className="button quiet" aria-keyshortcuts="R" onClick={read}>
          {words.atTable.about.rule(rule)}
        </button>
      )}
    </Card>,
    // What is outside of an open dialog can't be used.
    asked.thing.closest('dialog') ?? document.body,
  );
}

/**
 * The score that a seat can expect stands on the table of every game: it has an answer of its own, as `expected:SEAT:…`, and
 * whoever asks about a player learns it, too.
 */
function useWithExpected(key: string, about: About | null): About | null {
  const { atTable } = useWords();
  const [kind, seat] = key.split(':');
  const points = useProjectedScores()?.[Number(seat)] ?? null;
  if (points === null) return about;
  const title = atTable.expected(Math.round(points));
  if (kind === 'expected') return { title, lines: [atTable.expectedMeans], rule: null };
  return kind === 'player' && about !== null ? { ...about, lines: [...about.lines, `${title}.`] } : about;
}

interface CardProps {
  readonly asked: AskedAbout;
  readonly about: About;
  readonly onHold: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

const ID = 'about-card';

/** What someone chooses from, and the bar with the ways on: explaining one thing must not hide the others. */
const CHOICES = '[data-choosable], [data-guide="hand"], [data-guide="tiles"], [data-guide="bar"]';

/** What the guide says: two bubbles must not lie on each other. */
const GUIDE = '.guide-note';

const boxesAround = (thing: Element, wanted: string): readonly DOMRect[] =>
  [...(thing.closest('dialog') ?? document).querySelectorAll(wanted)].map(one => one.getBoundingClientRect());

function Card({ asked, about, onHold, onLeave, children }: CardProps): ReactNode {
  const { thing, by } = asked;
  const isHeld = isPinned(asked);
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly x: number; readonly y: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another size.
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null) return;
    if (!current.matches(':popover-open')) current.showPopover();
    const find = (): void => {
      const { offsetWidth: width, offsetHeight: height } = current;
      const { clientWidth, clientHeight } = document.documentElement;
      const screen = { width: clientWidth, height: clientHeight };
      const thingAt = [thing.getBoundingClientRect()];
      const [free, never] = [boxesAround(thing, CHOICES), boxesAround(thing, GUIDE)];
      setPlace(placeNote({ width, height }, thingAt, screen, free, never));
    };
    find();
    addEventListener('resize', find);
    return () => removeEventListener('resize', find);
  }, [thing, about.title, about.lines.join()]);
  useLayoutEffect(() => {
    const before = thing.getAttribute('aria-describedby');
    thing.setAttribute('aria-describedby', before === null ? ID : `${before} ${ID}`);
    return () => {
      if (before === null) thing.removeAttribute('aria-describedby');
      else thing.setAttribute('aria-describedby', before);
    };
  }, [thing]);
  // Whoever asks by a key reads on by keys, and gets back to where they were.
  useEffect(() => {
    if (by !== 'key') return;
    const before = document.activeElement;
    const { current } = card;
    current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement)
        if (isFocusFree() || current?.contains(document.activeElement)) before.focus({ preventScroll: true });
    };
  }, [by]);
  return (
    <div
      ref={card}
      id={ID}
      tabIndex={-1}
      popover="manual"
      className="about-card"
      {...(isHeld ? { role: 'dialog', 'aria-labelledby': `${ID}-title` } : { role: 'tooltip' })}
      style={place === null ? { visibility: 'hidden' } : { left: place.x, top: place.y }}
      onPointerEnter={onHold}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && !isHeld && onLeave()}
    >
      <b id={`${ID}-title`}>{about.title}</b>
      {children}
    </div>
  );
}
