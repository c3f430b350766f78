import type { Card, Resource } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';
import { CardFace } from './CardFace.tsx';
import { PICK } from './motion.ts';

/** What a card says below its picture: what it adds at once, and what it leads to. */
export interface Badge {
  readonly adds: string;
  readonly leads: string;
}

interface HandCardProps {
  readonly card: Card;
  readonly place: number;
  /** The accessible name: everything the card says. */
  readonly spoken: string;
  readonly price: readonly Resource[];
  readonly paid?: readonly Resource[];
  readonly state: 'normal' | 'selected' | 'dimmed';
  /** Whether a click does more than say why not. */
  readonly isOpen: boolean;
  readonly isRecommended: boolean;
  /** What it is good for. */
  readonly badge: Badge | null;
  readonly onChoose: () => void;
}

/** A card that can be chosen: from the hand, or to be bought. */
export function HandCard(props: HandCardProps): ReactNode {
  const { card, place, spoken, price, paid = [], state, isOpen, isRecommended, badge } = props;
  const { tavern } = useTavernWords();
  return (
    <button
      type="button"
      className={isRecommended ? 'tavern-card recommended' : 'tavern-card'}
      data-about={`card:${card}`}
      data-piece={state === 'selected' ? PICK : undefined}
      aria-pressed={state === 'selected'}
      aria-disabled={!isOpen}
      onKeyDown={event => {
        // A key held down must not take card after card.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
      onClick={props.onChoose}
    >
      <span className="visually-hidden">
        {spoken} {isRecommended && tavern.hintMark}
      </span>
      <CardFace card={card} price={price} paid={paid} state={state === 'dimmed' ? state : 'normal'} />
      {isRecommended && <TavernPicture of="candle" size={44} className="tavern-recommends" />}
      <span aria-hidden="true" className="tavern-gain">
        {badge !== null && (
          <>
            {badge.adds !== '' && <b>{badge.adds}</b>} {badge.leads !== '' && <span>{badge.leads}</span>}
          </>
        )}
      </span>
      <span className="tavern-key" aria-hidden="true">
        {place + 1}
      </span>
    </button>
  );
}
