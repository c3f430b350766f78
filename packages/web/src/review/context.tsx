import type { Account, JudgedTurn } from '@taproom/bots/coach';
import { expectOk, type GameMove, type Seat } from '@taproom/games';
import { useMemo } from 'react';
import { useWords } from '../app/words.tsx';
import { roundOf } from '../local/table.ts';
import { useFace } from '../play/faces.tsx';
import { labelsFor, namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import type { ReplayGame } from '../replay/game.ts';
import { isByStandIn } from './subject.ts';
import { turnInWords } from './turn-in-words.ts';

/** What the parts of a review need to speak about its game. */
export interface ReviewedGame {
  readonly game: ReplayGame;
  readonly own: Seat | null;
  /** A label for each seat. */
  readonly names: readonly string[];
  /** The round after some moves. */
  roundAt(ply: number): number;
  /** A turn in words. */
  say(turn: { readonly ply: number; readonly seat: Seat; readonly moves: readonly GameMove[] }): string;
  /** Whether a turn was made by whoever the seat belongs to. */
  counts(turn: JudgedTurn): boolean;
}

export function useReviewedGame(game: ReplayGame, own: Seat | null): ReviewedGame {
  const words = useWords();
  const spoken = useFace();
  const { table } = game;
  const levels = useLevels(table.id);
  return useMemo(() => {
    const rounds = new Map<number, number>();
    return {
      game,
      own,
      names: labelsFor(namesOf(table.sitters, levels), table.sitters, { seat: own, you: words.you }),
      roundAt(ply) {
        const known = rounds.get(ply) ?? roundOf(expectOk(table.viewAt(ply, 'spectator')));
        rounds.set(ply, known);
        return known;
      },
      say: turn => turnInWords(table, turn, own, { words, spoken }),
      counts: ({ seat, ply }) => !isByStandIn(table, seat, ply),
    };
  }, [game, own, table, levels, words, spoken]);
}

/** The account of a seat, if it is done. */
export const seatAccountIn = (accounts: readonly Account[], seat: Seat): Account | undefined =>
  accounts.find(({ seats }) => seats[0]?.seat === seat);
