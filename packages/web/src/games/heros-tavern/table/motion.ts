import { type Places, pieceIn } from '../../../motion/places.ts';
import { stamp, travel } from '../../../motion/travel.ts';

/** The names by which cards are tracked from one render to the next. */
export const PICK = 'pick';
export const FRESH = 'fresh';

/** How far a hand comes from the neighbour, in pixels, and the delay of each card, in milliseconds. */
const PASSED_FROM = 90;
const STAGGER = 30;
const DEALING = 260;

/** Lets a card fly into its tavern, which cuts off nothing meanwhile, unless it is so full that it has to scroll. */
async function flyIn(card: Element, from: DOMRect): Promise<void> {
  const box = card.closest('.tavern-own');
  // A card in the air would count as what there is to scroll to.
  const isFull = box === null || box.scrollHeight > box.clientHeight + 1;
  travel(card, [from]);
  if (isFull) return;
  box.setAttribute('data-open', '');
  await Promise.allSettled(card.getAnimations().map(({ finished }) => finished));
  box.removeAttribute('data-open');
}

/**
 * After a reveal: the player's pick flies into the tavern, those of the others are turned up, and the next hand
 * arrives.
 */
export function showReveal(root: HTMLElement, before: Places): void {
  const picked = before.get(PICK);
  const fresh = pieceIn(root, FRESH);
  if (picked !== undefined && fresh !== null) void flyIn(fresh, picked);
  for (const chip of root.querySelectorAll('.tavern-rival .fresh')) stamp(chip);
  for (const [i, card] of root.querySelectorAll('.tavern-hand.fan > li').entries()) {
    const { x, y, width, height } = card.getBoundingClientRect();
    travel(card, [new DOMRect(x + PASSED_FROM, y + 12, width, height)], {
      duration: DEALING,
      delay: i * STAGGER,
    });
  }
}
