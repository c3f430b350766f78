/** The known word most similar to a mistyped one, or null if none is similar. */
export function nearest(word: string, known: readonly string[]): string | null {
  const typed = word.slice(0, 60).toLowerCase();
  let best: string | null = null;
  let fewest = Math.max(2, Math.floor(typed.length / 3)) + 1;
  for (const candidate of known) {
    const changes = distance(typed, candidate);
    if (changes < fewest) {
      fewest = changes;
      best = candidate;
    }
  }
  return best;
}

/** The edit distance of two words. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const kept = (row[j] ?? 0) + (from[i] === to[j] ? 0 : 1);
      next.push(Math.min(kept, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
