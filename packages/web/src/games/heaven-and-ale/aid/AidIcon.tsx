import {
  CARDS,
  GOALS,
  heavenAndAle,
  MONK_PRICE,
  MONK_SPACES,
  RESOURCES,
  SCORING_SPACES,
  SLOTS,
  scoringLetter,
} from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import {
  Abbot,
  BarrelSpace,
  Brewmaster,
  CARD_BOX,
  CardFront,
  Cask,
  Ducat,
  Ducats,
  GoalEmblem,
  Keg,
  MonkHex,
  MonkSpace,
  Moon,
  Picture,
  ResourceEmblem,
  ResourceHex,
  ResourceMarker,
  ResourceSpace,
  ScoringSpace,
  ShedHex,
  SlotMedallion,
  Sun,
} from '../art/index.ts';
import { cardGift, slotGift } from '../gifts.ts';

const named = <Key extends string>(
  group: string,
  keys: readonly Key[],
  draw: (key: Key) => ReactNode,
): readonly (readonly [string, ReactNode])[] => keys.map(key => [`${group}-${key}`, draw(key)]);

/** Every picture of the player aid by its name. All but the cards have boxes 100 × 100. */
const PICTURES: ReadonlyMap<string, ReactNode> = new Map([
  ['figure', <Abbot key="figure" seat={0} />],
  ['brewmaster', <Brewmaster key="brewmaster" />],
  ['resource', <ResourceHex key="resource" resource="hops" fertility={5} letter="" />],
  ['monk', <MonkHex key="monk" monk="monk1" />],
  ['ducat', <Ducat key="ducat" />],
  ['ducats', <Ducats key="ducats" />],
  ['large', <Cask key="large" />],
  ['small', <Keg key="small" />],
  ['sun', <Sun key="sun" />],
  ['shade', <Moon key="shade" />],
  ['space-resource', <ResourceSpace key="space" />],
  ['space-monk', <MonkSpace key="space" price={MONK_PRICE[MONK_SPACES[0] ?? 0] ?? 0} />],
  ['space-barrel', <BarrelSpace key="space" />],
  ...SCORING_SPACES.map(space => {
    const letter = scoringLetter(space) ?? '*';
    return [`disc-${letter}`, <ScoringSpace key={space} letter={letter} />] as const;
  }),
  ...([0, 1, 2, 3, 4] as const).map(type => [`shed-${type}`, <ShedHex key={type} type={type} />] as const),
  ...named('slot', SLOTS, slot => <SlotMedallion slot={slot} gift={slotGift(heavenAndAle.numbers, slot)} />),
  ...named('goal', GOALS, goal => <GoalEmblem goal={goal} />),
  ...named('marker', RESOURCES, resource => <ResourceMarker resource={resource} />),
  ...named('resource', RESOURCES, resource => <ResourceEmblem resource={resource} />),
]);

const CARD_PICTURES: ReadonlyMap<string, ReactNode> = new Map(
  named('card', CARDS, card => <CardFront card={card} gift={cardGift(heavenAndAle.numbers, card)} />),
);

/** A picture of the player aid; the style sheet around it says how large. */
export function AidIcon({ name }: { readonly name: string }): ReactNode {
  const card = CARD_PICTURES.get(name);
  if (card !== undefined) return <Picture of={card} box={CARD_BOX} size="" />;
  const picture = PICTURES.get(name);
  return picture === undefined ? null : <Picture of={picture} size="" />;
}
