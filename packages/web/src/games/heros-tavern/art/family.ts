import type { Card } from '@taproom/games/heros-tavern';

/** Three families of cards, distinguished by the corners of their frames. */
export type Family = 'attraction' | 'maker' | 'staff';

export const FAMILY: Readonly<Record<Card, Family>> = {
  entertainment: 'attraction',
  food: 'attraction',
  'light-ale': 'attraction',
  'dark-ale': 'attraction',
  lodging: 'attraction',
  market: 'attraction',
  games: 'maker',
  barrel: 'maker',
  tools: 'maker',
  jester: 'staff',
  cook: 'staff',
  bartender: 'staff',
  maid: 'staff',
  shopkeeper: 'staff',
};

/**
 * The outline of a card around 0,0: attractions have scooped corners like a tavern sign,
 * makers cut ones like a crate, staff round ones like a niche. `corner` is their size.
 */
export function outline(family: Family, width: number, height: number, corner: number): string {
  const [x, y, c] = [width / 2, height / 2, corner];
  const turn = {
    attraction: (dx: number, dy: number) => `a${c} ${c} 0 0 0 ${dx} ${dy}`,
    maker: (dx: number, dy: number) => `l${dx} ${dy}`,
    staff: (dx: number, dy: number) => `a${c} ${c} 0 0 1 ${dx} ${dy}`,
  }[family];
  return `M${c - x} ${-y}H${x - c}${turn(c, c)}V${y - c}${turn(-c, c)}H${c - x}${turn(-c, -c)}V${c - y}${turn(c, -c)}Z`;
}
