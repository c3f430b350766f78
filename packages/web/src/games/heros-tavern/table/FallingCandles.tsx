import type { ReactNode } from 'react';
import { motionPace } from '../../../motion/pace.ts';
import { TavernPicture } from '../art/index.ts';

/** Candles, each with its place, its delay and its size. Spread evenly, so that none falls on another. */
const CANDLES = Array.from({ length: 22 }, (_, i) => ({
  left: `${((i * 37) % 100) + 0.5}%`,
  delay: `${((i * 53) % 22) * 100}ms`,
  size: 40 + ((i * 7) % 4) * 6,
}));

/** Candles fall like confetti, once. Not where movement is unwanted. */
export function FallingCandles(): ReactNode {
  if (motionPace() === 0) return null;
  return (
    <div className="tavern-candles" aria-hidden="true">
      {CANDLES.map(({ left, delay, size }) => (
        <span key={left} style={{ left, animationDelay: delay }}>
          <TavernPicture of="candle" size={size} />
        </span>
      ))}
    </div>
  );
}
