/** A scale has about this many steps. */
const STEPS = 4;

/** A pleasant step of the scale: 1, 2 or 5 times a power of ten. */
export function stepFor(most: number): number {
  const rough = Math.max(1, most / STEPS);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10) * power;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Moves places apart, within limits and in order, until any two are at least this far from each other. */
export function apart(places: readonly number[], gap: number, { least, most }: Bounds): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let before = least - gap;
  for (const one of order) {
    before = Math.max(moved[one] ?? 0, before + gap);
    moved[one] = before;
  }
  let after = most + gap;
  for (const one of order.reverse()) {
    after = Math.min(moved[one] ?? 0, after - gap);
    moved[one] = after;
  }
  return moved;
}
