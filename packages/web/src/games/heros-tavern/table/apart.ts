interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Moves places apart until each two are so far from one another, within limits, in their order. */
export function apart(places: readonly number[], gap: number, { least, most }: Limits): number[] {
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
