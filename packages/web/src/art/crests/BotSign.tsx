import { createContext, type ReactNode, useContext } from 'react';
import { circle } from '../paths.ts';
import { Fill, Line, Place, Shape } from '../pen.tsx';

/** The seats at this table where bots sit: their crests bear a sign. */
const BotSeats = createContext<ReadonlySet<number>>(new Set());
export const BotSeatsProvider = BotSeats.Provider;

export const useIsBot = (seat: number): boolean => useContext(BotSeats).has(seat);

const HEAD = 'M-12 -6L12 -6L12 12L-12 12Z';

/** A small head of a robot at the foot of a crest, if a bot sits there. Box 100 × 100. */
export function BotSign({ seat }: { readonly seat: number }): ReactNode {
  if (!useIsBot(seat)) return null;
  return (
    <Place x={22} y={22} scale={1.2}>
      <Shape d={circle(0, 0, 23)} tone="chalk" w={4} />
      <Line d={HEAD} w={5} ink="ink" />
      <Line d="M0 -7L0 -14M-17 0L-17 7M17 0L17 7" w={5} ink="ink" />
      <Fill d={`${circle(-5, 3, 3)}${circle(5, 3, 3)}`} tone="ink" />
    </Place>
  );
}
