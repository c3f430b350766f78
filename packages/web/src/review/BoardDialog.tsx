import type { GameMove, Seat } from '@taproom/games';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { RadioField } from '../app/RadioField.tsx';
import { useFace } from '../play/faces.tsx';
import type { PlayedGame } from '../play/game.ts';
import { LookBackProvider } from '../play/look-back.tsx';
import type { ReviewedGame } from './context.tsx';
import { ExerciseGame } from './exercise-game.ts';
import { useReviewWords } from './words.tsx';

/** A position of the game, and two turns from there. */
export interface ShownBoard {
  readonly ply: number;
  readonly seat: Seat;
  /** Null: the replay shows it, see `turnTo`. */
  readonly turns: { readonly played: readonly GameMove[]; readonly better: readonly GameMove[] } | null;
}

interface BoardDialogProps {
  readonly of: ReviewedGame;
  readonly board: ShownBoard;
  readonly onClose: () => void;
}

/** The board as it was, and with what was played and what was better. */
export function BoardDialog({ of, board, onClose }: BoardDialogProps): ReactNode {
  const words = useReviewWords();
  return (
    <Dialog title={words.board(of.roundAt(board.ply))} width="wide" onClose={onClose}>
      {board.turns === null ? <StillBoard game={of.game} /> : <TurnBoard of={of} board={board} />}
      <p className="answers">
        <button type="button" className="button main" onClick={onClose}>
          {words.close}
        </button>
      </p>
    </Dialog>
  );
}

type Parts = Omit<BoardDialogProps, 'onClose'>;

/** Makes the replay of a game show a position as a seat saw it. */
export function turnTo({ game }: ReviewedGame, { ply, seat }: ShownBoard): void {
  if (game.eyes.includes(seat)) game.seeThrough(seat);
  game.show(ply);
}

function TurnBoard({ of: { game, say }, board: { ply, seat, turns } }: Parts): ReactNode {
  const words = useReviewWords();
  const [shown, setShown] = useState<'before' | 'played' | 'better'>('before');
  const moves = shown === 'before' ? [] : (turns?.[shown] ?? []);
  const exercise = useMemo(() => {
    const made = new ExerciseGame(game.table, ply, seat, 'always');
    made.show(moves);
    return made;
  }, [game, ply, seat, moves]);
  return (
    <>
      <RadioField
        title={words.shown}
        choices={{ before: words.before, played: words.played, better: words.better }}
        chosen={shown}
        onChoose={setShown}
      />
      <p className="review-said" aria-live="polite">
        {moves.length > 0 && say({ ply, seat, moves })}
      </p>
      <StillBoard game={exercise} />
    </>
  );
}

function StillBoard({ game }: { readonly game: PlayedGame }): ReactNode {
  const { Table } = useFace().face;
  return (
    <div className="review-board">
      <LookBackProvider game={game}>
        <Table game={game} />
      </LookBackProvider>
    </div>
  );
}
