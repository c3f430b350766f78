import type { ReactNode } from 'react';
import { useFaces } from '../play/faces.tsx';
import './room-picture.css';

/** The picture of a game; its name is next to it. */
export function RoomPicture({ game }: { readonly game: string }): ReactNode {
  const sign = useFaces().sign(game);
  return (
    <span className={`room-picture ${game}`} aria-hidden="true">
      {sign !== null && <sign.Picture isNameless />}
    </span>
  );
}
