import type { Card } from '@taproom/games/heros-tavern';
import { Block } from './block.tsx';
import { MiniCard } from './mini-card.tsx';
import { BEAM, CANDLE, CHALK } from './paint.ts';

const BELOW = [
  { turn: -17, x: -6, y: 3, fill: CANDLE },
  { turn: 14, x: 6, y: 2, fill: CHALK },
  { turn: -6, x: -3, y: 1, fill: CANDLE },
] as const;

interface DiscardProps {
  /** The card that lies on top; without it the place for the pile. */
  readonly top?: Card | undefined;
}

/** The discard pile, face up and untidy. Box 100 × 100. */
export function Discard({ top }: DiscardProps) {
  if (top === undefined)
    return <path d="M-29 -40H29V40H-29Z" fill="none" stroke={BEAM} strokeWidth={3} strokeDasharray="7 6" />;
  return (
    <g>
      {BELOW.map(({ turn, x, y, fill }) => (
        <g key={turn} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Block d="M-27 -38H27V38H-27Z" fill={fill} line={3} />
        </g>
      ))}
      <g transform="rotate(3) scale(.94)">
        <MiniCard of={top} />
      </g>
    </g>
  );
}
