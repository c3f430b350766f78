import type { Card, Resource } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { CARD, Drawing, TavernCard } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface CardFaceProps {
  readonly card: Card;
  readonly price: readonly Resource[];
  readonly paid?: readonly Resource[];
  readonly state?: 'normal' | 'selected' | 'dimmed';
}

/** A card as it lies on the table, in the reader's language. Decoration: whoever uses it says what it is. */
export function CardFace({ card, price, paid = [], state = 'normal' }: CardFaceProps): ReactNode {
  const { tavern } = useTavernWords();
  return (
    <Drawing box={CARD} size={CARD.height} className="tavern-face">
      <TavernCard
        of={card}
        name={tavern.name[card]}
        scores={tavern.lines[card].split(' | ')}
        price={price}
        paid={paid}
        state={state}
      />
    </Drawing>
  );
}
