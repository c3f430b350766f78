/**
 * The seats in the order of a ranking. Winners come first: a tie can be broken, and whoever has resigned has not won,
 * whatever the bot in their seat scored.
 */
export function ranked(scores: readonly number[], winners: readonly number[]): number[] {
  const isWinner = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  const heroes = (seat: number): number => scores[seat] ?? 0;
  return [...scores.keys()].sort((a, b) => isWinner(b) - isWinner(a) || heroes(b) - heroes(a));
}
