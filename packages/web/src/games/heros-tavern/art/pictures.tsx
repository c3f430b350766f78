import type { Card, Category, Resource } from '@taproom/games/heros-tavern';
import type { ComponentType } from 'react';
import { Drawing, SQUARE } from '../../../art/drawing.tsx';
import { DarkAle, LightAle } from './ale.tsx';
import { Barrel } from './barrel.tsx';
import { Bartender } from './bartender.tsx';
import { Cook } from './cook.tsx';
import { Entertainment } from './entertainment.tsx';
import { Food } from './food.tsx';
import { Games } from './games.tsx';
import { Jester } from './jester.tsx';
import { Candle, Lantern } from './lantern.tsx';
import { Lodging } from './lodging.tsx';
import { Maid } from './maid.tsx';
import { Market } from './market.tsx';
import { Deck, PassingSign } from './passing.tsx';
import { Shopkeeper } from './shopkeeper.tsx';
import { Eye, Scroll, SmallSlate } from './signs.tsx';
import { Coin, Crate, Hero, Land } from './tokens.tsx';
import { Tools } from './tools.tsx';

/** The picture of each card. Boxes 100 × 100. */
export const CARD_PICTURES: Readonly<Record<Card, ComponentType>> = {
  entertainment: Entertainment,
  food: Food,
  'light-ale': LightAle,
  'dark-ale': DarkAle,
  lodging: Lodging,
  market: Market,
  games: Games,
  barrel: Barrel,
  tools: Tools,
  jester: Jester,
  cook: Cook,
  bartender: Bartender,
  maid: Maid,
  shopkeeper: Shopkeeper,
};

/** Both ales side by side: the ale column of the score pad. Box 100 × 100. */
export function Ale() {
  return (
    <g>
      <g transform="translate(-25 -2) scale(.92)">
        <LightAle />
      </g>
      <g transform="translate(18 13) scale(.66)">
        <DarkAle />
      </g>
    </g>
  );
}

/** Jester and cook shoulder to shoulder: the staff column of the score pad. Box 100 × 100. */
export function Staff() {
  return (
    <g>
      <g transform="translate(-19 -14) scale(.62)">
        <Cook />
      </g>
      <g transform="translate(14 12) scale(.74)">
        <Jester />
      </g>
    </g>
  );
}

const OTHER_PICTURES = {
  ale: Ale,
  staff: Staff,
  coins: Coin,
  storage: Crate,
  land: Land,
  hero: Hero,
  candle: Candle,
  'lantern-lit': () => <Lantern lit />,
  'lantern-unlit': () => <Lantern lit={false} />,
  'pass-left': PassingSign,
  deck: Deck,
  log: Scroll,
  pad: SmallSlate,
  memory: Eye,
} as const satisfies Readonly<
  Record<Exclude<Category, Card> | Resource, ComponentType> & Record<string, ComponentType>
>;

const PICTURES = { ...CARD_PICTURES, ...OTHER_PICTURES } as const;

export type PictureName = keyof typeof PICTURES;

/** All names that `TavernPicture` knows. Every category of the score pad and every resource is one. */
export const PICTURE_NAMES = Object.keys(PICTURES) as readonly PictureName[];

interface TavernPictureProps {
  readonly of: PictureName;
  /** Width and height in pixels. */
  readonly size: number;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** One picture as an image: named for screen readers with a label, decoration without. */
export function TavernPicture({ of, ...image }: TavernPictureProps) {
  const Shape: ComponentType = PICTURES[of];
  return (
    <Drawing box={SQUARE} {...image}>
      <Shape />
    </Drawing>
  );
}
