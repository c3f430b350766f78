import { type PlayerPosition, SPOTS, type Spot } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { useCloisterWords } from '../words.ts';
import { CardFront, ScoringDisc, SpotEmblem } from './drawings.ts';
import type { Arrangement } from './geometry.ts';
import { Named, Scaled } from './pieces.tsx';
import { Target, type Touch, touched } from './Target.tsx';

interface PairsProps {
  readonly player: PlayerPosition;
  readonly touch: Touch | null;
  readonly arrangement: Arrangement;
  /** The spot for which a disc is held out. */
  readonly ghost: Spot | null;
}

/** From the middle of a pair to the middle of its spots. */
const APART = 37;
const UP = -18;

/** The ten scoring spots in their five pairs; a card placed at a pair is tucked under it. */
export function Pairs({ player, touch, arrangement, ghost }: PairsProps): ReactNode {
  const { board } = useCloisterWords();
  const { pairs, pairScale } = arrangement;
  return (
    <g data-guide="pairs">
      {pairs.map(({ x, y }, pair) => {
        const card = player.placed[pair] ?? null;
        const spots = SPOTS.slice(2 * pair, 2 * pair + 2);
        return (
          <g key={spots[0]} transform={`translate(${x} ${y}) scale(${pairScale})`}>
            <rect className="pair" x="-74" y="-53" width="148" height="106" rx="16" />
            {card === null ? (
              <rect className="pair-card" x="-21" y="-9" width="42" height="58" rx="5" />
            ) : (
              <Named x={0} y={20} label={board.placed(card)}>
                <g className="piece" data-piece={`placed-${card}`}>
                  <Scaled size={60}>
                    <CardFront card={card} />
                  </Scaled>
                </g>
              </Named>
            )}
            {spots.map((spot, i) => {
              const isTaken = player.discs.includes(spot);
              return (
                <Target
                  key={spot}
                  x={i === 0 ? -APART : APART}
                  y={UP}
                  aim={{ at: 'spot', spot }}
                  {...touched(touch, { at: 'spot', spot })}
                  reach={34}
                  label={board.spot({ spot, taken: isTaken })}
                >
                  <circle className="glow" r="34" />
                  <Scaled size={64}>
                    <SpotEmblem spot={spot} />
                  </Scaled>
                  {isTaken && (
                    <g className="piece" data-piece={`disc-${spot}`}>
                      <Scaled x={17} y={17} size={38}>
                        <ScoringDisc />
                      </Scaled>
                    </g>
                  )}
                  {ghost === spot && !isTaken && (
                    <g className="ghost">
                      <Scaled x={17} y={17} size={38}>
                        <ScoringDisc />
                      </Scaled>
                    </g>
                  )}
                </Target>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
