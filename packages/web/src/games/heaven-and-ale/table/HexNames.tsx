import { HEX_NAMES, SHED_NAMES } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { hexMark } from './lit.tsx';

const NAMES = new Set<string>([...HEX_NAMES, ...SHED_NAMES]);
/** A name stands alone: no letter or digit of any language touches it. */
const NAME = /(?<![\p{L}\p{N}])([a-g][1-7])(?![\p{L}\p{N}])/u;

/** Splits a text at the names of hexes: every second part is one. */
export const splitAtHexes = (text: string): readonly string[] => text.split(NAME);

/** A text in which the names of hexes light up what they name on the board of a seat. */
export function HexNames({ text, seat }: { readonly text: string; readonly seat: number | null }): ReactNode {
  if (seat === null) return text;
  return splitAtHexes(text).map((part, i) =>
    i % 2 === 1 && NAMES.has(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
      <span key={i} className="names-hex" {...hexMark(seat, part)}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
