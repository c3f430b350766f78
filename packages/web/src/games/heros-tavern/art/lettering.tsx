import { LETTERING, SERIF } from './paint.ts';

/** Widths of letters in ems, measured in Alegreya and rounded up, so that a fallback fits as well. */
const WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[iljftIJ1.,:;·'’!|()\s]/u, 0.33],
  [/[MWЖШЩЮ—@%]/u, 1.02],
  [/[mwшщжюыфмМД]/u, 0.81],
  [/\p{Lu}/u, 0.68],
  [/./u, 0.53],
];

function ems(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0;
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
