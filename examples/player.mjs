// A player for `taproom arena` that plays random legal moves. A good one would also look at `view`.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const { moves } = JSON.parse(line);
  const move = moves[Math.floor(Math.random() * moves.length)];
  console.log(JSON.stringify({ moves: [move] }));
}
