import type { Card } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { TavernPicture } from '../art/index.ts';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { cardPlaces, hintedCards, reasonsOf } from './hints.ts';

interface HintProps {
  readonly game: TavernGame;
  readonly now: TavernNow;
}

/** Asks for a hint, or dismisses the current one. Hidden where hints are not allowed. */
export function HintButton({ game, now }: HintProps): ReactNode {
  const { tavern } = useTavernWords();
  if (!now.canHint) return null;
  const isShown = now.hint !== null && now.hint !== 'thinking';
  return (
    <button
      type="button"
      className="button tavern-hint"
      aria-pressed={isShown}
      aria-disabled={now.hint === 'thinking'}
      title={tavern.hint}
      onClick={() => {
        if (isShown) game.dropHint();
        else if (now.hint === null) void game.askHint();
      }}
    >
      <TavernPicture of="candle" size={28} />
      <span>{now.hint === 'thinking' ? tavern.hintThinking : tavern.hint}</span>
    </button>
  );
}

interface HintTextProps {
  readonly now: TavernNow;
  readonly names: readonly string[];
  /** What is chosen by now: what the hint leaves out has to be put back first. */
  readonly instead?: readonly Card[];
}

/** More than the first ones, which weigh most, would not fit beside the buttons. */
const MOST_REASONS = 2;

/** The hint in words: what is recommended, and why. */
export function HintText({ now, names, instead = [] }: HintTextProps): ReactNode {
  const { tavern } = useTavernWords();
  const { hint } = now;
  const cards = hintedCards(hint);
  if (cards === null || hint === null || hint === 'thinking') return null;
  const what = cards.length === 0 ? tavern.buyNothing : cards.map(card => tavern.name[card]).join(', ');
  const reasons = reasonsOf(hint, tavern.reason, seat => names[seat] ?? '').slice(0, MOST_REASONS);
  const kept = cardPlaces(instead, cards);
  const others = instead.filter((_, i) => !kept.has(i)).map(card => tavern.name[card]);
  const said = [
    tavern.hinted(what, reasons),
    ...(others.length > 0 ? [tavern.putBack([...new Set(others)].join(', '))] : []),
  ];
  return <span className="tavern-hint-text">{said.join(' ')}</span>;
}
