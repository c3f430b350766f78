// Positions of pieces on the screen, for animations between them.

import { whereIs } from './sky.ts';

/** Where pieces are on the screen, by their names. */
export type Places = ReadonlyMap<string, DOMRect>;

/** The attribute that identifies a piece from one render to the next. */
const NAME = 'data-piece';

/** The places of some pieces inside an element, as far as they are there. */
export function placesOf(root: Element, names: readonly string[]): Places {
  const places = new Map<string, DOMRect>();
  for (const name of names) {
    const piece = pieceIn(root, name);
    if (piece !== null) places.set(name, whereIs(piece));
  }
  return places;
}

export const pieceIn = (root: Element, name: string): Element | null =>
  root.querySelector(`[${NAME}="${CSS.escape(name)}"]`);
