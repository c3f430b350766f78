import type { Card, Resource } from '@taproom/games/heros-tavern';
import { Block, Cuts, Disc, Rod } from './block.tsx';
import { cuts, rays } from './carve.ts';
import { FAMILY, type Family, outline } from './family.ts';
import { GROUNDS } from './grounds.tsx';
import { BEAM, CANDLE, CHALK, COPPER, INK, PANEL, PLANK, RAY } from './paint.ts';
import { Shield } from './passing.tsx';
import { CARD_PICTURES } from './pictures.tsx';
import { Token } from './tokens.tsx';

const GRAIN = cuts(
  1.2,
  2,
  [-88, -60, -86, 20],
  [92, -90, 91, -10],
  [-60, 133, 40, 134],
  [-90, 60, -89, 120],
  [92, 30, 91, 100],
);

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
  readonly price: readonly Resource[];
  /** The tokens that lie on it; a card with any is bought. */
  readonly paid?: readonly Resource[] | undefined;
  readonly state?: 'normal' | 'dimmed';
}

/** What a card shows above its lettering. */
export const CARD_TOP = { width: 200, height: 190 };

/** A card of the game down to where its lettering begins, which is text on the page. Box 200 × 190. */
export function TavernCard({ of, price, paid = [], state = 'normal' }: TavernCardProps) {
  const Picture = CARD_PICTURES[of];
  const family = FAMILY[of];
  return (
    <g transform="translate(0 45)">
      <Frame family={family} />
      <path
        d={outline(family, 176, 176, 16)}
        transform="translate(0 -40)"
        fill={PANEL}
        stroke={BEAM}
        strokeWidth={1.5}
      />
      <g opacity={state === 'dimmed' ? 0.4 : 1}>
        <g transform="translate(0 -40)">{GROUNDS[family]}</g>
        <g transform="translate(-7 -31) scale(1.42)">
          <Picture />
        </g>
      </g>
      {paid.length === 0 ? <Price tokens={price} /> : <Paid tokens={paid} />}
    </g>
  );
}

const BACK_LIGHT = rays({ inner: 78, outer: 107, count: 44, width: 3.4, stretch: 0.72 });

/** The back of every card: the tavern's sign on its bracket. Box 200 × 280. */
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
