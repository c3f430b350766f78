import type { Seat } from '@taproom/games';
import type { ReactNode } from 'react';
import { CRESTS, TavernPicture } from '../art/tavern/index.ts';

interface CrestMarkProps {
  readonly seat: Seat;
  readonly size?: number;
}

/** The shield of a seat; the name stands beside it. */
export function CrestMark({ seat, size = 28 }: CrestMarkProps): ReactNode {
  return <TavernPicture of={CRESTS[seat] ?? 'boar'} size={size} className="tavern-crest" />;
}
