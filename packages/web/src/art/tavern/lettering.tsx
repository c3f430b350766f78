import { LETTERING, SERIF } from './paint.ts';

/** Widths of letters in ems, a little generous, so that the fallback typeface fits as well. */
const NARROW = /[iljtfrIJ1.,:;'’!|()[\]і ]/u;
const WIDE = /[mwMWшщжюфыШЩЖЮФЫМмД—@%]/u;
const CAPITAL = /\p{Lu}/u;

function ems(text: string): number {
  let width = 0;
  for (const letter of text)
    width += NARROW.test(letter) ? 0.3 : WIDE.test(letter) ? 0.8 : CAPITAL.test(letter) ? 0.63 : 0.5;
  return width;
}

interface LetteringProps {
  readonly text: string;
  /** Lines that stand together have one size: that of the longest. */
  readonly like?: readonly string[];
  readonly x?: number;
  /** The base line. */
  readonly y: number;
  /** The room for the text. */
  readonly width: number;
  readonly size: number;
  /** The smallest size; what is longer still is squeezed. */
  readonly least: number;
  readonly weight?: number;
  readonly fill?: string;
}

/** One centred line of text that shrinks until it fits. */
export function Lettering({
  text,
  like = [text],
  x = 0,
  y,
  width,
  size,
  least,
  weight = 700,
  fill = LETTERING,
}: LetteringProps) {
  const wanted = width / Math.max(...like.map(ems), 0.1);
  const squeezed = width / ems(text) < least ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontFamily={SERIF}
      fontWeight={weight}
      fontSize={Math.round(Math.min(size, Math.max(wanted, least)) * 10) / 10}
      fill={fill}
      style={{ fontVariantNumeric: 'lining-nums tabular-nums' }}
      {...squeezed}
    >
      {text}
    </text>
  );
}
