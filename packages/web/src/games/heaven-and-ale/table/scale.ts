/** A scale has about so many steps. */
const STEPS = 4;

/** A pleasant step of the scale: 1, 2 or 5 times a power of ten. */
export function stepFor(most: number): number {
  const rough = Math.max(1, most / STEPS);
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10) * power;
}

/** Keeps the crests at the ends of the lines from covering each other. */
export function apart(heights: readonly number[], distance = 36): number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  const moved = [...heights];
  order.forEach((seat, i) => {
    const below = moved[order[i - 1] ?? -1];
    if (below !== undefined) moved[seat] = Math.min(moved[seat] ?? 0, below - distance);
  });
  return moved;
}
