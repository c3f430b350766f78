import type { Card, Resource } from '@taproom/games/heros-tavern';
import { type ReactNode, useEffect, useRef } from 'react';
import { TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';
import { CardFace } from './CardFace.tsx';
import { PICK } from './motion.ts';

interface HandCardProps {
  readonly card: Card;
  readonly place: number;
  /** All that the card says, for people who do not see it. */
  readonly spoken: string;
  readonly price: readonly Resource[];
  readonly paid?: readonly Resource[];
  readonly state: 'normal' | 'selected' | 'dimmed';
  /** Whether a click does something else than to say why not. */
  readonly isOpen: boolean;
  readonly isRecommended: boolean;
  /** What stands below the card, and how loud. */
  readonly label: string;
  readonly labelled: 'much' | 'little';
  readonly onChoose: () => void;
}

/** A card that can be chosen: from the hand, or to be bought. */
export function HandCard(props: HandCardProps): ReactNode {
  const { card, place, spoken, price, paid = [], state, isOpen, isRecommended, label, labelled } = props;
  const { tavern } = useTavernWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On a phone a part of the hand is out of sight.
    if (isRecommended) button.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isRecommended]);
  return (
    <button
      ref={button}
      type="button"
      className={isRecommended ? 'tavern-card recommended' : 'tavern-card'}
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
      <CardFace card={card} price={price} paid={paid} state={state} />
      {isRecommended && <TavernPicture of="candle" size={44} className="tavern-recommends" />}
      <span aria-hidden="true" className={labelled === 'much' ? 'tavern-gain much' : 'tavern-gain'}>
        {label}
      </span>
      <span className="tavern-key" aria-hidden="true">
        {place + 1}
      </span>
    </button>
  );
}
