import { expectOk, SeededRandom } from '@taproom/games';
import { Plan, type Table } from '@taproom/table';
import { newTable, playTurn } from '../src/log/testing/games.ts';

/** Where a game of Hero's Tavern stands. */
export interface TavernState {
  readonly seats: number;
  readonly round: number;
  readonly stage: 'draft' | 'purchase';
  /** How many cards each has drafted in this round. */
  readonly step: number;
}

const tavernView = (table: Table): Omit<TavernState, 'seats'> =>
  table.view('spectator') as Omit<TavernState, 'seats'>;

/** The record of a game in which all buy as much as they can, up to where Anna has to choose: the fullest taverns there are. */
export function recordAt({ seats, ...wanted }: TavernState): string {
  const table = newTable('heros-tavern', seats, 'full');
  const random = new SeededRandom('full');
  const isThere = (): boolean => {
    const { round, stage, step } = tavernView(table);
    return (
      table.awaited()[0] === 0 &&
      round === wanted.round &&
      stage === wanted.stage &&
      (stage === 'purchase' || step === wanted.step)
    );
  };
  while (!table.finished && !isThere())
    if (tavernView(table).stage === 'purchase') buyMost(table);
    else playTurn(table, random);
  return table
    .record()
    .replace('name 0: player 0', 'name 0: Anna')
    .replaceAll(/(?<=name [1-4]: ).*/g, 'patron');
}

function buyMost(table: Table): void {
  const [seat] = table.awaited();
  if (seat === undefined) throw new Error('nobody is awaited');
  const plan = new Plan(table.game, seat, { view: table.view(seat), number: table.number(seat) });
  const cardsOf = (move: object): number =>
    'cards' in move && Array.isArray(move.cards) ? move.cards.length : 0;
  const [most] = [...plan.legal()].sort((a, b) => cardsOf(b) - cardsOf(a));
  if (most !== undefined) expectOk(plan.push(most));
  expectOk(table.commit(seat, plan.moves, plan.number));
}
