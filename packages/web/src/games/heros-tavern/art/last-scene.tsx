import type { ReactNode } from 'react';
import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cuts, rays, teeth } from './carve.ts';
import { Candle } from './lantern.tsx';
import { BEAM, CANDLE, CHALK, COPPER, GLOW, INK, OAK, PANEL, PLANK, UMBER } from './paint.ts';
import { Hero } from './tokens.tsx';

/** The box of the last scene. */
export const LAST_SCENE = { width: 640, height: 220 };

const LIGHT = rays({ inner: 74, outer: 104, count: 40, width: 3 });
const DOOR = 'M-44 96V-34C-44 -78 44 -78 44 -34V96Z';
const BOARDS = 'M-22 94V-62M0 94V-68M22 94V-62';

interface LastSceneProps {
  /** Who has won, at the bar, each in a box of 100 × 100. */
  readonly winners: readonly ReactNode[];
  /** The crests of those who have won, each in a box of 100 × 100. */
  readonly crests: readonly ReactNode[];
}

/**
 * The end of the evening: the door closes behind the last hero, candles burn, and the winner stands at the bar beside
 * the sign with the crest.
 */
export function LastScene({ winners, crests }: LastSceneProps) {
  return (
    <g>
      <Cuts
        d={cuts(
          1.4,
          2,
          [-310, -60, -150, -62],
          [-300, 20, -200, 22],
          [150, -50, 300, -52],
          [190, 40, 310, 38],
        )}
        fill={BEAM}
      />
      <Block d="M-316 96H316V108H-316Z" fill={UMBER} line={3} />
      {winners.map((winner, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a winner has no name besides the place.
        <g key={i} transform={`translate(${-212 - i * (60 / winners.length)} 46) scale(1.04)`}>
          {winner}
        </g>
      ))}
      {[205, 250].map((x, i) => (
        <g key={x} transform={`translate(${x} ${i % 2 === 0 ? 46 : 58}) scale(${i % 2 === 0 ? 1 : 0.76})`}>
          <Candle />
        </g>
      ))}
      {/* The door: behind it the night, before it a leaf that closes. */}
      <g transform="translate(118 0)">
        <Block d="M-56 98V-36C-56 -94 56 -94 56 -36V98Z" fill={UMBER} line={4} />
        <Block d={DOOR} fill={INK} line={2} />
        <Disc x={18} y={-28} r={9} fill={CHALK} line={1} />
        <g className="tavern-last-hero" transform="translate(-4 44) scale(.9)">
          <Hero />
        </g>
        <g className="tavern-door">
          <Block d={DOOR} fill={PLANK} line={3} />
          <Groove d={BOARDS} width={2.5} stroke={OAK} />
          <Rod d="M-40 -20H10M-40 60H10" fill={COPPER} width={5} />
          <Disc x={32} y={24} r={6} fill={CANDLE} line={3} />
        </g>
      </g>
      {/* The sign with the crest. */}
      <g transform="translate(-70 4)" className="tavern-swing">
        <Cuts d={LIGHT} fill={GLOW} />
        <Rod d="M-70 -104H70" fill={COPPER} width={5} />
        <Groove d="M-46 -102V-70M46 -102V-70" width={3} stroke={CHALK} />
        <Block d="M-70 -72H70L78 -60V58L66 74H-66L-78 58V-60Z" fill={PANEL} line={4} />
        <path d="M-64 -64H64L70 -56V54L60 66H-60L-70 54V-56Z" fill="none" stroke={CANDLE} strokeWidth={2} />
        <Solid d={teeth({ from: [76, -52], to: [76, 52], count: 11, by: [-12, 0] })} />
        {crests.map((crest, i) => {
          const scale = crests.length === 1 ? 1.15 : 0.95 / Math.sqrt(crests.length);
          const x = (i - (crests.length - 1) / 2) * (110 / crests.length);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a crest has no name besides its place.
            <g key={i} transform={`translate(${x} 0) scale(${scale})`}>
              {crest}
            </g>
          );
        })}
      </g>
    </g>
  );
}
