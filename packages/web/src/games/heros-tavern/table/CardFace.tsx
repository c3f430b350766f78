import type { Card, Resource } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { CARD_TOP, Drawing, TavernCard } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface CardFaceProps {
  readonly card: Card;
  readonly price: readonly Resource[];
  readonly paid?: readonly Resource[];
  readonly state?: 'normal' | 'dimmed';
}

/**
 * A card on the table, in the current language: its picture, and its lettering as text of the page, so that it never gets
 * smaller than can be read. Decorative: the component that uses it names it.
 */
export function CardFace({ card, price, paid = [], state = 'normal' }: CardFaceProps): ReactNode {
  const { tavern } = useTavernWords();
  return (
    <span className="tavern-face" aria-hidden="true">
      <Drawing box={CARD_TOP} size={CARD_TOP.height}>
        <TavernCard of={card} price={price} paid={paid} state={state} />
      </Drawing>
      <b>{tavern.name[card]}</b>
      <span>
        {tavern.lines[card].split(' | ').map(line => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}
