import type { Card, Resource } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { Drawing, MINI_CARD, MiniCard } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface SmallCardProps {
  readonly card: Card;
  readonly count: number;
  /** How many of them are bought. */
  readonly bought?: number;
  /** The tokens that lie on it; only a bought card has any. */
  readonly paid?: readonly Resource[];
  /** Whether a text beside it says all that it says. */
  readonly isNamed?: boolean;
}

/** Cards of one kind as a small card with their number, which is text of the page and stays legible. */
export function SmallCard({
  card,
  count,
  bought = 0,
  paid = [],
  isNamed = false,
}: SmallCardProps): ReactNode {
  const { tavern } = useTavernWords();
  const label = isNamed ? undefined : tavern.kind({ name: tavern.name[card], count, bought });
  // Bought ones and those of this round lie on one pile: both are counted.
  const isMixed = bought > 0 && bought < count;
  return (
    <span className="tavern-small">
      <Drawing box={MINI_CARD} size={MINI_CARD.height} label={label}>
        <MiniCard of={card} paid={paid} />
      </Drawing>
      {count > 1 && <b aria-hidden="true">{isMixed ? `${bought}+${count - bought}` : count}</b>}
    </span>
  );
}
