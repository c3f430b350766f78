import type { GameMove, Seat } from '@taproom/games';
import type { Sitter } from './sitter.ts';

/** A whole turn of a seat, or a choice, as it was planned after the event number `seen` of that seat. */
export interface CommitRequest {
  readonly do: 'commit';
  readonly seat: Seat;
  readonly moves: readonly GameMove[];
  readonly seen: number;
  /** Lets a turn be handed in piece by piece: its beginning may stand without its end. */
  readonly partial?: boolean;
}

/** What can be asked of a table. */
export type Request =
  | CommitRequest
  /** A seat takes back its own last turn, as long as that is free. */
  | { readonly do: 'undo'; readonly seat: Seat }
  /** The people at a local table go back to a turn of one of them. */
  | { readonly do: 'rewind'; readonly to: number }
  /** All agreed to go back; that they did is the host's business. */
  | { readonly do: 'back'; readonly to: number }
  | { readonly do: 'hand-over'; readonly seat: Seat; readonly sitter: Sitter };
