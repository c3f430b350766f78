import type { GameId } from '@taproom/games';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { Picture, VIGNETTE_BOX, Vignette } from '../art/cloister/index.ts';
import { Drawing, SIGN, TavernSign } from '../art/tavern/index.ts';
import '../art/cloister/colours.css';
import '../art/tavern/colours.css';
import './room-picture.css';

/** The room of a game: the garden by day, the tavern by night. Its name stands beside it. */
export function RoomPicture({ game }: { readonly game: GameId }): ReactNode {
  const { games } = useWords();
  return (
    <span className={`room-picture ${game}`} aria-hidden="true">
      {game === 'heaven-and-ale' ? (
        <Picture of={<Vignette />} box={VIGNETTE_BOX} size="100%" />
      ) : (
        <Drawing box={SIGN} size={90}>
          <TavernSign title={games[game]} />
        </Drawing>
      )}
    </span>
  );
}
