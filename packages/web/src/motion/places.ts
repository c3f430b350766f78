/** Where pieces are on the screen, by their names. */
export type Places = ReadonlyMap<string, DOMRect>;

/** The attribute by which a piece is known from one picture to the next. */
const NAME = 'data-piece';

/** The places of all pieces inside an element. */
export function placesOf(root: Element): Places {
  const pieces = [...root.querySelectorAll(`[${NAME}]`)];
  return new Map(pieces.map(piece => [piece.getAttribute(NAME) ?? '', piece.getBoundingClientRect()]));
}

export const pieceIn = (root: Element, name: string): Element | null =>
  root.querySelector(`[${NAME}="${CSS.escape(name)}"]`);
