import type { GameId } from '@taproom/games';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { Picture, VIGNETTE_BOX, Vignette } from '../games/heaven-and-ale/art/index.ts';
import { Drawing, SIGN, TavernSign } from '../games/heros-tavern/art/index.ts';
import '../games/heaven-and-ale/art/colours.css';
import '../games/heros-tavern/art/colours.css';
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
