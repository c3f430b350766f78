import type { GameMove, Seat } from '@taproom/games';
import { Plan, type Table } from '@taproom/table';
import { eventGroups } from '../log/groups.ts';
import { tellEvents } from '../text-table/offers.ts';
import { readerOf, type Tongue } from '../text-table/reader.ts';
import { ExerciseGame } from './exercise-game.ts';

/** A turn that was possible at some moment of a game, in words for a reader. */
export function turnInWords(
  table: Table,
  { ply, seat, moves }: { readonly ply: number; readonly seat: Seat; readonly moves: readonly GameMove[] },
  reader: Seat | null,
  tongue: Tongue,
): string {
  const now = new ExerciseGame(table, ply, seat).get();
  const listener = readerOf({ ...now, seat: reader }, tongue);
  const { game } = table;
  // A secret choice is not logged: the text table has words for it.
  if (game.actors(game.planFrom(now.view, seat)).length > 1)
    return tongue.spoken.speech.text
      .describe(moves, now, seat, listener)
      .map(({ sentence }) => sentence)
      .join(' ');
  const plan = new Plan(game, seat, { view: now.view, number: 0 });
  for (const move of moves) if (!plan.push(move).ok) break;
  // Whose turn it is next belongs to another entry of the log.
  const told = plan.events.map((event, i) => ({ number: i + 1, at: ply, event }));
  const own = eventGroups(tongue.spoken.face, game, told).filter(({ by }) => by === seat);
  return tellEvents(
    own.flatMap(group => group.told.map(({ event }) => event)),
    listener,
  );
}
