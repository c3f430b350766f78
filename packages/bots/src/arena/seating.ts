/** One game of a match: which deal of chance, and how far the seating is rotated. */
export interface Sitting {
  readonly deal: number;
  readonly rotation: number;
}

/**
 * The seatings of a deal: the bots rotated around the table, so that each name sits in every seat equally often.
 * Rotations that look like an earlier one are left out.
 */
export function rotations(bots: readonly string[]): string[][] {
  const seen = new Map<string, string[]>();
  for (let turned = 0; turned < bots.length; turned++) {
    const seating = [...bots.slice(turned), ...bots.slice(0, turned)];
    const key = JSON.stringify(seating);
    if (!seen.has(key)) seen.set(key, seating);
  }
  return [...seen.values()];
}

/** All games of a number of deals, deal by deal. */
export function* sittings(deals: number, rotations: number): Generator<Sitting> {
  for (let deal = 0; deal < deals; deal++)
    for (let rotation = 0; rotation < rotations; rotation++) yield { deal, rotation };
}
