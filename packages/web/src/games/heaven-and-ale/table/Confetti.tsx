import type { ReactNode } from 'react';
import { motionPace } from '../../../motion/pace.ts';
import { Picture, ResourceMarker } from '../art/index.ts';

/** Cones of hops, each with its place, its delay and its size. Spread evenly, so that none falls on another. */
const CONES = Array.from({ length: 26 }, (_, i) => ({
  left: `${((i * 37) % 100) + 0.5}%`,
  delay: `${((i * 53) % 26) * 90}ms`,
  size: 18 + ((i * 7) % 5) * 5,
}));

/** Hops fall like confetti, once. Not where movement is unwanted. */
export function Confetti(): ReactNode {
  if (motionPace() === 0) return null;
  return (
    <div className="confetti" aria-hidden="true">
      {CONES.map(({ left, delay, size }) => (
        <span key={left} style={{ left, animationDelay: delay }}>
          <Picture of={<ResourceMarker resource="hops" />} size={size} />
        </span>
      ))}
    </div>
  );
}
