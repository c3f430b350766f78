/**
 * Each seat's chance of winning, from the expected final scores: the larger the spread that is still possible, the less
 * a lead is worth.
 */
export function chancesOf(scores: readonly number[], spread: number): number[] {
  const best = Math.max(...scores);
  const weights = scores.map(score => Math.exp((score - best) / spread));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map(weight => weight / total);
}
