import type { Position } from '@taproom/games/heaven-and-ale';
import { type ReactNode, useEffect, useRef } from 'react';
import { ExpectedInWords } from '../../../play/Expected.tsx';
import { Crest, Picture } from '../art/index.ts';
import { useCloisterWords } from '../words.ts';
import { Cloister, NO_PLANS } from './Cloister.tsx';
import { Icon } from './icons.tsx';
import { asSeat } from './pieces.tsx';
import { Reckoning } from './Reckoning.tsx';

interface CloseupProps {
  readonly position: Position;
  readonly seat: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** A player's board close up, with its current score. A native dialog: it keeps the focus, and Esc closes it. */
export function Closeup({ position, seat, name, onClose }: CloseupProps): ReactNode {
  const { turn } = useCloisterWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const player = position.players[seat];
  if (player === undefined) return null;
  const title = turn.boardOf(name);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog; the click is only one beside it.
    <dialog
      ref={dialog}
      className="closeup"
      aria-label={title}
      onClose={onClose}
      onClick={event => event.target === event.currentTarget && onClose()}
    >
      <header>
        <Picture of={<Crest seat={asSeat(seat)} />} size="2.2rem" />
        <h2>{title}</h2>
        <button type="button" className="button tool" aria-label={turn.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className="closeup-parts">
        <Cloister seat={seat} player={player} label={title} touch={null} plans={NO_PLANS} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys must be able to scroll it. */}
        <section className="closeup-side" aria-label={turn.reckoning.own} tabIndex={0}>
          <ExpectedInWords seat={seat} />
          <Reckoning position={position} seat={seat} />
        </section>
      </div>
    </dialog>
  );
}
