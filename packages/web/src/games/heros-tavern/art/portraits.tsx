import type { ReactNode } from 'react';
import { Drawing, SQUARE } from '../../../art/drawing.tsx';
import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cuts, teeth } from './carve.ts';
import { Face } from './face.tsx';
import { CANDLE, CHALK, COPPER, EMBER, INK, MIDNIGHT, MOSS, SKIN, SLATE, UMBER } from './paint.ts';

const SHOULDERS = 'M-46 49C-44 31 -26 25 0 25C26 25 44 31 46 49Z';
const NECK = 'M-9 14V29C-4 34 4 34 9 29V14Z';
const SHADOW = teeth({ from: [45, 48], via: [43, 34], to: [20, 28], count: 6, by: [-12, 9] });

/** Patron: a young guest with tousled hair and a scarf, here for the first time. */
function Patron(): ReactNode {
  return (
    <g>
      <Block d={SHOULDERS} fill={MOSS} />
      <Solid d={SHADOW} />
      <Block d={NECK} fill={SKIN} line={3} />
      <Face mouth="M-6 12C-1 17 4 17 8 12" />
      <Block
        d="M-22 -8C-30 -22 -20 -34 -12 -32C-10 -42 8 -42 10 -34C22 -36 28 -22 21 -8C16 -16 10 -12 6 -18C2 -12 -6 -12 -8 -17C-14 -14 -18 -14 -22 -8Z"
        fill={COPPER}
      />
      <Cuts d={cuts(1.5, 2, [-16, -16, -12, -28], [-2, -20, 0, -34], [12, -18, 14, -30])} fill={UMBER} />
      <Block d="M-22 24C-10 32 10 32 22 24L24 33C10 42 -10 42 -24 33Z" fill={EMBER} line={3} />
      <Block d="M6 36L18 34L20 49H8Z" fill={EMBER} line={3} />
    </g>
  );
}

/** Barkeep: rolled sleeves, a moustache, a cloth over the shoulder. */
function Barkeep(): ReactNode {
  return (
    <g>
      <Block d={SHOULDERS} fill={CHALK} />
      <Solid d={SHADOW} />
      <Block d="M-18 49L-15 28H15L18 49Z" fill={UMBER} />
      <Block d={NECK} fill={SKIN} line={3} />
      <Face mouth="M-4 15C-1 16 3 16 5 15" />
      <Block
        d="M0 7C-6 3 -12 9 -18 6C-16 15 -6 15 0 11C6 15 16 15 18 6C12 9 6 3 0 7Z"
        fill={UMBER}
        line={2.5}
      />
      <Block
        d="M-20 -8C-22 -30 -10 -36 0 -36C10 -36 22 -30 20 -8C16 -20 8 -22 0 -22C-8 -22 -16 -20 -20 -8Z"
        fill={UMBER}
      />
      <Cuts d={cuts(1.4, 1, [-12, -24, -8, -33], [0, -25, 1, -34], [10, -24, 9, -32])} fill={CANDLE} />
      <Block d="M-40 30L-22 26L-20 49H-38Z" fill={CANDLE} line={3} />
      <Groove d="M-36 36L-22 33M-36 42L-21 40" stroke={EMBER} width={2} />
    </g>
  );
}

/** Innkeeper: a woman with her hair up, keys at the collar, who has seen every guest. */
function Innkeeper(): ReactNode {
  return (
    <g>
      <Disc x={2} y={-38} r={11} fill={EMBER} />
      <Block d={SHOULDERS} fill={MIDNIGHT} />
      <Solid d={SHADOW} />
      <Block d="M-20 28C-8 36 8 36 20 28L12 46H-12Z" fill={CHALK} line={3} />
      <Block d={NECK} fill={SKIN} line={3} />
      <Face mouth="M-5 13C-1 15 4 14 7 11" />
      <Block
        d="M-21 8C-28 -8 -26 -34 0 -34C26 -34 28 -8 21 8C20 -6 16 -14 8 -18C0 -14 -10 -16 -15 -13C-19 -6 -20 0 -21 8Z"
        fill={EMBER}
      />
      <Cuts d={cuts(1.5, 2, [-16, -16, -6, -29], [2, -20, 6, -31], [16, -12, 14, -26])} fill={CANDLE} />
      <Disc x={0} y={38} r={5} fill={CANDLE} line={2.5} />
      <Rod d="M0 43V48" fill={CANDLE} width={2} />
    </g>
  );
}

/** Regular: a stout guest in a felt hat with a feather, a napkin tucked in before anything is served. */
function Regular(): ReactNode {
  return (
    <g>
      <Block d={SHOULDERS} fill={UMBER} />
      <Solid d={SHADOW} />
      <Block d={NECK} fill={SKIN} line={3} />
      <Face mouth="M-8 11C-3 18 5 18 9 10" />
      <Block d="M-18 22C-8 30 8 30 18 22L12 48H-12Z" fill={CHALK} line={3} />
      <Groove d="M-6 32L-8 44M6 32L8 44" width={2} />
      <Block d="M-19 -8C-22 2 -20 8 -17 10L-15 -10Z" fill={UMBER} line={2.5} />
      <Block d="M19 -8C22 2 20 8 17 10L15 -10Z" fill={UMBER} line={2.5} />
      <Block d="M-20 -14C-20 -42 20 -44 21 -14Z" fill={MOSS} />
      <Solid d={teeth({ from: [10, -38], via: [21, -30], to: [20, -15], count: 5, by: [-8, 3] })} />
      <Block d="M-36 -12C-24 -22 24 -22 36 -14C24 -6 -24 -6 -36 -12Z" fill={MOSS} />
      <Block d="M14 -22C20 -34 30 -44 42 -46C40 -34 30 -24 18 -20Z" fill={EMBER} line={3} />
      <Groove d="M18 -22L36 -40" stroke={CANDLE} width={2} />
    </g>
  );
}

/** Gambler: slicked hair, a patch over one eye, two cards too many in the collar. */
function Gambler(): ReactNode {
  return (
    <g>
      <Block d="M22 40L28 8L44 12L38 44Z" fill={CHALK} line={3} />
      <Block d="M14 40L14 8H30V40Z" fill={CHALK} line={3} />
      <Solid d="M22 14L26 20L22 26L18 20Z" fill={EMBER} />
      <Block d={SHOULDERS} fill={MIDNIGHT} />
      <Solid d={SHADOW} />
      <Block d="M-22 28L0 46L22 28L12 25H-12Z" fill={EMBER} line={3} />
      <Block d={NECK} fill={SKIN} line={3} />
      <Face mouth="M-3 14C2 15 7 13 10 9" />
      <Solid d={cuts(1.6, 0.5, [-5, 19, 5, 19])} />
      <Block
        d="M-19 -4C-24 -30 -10 -38 4 -37C20 -36 24 -22 19 -4C18 -14 14 -20 6 -22C-2 -18 -14 -20 -19 -4Z"
        fill={UMBER}
      />
      <Cuts d={cuts(1.4, 2, [-12, -22, 0, -33], [0, -24, 10, -32], [12, -18, 17, -26])} fill={COPPER} />
      <Block d="M2 -5H14C14 4 11 8 8 8C5 8 2 4 2 -5Z" fill={INK} line={2} />
      <Groove d="M2 -5L-17 -12M14 -4L18 -6" width={2.4} />
    </g>
  );
}

/** Peddler: a traveller in a hood with a pack behind him and a lantern. */
function Peddler(): ReactNode {
  return (
    <g>
      <Block d="M-44 40C-48 4 -30 -8 -18 -6L18 -6C30 -8 48 4 44 40Z" fill={COPPER} />
      <Rod d="M-34 4H34" fill={CHALK} width={7} />
      <Block d={SHOULDERS} fill={MOSS} />
      <Solid d={SHADOW} />
      <Groove d="M-28 28L-20 48M28 28L20 48" stroke={UMBER} width={6} />
      <Block d={NECK} fill={SKIN} line={3} />
      <Face mouth="M-6 12C-1 16 4 16 8 11" />
      <Block
        d="M0 -44C20 -42 28 -22 25 10C22 22 14 27 8 28C18 14 19 -8 12 -18C4 -22 -4 -22 -12 -18C-19 -8 -18 14 -8 28C-14 27 -22 22 -25 10C-28 -22 -20 -42 0 -44Z"
        fill={MOSS}
      />
      <Cuts d={cuts(1.6, 2, [-17, -20, -6, -36], [4, -26, 8, -38], [19, -14, 18, -28])} fill={INK} />
      <Disc x={0} y={30} r={5} fill={CANDLE} line={2.5} />
    </g>
  );
}

/** Housekeeper: a woman in a frilled cap with a candle, who knows which room creaks. */
function Housekeeper(): ReactNode {
  return (
    <g>
      <Block d={SHOULDERS} fill={SLATE} />
      <Solid d={SHADOW} />
      <Block d="M-16 49L-14 30C-6 36 6 36 14 30L16 49Z" fill={CHALK} line={3} />
      <Block d={NECK} fill={SKIN} line={3} />
      <Face mouth="M-6 12C-1 15 4 15 8 12" />
      <Block
        d="M-19 6C-22 -8 -20 -20 0 -21C20 -20 22 -8 19 6C18 -6 14 -12 6 -15C0 -12 -6 -12 -9 -15C-15 -10 -18 -4 -19 6Z"
        fill={CHALK}
        line={3}
      />
      <Groove d="M-12 -14C-10 -8 -14 -2 -16 2M8 -15C14 -12 16 -6 17 0" width={2} />
      <Block
        d="M-25 -12C-34 -36 -16 -46 0 -45C16 -46 34 -36 25 -12C21 -17 18 -12 14 -17C10 -13 6 -19 0 -16C-6 -19 -10 -13 -14 -17C-18 -12 -21 -17 -25 -12Z"
        fill={CHALK}
      />
      <Groove d="M-22 -24C-10 -30 10 -30 22 -24" stroke={EMBER} width={4} />
      <Cuts d={cuts(1.4, 1, [-12, -34, -8, -42], [2, -35, 2, -43], [14, -34, 12, -41])} fill={UMBER} />
      <Rod d="M36 48V28" fill={CHALK} width={6} />
      <Block d="M36 8C42 16 42 24 36 24C30 24 30 16 36 8Z" fill={CANDLE} line={2.5} />
    </g>
  );
}

/** Legend: an old hero in a helmet with wings, who once closed every tavern in the land. */
function Legend(): ReactNode {
  return (
    <g>
      <Block d={SHOULDERS} fill={UMBER} />
      <Solid d={SHADOW} />
      <Block d="M-46 46C-40 32 -30 30 -20 34C-16 40 -20 46 -26 49H-46Z" fill={CHALK} line={3} />
      <Block d="M46 46C40 32 30 30 20 34C16 40 20 46 26 49H46Z" fill={CHALK} line={3} />
      <Face />
      <Block d="M-19 2C-14 8 -8 6 -4 8H4C8 6 14 8 19 2C24 24 14 42 0 47C-14 42 -24 24 -19 2Z" fill={CHALK} />
      <Cuts d={cuts(1.6, 2, [-12, 16, -8, 34], [-3, 18, -1, 38], [8, 18, 6, 34])} fill={COPPER} />
      <Groove d="M-6 13C-2 15 3 15 7 13" width={2.4} />
      <Block d="M-24 -6C-26 -34 -10 -42 0 -42C10 -42 26 -34 24 -6C14 -14 -14 -14 -24 -6Z" fill={CANDLE} />
      <Solid d={teeth({ from: [10, -41], via: [24, -30], to: [24, -9], count: 7, by: [-9, 3] })} />
      <Groove d="M-24 -8C-14 -16 14 -16 24 -8" width={4} stroke={INK} />
      <Block d="M-22 -22C-34 -24 -44 -36 -46 -48C-34 -44 -22 -40 -19 -30Z" fill={CHALK} line={3} />
      <Block d="M22 -22C34 -24 44 -36 46 -48C34 -44 22 -40 19 -30Z" fill={CHALK} line={3} />
      <Groove d="M-26 -27L-38 -40M26 -27L38 -40" width={2} />
    </g>
  );
}

/** A host who is no bot: a cap, an apron, a broad smile. */
function Host(): ReactNode {
  return (
    <g>
      <Block d={SHOULDERS} fill={MIDNIGHT} />
      <Solid d={SHADOW} />
      <Block d="M-19 49L-15 28H15L19 49Z" fill={CHALK} />
      <Block d={NECK} fill={SKIN} line={3} />
      <Face mouth="M-9 11C-4 19 5 19 10 11" />
      <Block d="M-23 -10C-28 -38 28 -38 23 -10C12 -17 -12 -17 -23 -10Z" fill={EMBER} />
      <Cuts d={cuts(1.5, 2, [-14, -20, -10, -29], [0, -21, 1, -31])} fill={CANDLE} />
    </g>
  );
}

const PORTRAITS: Readonly<Record<string, () => ReactNode>> = {
  patron: Patron,
  regular: Regular,
  gambler: Gambler,
  barkeep: Barkeep,
  peddler: Peddler,
  housekeeper: Housekeeper,
  innkeeper: Innkeeper,
  legend: Legend,
};

/** Who stands at the bar: a bot by its level, and a host for everyone else. Box 100 × 100. */
export function Likeness({ level }: { readonly level: string | null }): ReactNode {
  const Person = PORTRAITS[level ?? ''] ?? Host;
  return <Person />;
}

/** The face of a bot, by its level; none for a level without one. */
export default function Portrait({ level }: { readonly level: string }): ReactNode {
  const Person = PORTRAITS[level];
  if (Person === undefined) return null;
  return (
    <Drawing box={SQUARE} size={72} className="tavern-portrait">
      <Person />
    </Drawing>
  );
}
