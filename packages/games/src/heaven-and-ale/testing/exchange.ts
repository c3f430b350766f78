/** The exchange of 10.2, implemented literally and exhaustively: slow and simple, to compare the engine with. */

export interface Best {
  readonly level: number;
  readonly exchanges: number;
  readonly ducats: number;
}

/**
 * Everything one exchange can lead to: the (or a) marker furthest behind moves 1 forward, others move `rate` back in
 * total.
 */
export function exchangesFrom(rate: number, markers: readonly number[]): number[][] {
  const rear = Math.min(...markers);
  const reached = rear + 1;
  if (reached > 20) return [];
  const results: number[][] = [];
  markers.forEach((spot, moved) => {
    if (spot !== rear) return;
    const donate = (from: number, owed: number, now: readonly number[]): void => {
      if (owed === 0) {
        results.push(now.map((place, i) => (i === moved ? reached : place)));
        return;
      }
      if (from === now.length) return;
      const most = from === moved ? 0 : Math.min(owed, Math.max(0, now[from] - reached));
      for (let steps = 0; steps <= most; steps++)
        donate(
          from + 1,
          owed - steps,
          now.map((place, i) => (i === from ? place - steps : place)),
        );
    };
    donate(0, rate, markers);
  });
  return results;
}

/** The steps that bring all markers to a level with ducats, if there are enough. */
const lacking = (level: number, markers: readonly number[]): number =>
  markers.reduce((sum, spot) => sum + Math.max(0, level - spot), 0);

/** The best result of all: the highest level, then the fewest exchanges, then the fewest ducats. */
export function bestByTrying(rate: number, ducats: number, markers: readonly number[]): Best {
  const key = (spots: readonly number[]): string => [...spots].sort((a, b) => a - b).join();
  const seen = new Set([key(markers)]);
  let best: Best = { level: Number.NEGATIVE_INFINITY, exchanges: 0, ducats: 0 };
  let now: number[][] = [[...markers]];
  for (let exchanges = 0; now.length > 0; exchanges++) {
    for (const spots of now) {
      let level = Math.min(...spots);
      while (level < 20 && 10 * lacking(level + 1, spots) <= ducats) level++;
      const spent = 10 * lacking(level, spots);
      const better =
        level > best.level || (level === best.level && exchanges === best.exchanges && spent < best.ducats);
      if (better) best = { level, exchanges, ducats: spent };
    }
    now = now
      .flatMap(spots => exchangesFrom(rate, spots))
      .filter(spots => !seen.has(key(spots)) && seen.add(key(spots)));
  }
  return best;
}
