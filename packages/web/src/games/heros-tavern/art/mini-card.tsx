import type { Card, Resource } from '@taproom/games/heros-tavern';
import { Block } from './block.tsx';
import { FAMILY, outline } from './family.ts';
import { GROUNDS } from './grounds.tsx';
import { BEAM, GLOW, PANEL, PLANK } from './paint.ts';
import { CARD_PICTURES } from './pictures.tsx';
import { Token } from './tokens.tsx';

interface MiniCardProps {
  readonly of: Card;
  /** The tokens that lie on it: it is bought. */
  readonly paid?: readonly Resource[] | undefined;
  readonly chosen?: boolean;
}

/** A card at the size of a thumbnail, for taverns. Box 60 × 84. */
export function MiniCard({ of, paid = [], chosen = false }: MiniCardProps) {
  const Picture = CARD_PICTURES[of];
  const family = FAMILY[of];
  return (
    <g>
      {chosen && <path d={outline(family, 65, 89, 9)} fill="none" stroke={GLOW} strokeWidth={3.5} />}
      <Block d={outline(family, 58, 82, 8)} fill={PLANK} line={2} />
      <path d={outline(family, 52, 76, 6.5)} fill={PANEL} stroke={BEAM} strokeWidth={1.4} />
      <g transform="scale(.3 .44)">{GROUNDS[family]}</g>
      <g transform={`translate(0 ${paid.length > 0 ? -7 : 0}) scale(.5)`}>
        <Picture />
      </g>
      {paid.map((resource, place) => {
        const x = (place - (paid.length - 1) / 2) * Math.min(21, 42 / paid.length);
        return (
          <g key={x} transform={`translate(${x} 27) rotate(${x - 6}) scale(.22)`}>
            <Token of={resource} />
          </g>
        );
      })}
    </g>
  );
}
