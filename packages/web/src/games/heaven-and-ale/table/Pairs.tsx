import { type PlayerPosition, SPOTS, type Spot } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { cardGift } from '../gifts.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import type { Arrangement } from './arrangements.ts';
import { CardFront, ScoringDisc, SpotEmblem } from './drawings.ts';
import { Fresh } from './marks.tsx';
import { Named, Scaled } from './pieces.tsx';
import { Target, type Touch, touched } from './Target.tsx';

interface PairsProps {
  readonly seat: number;
  readonly player: PlayerPosition;
  readonly touch: Touch | null;
  readonly arrangement: Arrangement;
  /** The spot a disc is held over. */
  readonly ghost: Spot | null;
}

/** From the middle of a pair to the middle of its spots. */
const APART = 39;
const UP = -17;
const RIM = <circle r="31" />;
/** A disc lies at the outer foot of its spot, the card between the spots: none hides another. */
const DISC = { x: 15, y: 43, size: 34 } as const;

/** The ten scoring spots in their five pairs; a card placed at a pair is tucked under it. */
export function Pairs({ seat, player, touch, arrangement, ghost }: PairsProps): ReactNode {
  const { board } = useCloisterWords();
  const { numbers } = useCloisterRules();
  const { pairs, pairScale } = arrangement;
  return (
    <g data-guide="pairs">
      {pairs.map(({ x, y }, pair) => {
        const card = player.placed[pair] ?? null;
        const spots = SPOTS.slice(2 * pair, 2 * pair + 2);
        return (
          <g key={spots[0]} transform={`translate(${x} ${y}) scale(${pairScale})`}>
            <rect
              className="pair"
              data-about={`pair:${seat}:${pair}`}
              x="-74"
              y="-53"
              width="148"
              height="106"
              rx="16"
            />
            {card === null ? (
              <rect className="pair-card" x="-14" y="9" width="28" height="40" rx="4" />
            ) : (
              <Named x={0} y={29} label={board.placed(card)} about={`card:${seat}:${card}`}>
                <g className="piece" data-piece={`placed-${card}`}>
                  <Scaled size={46}>
                    <CardFront card={card} gift={cardGift(numbers, card)} plain />
                  </Scaled>
                </g>
                <Fresh about={`card:${seat}:${card}`}>
                  <rect x="-17" y="-24" width="34" height="48" rx="5" />
                </Fresh>
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
                  reach={{ width: 74, height: 68 }}
                  label={board.spot({ spot, taken: isTaken })}
                  about={`spot:${seat}:${spot}`}
                  rim={RIM}
                >
                  <circle className="glow" r="31" />
                  <Scaled size={60}>
                    <SpotEmblem spot={spot} />
                  </Scaled>
                  {isTaken && (
                    <g className="piece" data-piece={`disc-${spot}`}>
                      <Scaled x={i === 0 ? -DISC.x : DISC.x} y={DISC.y} size={DISC.size}>
                        <ScoringDisc />
                      </Scaled>
                    </g>
                  )}
                  {ghost === spot && !isTaken && (
                    <g className="ghost">
                      <Scaled x={i === 0 ? -DISC.x : DISC.x} y={DISC.y} size={DISC.size}>
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
