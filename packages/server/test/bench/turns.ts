import type { Change, Message, TableView } from '@taproom/contracts';
import { GAMES, type GameMove, type SeededRandom } from '@taproom/games';
import type { View as TavernView } from '@taproom/games/heros-tavern';
import { Plan } from '@taproom/table';

/** A view as it came over the wire. */
type View = NonNullable<TableView['view']>;

/** What is known of a table after a message about it. The view is changed in place: nobody else must look at it. */
export function learn(known: TableView | null, message: Message): TableView | null {
  if (message.tell === 'table') return message.view;
  if (known === null) return null;
  if (message.tell === 'info') return { ...known, table: message.table };
  if (message.tell !== 'turn') return known;
  const { number, at, awaited, clocks, now, outcome } = message;
  if (known.view !== null) take(known.view, message.change);
  return { ...known, number, at, awaited, clocks, now, outcome };
}

/** Takes changes into a view that nobody else looks at. */
function take(view: View, changes: readonly Change[]): void {
  for (const [path, ...put] of changes) {
    const steps = path.slice(0, -1);
    const at = steps.reduce<Record<string, unknown>>((part, step) => part[step] as typeof part, view);
    const last = path.at(-1) ?? '';
    if (put.length > 0) at[last] = put[0];
    else delete at[last];
  }
}

/**
 * Any turn that is legal, as a bench measures the server and not the players. With `short` strides they go from space to
 * space and not straight to the end: so games get as long as those of good players. With `any` they are soon over.
 */
export function anyTurn(
  known: TableView & { readonly view: View },
  seat: number,
  random: SeededRandom,
  strides: 'short' | 'any' = 'short',
): string[] {
  const { view, number, table } = known;
  const { write } = GAMES.current(table.game);
  const hand = handOf(view, seat);
  if (hand !== null) {
    // Any card can be drafted, so there is nothing to work out.
    const pick = { move: 'pick', card: hand[random.below(hand.length)] };
    return [write(pick)];
  }
  const plan = new Plan(GAMES.current(table.game), seat, { view, number });
  while (!plan.ready) {
    const legal = plan.legal();
    const goes = strides === 'short' && legal[0]?.move === 'go';
    const move: GameMove | undefined = legal[goes ? 0 : random.below(legal.length)];
    if (!move || !plan.push(move).ok) throw new Error('no legal move');
  }
  return plan.moves.map(move => write(move));
}

/** The cards to draft from; null if something else is to be done. */
function handOf(view: View, seat: number): readonly string[] | null {
  if (view.game !== 'heros-tavern') return null;
  const { stage, players } = view as unknown as TavernView;
  return stage === 'draft' ? (players[seat]?.hand ?? null) : null;
}
