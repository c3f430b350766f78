// A transaction at a table: turns are judged on a copy of the game and then stored together.

import type { Seat } from '@taproom/games';
import type { LogEntry, Table } from '@taproom/table';
import type { Cause, TurnRow } from '../store/rows.ts';
import type { ClockDeed, Clocks } from './clock.ts';
import { wishOfTurn } from './idempotency.ts';

/** Who requested something, with which key, and why. */
export interface By {
  readonly person: string | null;
  readonly key: string | null;
  readonly cause: Cause;
}

/** A transaction at a table: some more turns, which are judged one after another and then stored together. */
export class Draft {
  readonly turns: TurnRow[] = [];

  constructor(
    readonly game: Table,
    readonly clocks: Clocks,
    private readonly table: string,
    private readonly at: number,
  ) {}

  add(entries: readonly LogEntry[], by: By): void {
    const turn = { table: this.table, first: this.game.log.length + 1, entries, at: this.at, ...by };
    playTurn(this.game, this.clocks, turn);
    this.turns.push(turn);
  }

  /** What someone has requested with this key in the turns of this draft; null if nothing. */
  wishOf(person: string, key: string): string | null {
    const turn = this.turns.find(one => one.person === person && one.key === key);
    return turn === undefined ? null : wishOfTurn(turn.cause, turn.entries);
  }
}

/** Applies a turn to a game and its clocks. */
export function playTurn(game: Table, clocks: Clocks, turn: TurnRow): void {
  const taken = game.append(turn.entries);
  if (!taken.ok)
    throw new Error(`table ${turn.table}, entry ${turn.first}: ${JSON.stringify(taken.refusal)}`);
  const back = turn.cause === 'come-back' ? turn.entries : [];
  const welcomed = back.flatMap(entry => (entry.kind === 'seat' ? [entry.seat] : []));
  clocks.turn(turn.at, peopleAwaited(game), deedOf(turn), welcomed);
}

/** Whose clocks run: a bot's never does. */
export const peopleAwaited = (game: Table): Seat[] =>
  game.awaited().filter(seat => game.sitters[seat]?.kind === 'human');

/** What a stored turn means for the clocks. */
function deedOf({ cause, entries }: TurnRow): ClockDeed | null {
  const [first] = entries;
  if (cause === 'turn' && first?.kind === 'move' && first.actor !== 'chance')
    return { seat: first.actor, deed: 'turn' };
  if (cause === 'undo' && first?.kind === 'withdraw') return { seat: first.seat, deed: 'undo' };
  if (cause === 'undo' && first?.kind === 'back' && first.by !== null)
    return { seat: first.by, deed: 'undo' };
  return null;
}
