import type { Card } from '@taproom/games/heros-tavern';
import { FAMILY, outline } from './family.ts';
import { Lettering } from './lettering.tsx';
import { BEAM, GLOW, INK, PLANK } from './paint.ts';
import { CARD_PICTURES } from './pictures.tsx';

interface CardChipProps {
  readonly of: Card;
  readonly count: number;
  /** How many of them are bought: a nail head for each, up to five. */
  readonly bought?: number;
}

const NAILS = 5;

/** A kind of card and how many there are, for grouped taverns. Box 76 × 36. */
export function CardChip({ of, count, bought = 0 }: CardChipProps) {
  const Picture = CARD_PICTURES[of];
  const row = Math.min(bought, NAILS);
  const nails = Array.from({ length: row }, (_, nail) => (nail - (row - 1) / 2) * 6);
  return (
    <g>
      <path d={outline(FAMILY[of], 74, 34, 6)} fill={PLANK} stroke={INK} strokeWidth={1.5} />
      <path d={outline(FAMILY[of], 71, 31, 5)} fill="none" stroke={BEAM} strokeWidth={1} />
      <g transform="translate(-19 0) scale(.29)">
        <Picture />
      </g>
      <Lettering
        text={String(count)}
        x={17}
        y={bought > 0 ? 4 : 7}
        width={30}
        size={21}
        least={14}
        weight={800}
      />
      {nails.map(x => (
        <circle key={x} cx={17 + x} cy={10.5} r={2.3} fill={GLOW} stroke={INK} strokeWidth={0.8} />
      ))}
    </g>
  );
}
