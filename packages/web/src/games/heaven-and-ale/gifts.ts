import type { Card, Numbers, Slot } from '@taproom/games/heaven-and-ale';

/** What pieces are worth or give, as it is drawn on them. */

export const barrelWorth = (
  { LARGE_BARREL_VP, SMALL_BARREL_VP }: Numbers,
  size: 'large' | 'small',
): number => (size === 'large' ? LARGE_BARREL_VP : SMALL_BARREL_VP);

/** Steps or ducats; nothing for the first player. */
export function slotGift(numbers: Numbers, slot: Slot): number {
  switch (slot) {
    case 'first':
      return 0;
    case 'brewmaster':
      return numbers.BREWMASTER_SLOT_STEPS;
    case 'marker':
      return numbers.MARKER_SLOT_STEPS;
    case 'ducats':
      return numbers.DUCATS_SLOT_DUCATS;
  }
}

/** Steps, points or ducats; for each tile, disc or barrel where a card counts them. */
export function cardGift(numbers: Numbers, card: Card): number {
  switch (card) {
    case 'harvest':
    case 'stragglers':
      return 1;
    case 'barrels':
      return numbers.BARREL_CARD_VP;
    case 'purse':
      return numbers.PURSE_DUCATS;
    case 'brewmaster':
      return numbers.BREWMASTER_CARD_STEPS;
  }
}
