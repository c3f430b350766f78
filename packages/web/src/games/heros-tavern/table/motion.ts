import { type Places, pieceIn } from '../../../motion/places.ts';
import { stamp, travel } from '../../../motion/travel.ts';

/** The names by which cards are followed from one picture to the next. */
export const PICK = 'pick';
export const FRESH = 'fresh';

/** So far a hand comes from the neighbour, in pixels, and so much later each card of it, in milliseconds. */
const PASSED_FROM = 90;
const STAGGER = 30;
const DEALING = 260;

/** After a reveal: the own pick flies into the tavern, those of the others are turned up, and the next hand arrives. */
export function showReveal(root: HTMLElement, before: Places): void {
  const picked = before.get(PICK);
  const fresh = pieceIn(root, FRESH);
  if (picked !== undefined && fresh !== null) travel(fresh, [picked]);
  for (const chip of root.querySelectorAll('.tavern-rival .fresh')) stamp(chip);
  for (const [i, card] of root.querySelectorAll('.tavern-hand.fan > li').entries()) {
    const { x, y, width, height } = card.getBoundingClientRect();
    travel(card, [new DOMRect(x + PASSED_FROM, y + 12, width, height)], {
      duration: DEALING,
      delay: i * STAGGER,
    });
  }
}
