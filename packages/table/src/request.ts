import type { GameMove, Seat } from '@taproom/games';
import type { Sitter } from './sitter.ts';

/** A whole turn or a choice of a seat, as planned after event number `seen` of that seat. */
export interface CommitRequest {
  readonly do: 'commit';
  readonly seat: Seat;
  readonly moves: readonly GameMove[];
  readonly seen: number;
  /** Lets a turn be committed piece by piece: it may be incomplete. */
  readonly partial?: boolean;
}

/** What can be requested of a table. */
export type TableRequest =
  | CommitRequest
  /** A seat takes back its own last turn, if that needs nobody's agreement. */
  | { readonly do: 'undo'; readonly seat: Seat }
  /** The people at a local table go back to one of their turns. */
  | { readonly do: 'rewind'; readonly to: number }
  /** All agreed to go back; checking that they did is up to the host. */
  | { readonly do: 'back'; readonly to: number }
  | { readonly do: 'hand-over'; readonly seat: Seat; readonly sitter: Sitter };
