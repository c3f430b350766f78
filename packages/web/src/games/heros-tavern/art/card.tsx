import type { Card, Resource } from '@taproom/games/heros-tavern';
import { Block, Cuts, Disc, Rod } from './block.tsx';
import { cut, cuts, rays } from './carve.ts';
import { FAMILY, type Family, outline } from './family.ts';
import { GROUNDS } from './grounds.tsx';
import { Lettering } from './lettering.tsx';
import { BEAM, CANDLE, CHALK, COPPER, GLOW, INK, OAK, PANEL, PLANK, RAY } from './paint.ts';
import { Shield } from './passing.tsx';
import { CARD_PICTURES } from './pictures.tsx';
import { Token } from './tokens.tsx';

/** How far the glow of a chosen card reaches over its box, and how far the card is raised. */
const RAISED = 10;
const GRAIN = cuts(
  1.2,
  2,
  [-88, -60, -86, 20],
  [92, -90, 91, -10],
  [-60, 133, 40, 134],
  [-90, 60, -89, 120],
  [92, 30, 91, 100],
);

/** The light around a chosen card: cuts that stand on its edge, long and short by turns. */
const CORONA = Array.from({ length: 15 }, (_, place) => {
  const at = (place - 7) / 7;
  const reach = place % 2 === 0 ? 16 : 11;
  return [-1, 1].map(
    side =>
      cut([at * 74, side * 136], [at * 78, side * (143 + reach)], 4) +
      cut([side * 96, at * 112], [side * (103 + reach), at * 116], 4),
  );
})
  .flat()
  .join('');

interface FrameProps {
  readonly family: Family;
}

function Frame({ family }: FrameProps) {
  return (
    <g>
      <Block d={outline(family, 196, 276, 22)} fill={PLANK} line={4} />
      <Cuts d={GRAIN} fill={RAY} />
      <path d={outline(family, 184, 264, 19)} fill="none" stroke={BEAM} strokeWidth={2} />
      {family === 'maker' &&
        [-1, 1].flatMap(x =>
          [-1, 1].map(y => <Disc key={`${x} ${y}`} x={x * 82} y={y * 122} r={3} fill={COPPER} line={2} />),
        )}
    </g>
  );
}

interface TokensProps {
  readonly tokens: readonly Resource[];
}

/** Tokens in a row that ends at 0, closer together if there are many. */
function along(tokens: readonly Resource[], step: number) {
  const gap = Math.min(step, (3 * step) / Math.max(tokens.length - 1, 1));
  return tokens.map((resource, place) => ({ resource, x: (place - tokens.length + 1) * gap }));
}

/** The price: tokens side by side, the last one in the corner. */
function Price({ tokens }: TokensProps) {
  return along(tokens, 42).map(({ resource, x }) => (
    <g key={x} transform={`translate(${67 + x} -105)`}>
      <circle r={22.5} fill={PLANK} stroke={INK} strokeWidth={2.5} />
      <circle r={20.5} fill="none" stroke={BEAM} strokeWidth={1.5} />
      <g transform="scale(.36)">
        <Token of={resource} />
      </g>
    </g>
  ));
}

/** What was paid, lying on the card, which hangs on a nail from now on. */
function Paid({ tokens }: TokensProps) {
  return (
    <g>
      {along(tokens, 52).map(({ resource, x }) => (
        <g key={x} transform={`translate(${58 + x} 20)`}>
          <ellipse cx={3} cy={7} rx={25} ry={22} fill={INK} opacity={0.55} />
          <g transform={`rotate(${-9 - x / 3}) scale(.52)`}>
            <Token of={resource} />
          </g>
        </g>
      ))}
      <Disc x={0} y={-124} r={6.5} fill={CHALK} line={3} />
      <circle cx={-2} cy={-126} r={2} fill={COPPER} />
    </g>
  );
}

export interface TavernCardProps {
  readonly of: Card;
  readonly name: string;
  /** What it scores or makes: one or two short lines. */
  readonly scores: readonly string[];
  readonly price: readonly Resource[];
  /** The tokens that lie on it; a card with any is bought. */
  readonly paid?: readonly Resource[] | undefined;
  readonly state?: 'normal' | 'selected' | 'dimmed';
}

/** A card of the game. Box 200 × 280; selected, it rises 10 and shines 16 over its edge. */
export function TavernCard({ of, name, scores, price, paid = [], state = 'normal' }: TavernCardProps) {
  const Picture = CARD_PICTURES[of];
  const family = FAMILY[of];
  const faded = state === 'dimmed' ? 0.4 : 1;
  return (
    <g transform={state === 'selected' ? `translate(0 ${-RAISED})` : undefined}>
      {state === 'selected' && (
        <g>
          <path d={CORONA} fill={GLOW} />
          <path d={outline(family, 205, 285, 24)} fill="none" stroke={GLOW} strokeWidth={6} />
        </g>
      )}
      <Frame family={family} />
      <path
        d={outline(family, 176, 176, 16)}
        transform="translate(0 -40)"
        fill={PANEL}
        stroke={BEAM}
        strokeWidth={1.5}
      />
      <g opacity={faded}>
        <g transform="translate(0 -40)">{GROUNDS[family]}</g>
        <g transform="translate(-7 -31) scale(1.42)">
          <Picture />
        </g>
      </g>
      {paid.length === 0 && <Price tokens={price} />}
      <path d="M-92 50H92V82H-92Z" fill={OAK} stroke={INK} strokeWidth={2.5} />
      <path d="M-92 53H92M-92 79H92" stroke={BEAM} strokeWidth={1.5} />
      <g opacity={state === 'dimmed' ? 0.75 : 1}>
        <Lettering text={name} y={73.5} width={172} size={25} least={15} />
        {scores.map((line, place) => (
          <Lettering
            key={line}
            text={line}
            like={scores}
            y={scores.length === 1 ? 113 : 103.5 + place * 20}
            width={166}
            size={18}
            least={12}
            weight={500}
          />
        ))}
      </g>
      {paid.length > 0 && <Paid tokens={paid} />}
    </g>
  );
}

const BACK_LIGHT = rays({ inner: 78, outer: 107, count: 44, width: 3.4, stretch: 0.72 });

/** The back of every card: the sign of the house on its bracket. Box 200 × 280. */
export function CardBack() {
  return (
    <g>
      <Block d="M-86 -138H86L98 -126V126L86 138H-86L-98 126V-126Z" fill={PLANK} line={4} />
      <path
        d="M-80 -131H80L91 -120V120L80 131H-80L-91 120V-120Z"
        fill={PANEL}
        stroke={BEAM}
        strokeWidth={2.5}
      />
      <path
        d="M-74 -122H74L83 -114V114L74 122H-74L-83 114V-114Z"
        fill="none"
        stroke={BEAM}
        strokeWidth={1.2}
      />
      <g transform="translate(0 12)">
        <path d={BACK_LIGHT} fill={RAY} />
      </g>
      <Rod
        d="M-62 -92H62M-62 -92C-74 -92 -74 -78 -64 -78M62 -92C74 -92 74 -78 64 -78"
        fill={COPPER}
        width={4}
      />
      <Rod d="M-36 -90V-44M36 -90V-44" fill={CHALK} width={2.5} />
      <g transform="translate(0 14) scale(1.46)">
        <Shield />
      </g>
      <path d={cuts(4, 7, [-40, 104, 0, 98], [0, 98, 40, 104])} fill={CANDLE} />
      <Disc x={0} y={102} r={5} fill={COPPER} line={2.5} />
    </g>
  );
}
