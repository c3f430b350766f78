import type { ReactNode } from 'react';
import { TavernPicture } from '../art/index.ts';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { hintedCards, reasonsOf } from './hints.ts';

interface HintProps {
  readonly game: TavernGame;
  readonly now: TavernNow;
}

/** Asks for a hint, or puts the one away that is shown. Not there where no hint may be asked for. */
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
}

/** The hint in words: what is recommended, and why. */
export function HintText({ now, names }: HintTextProps): ReactNode {
  const { tavern } = useTavernWords();
  const { hint } = now;
  const cards = hintedCards(hint);
  if (cards === null || hint === null || hint === 'thinking') return null;
  const what = cards.length === 0 ? tavern.buyNothing : cards.map(card => tavern.name[card]).join(', ');
  return tavern.hinted(
    what,
    reasonsOf(hint, tavern.reason, seat => names[seat] ?? ''),
  );
}
