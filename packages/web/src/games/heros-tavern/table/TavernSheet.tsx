import type { Seat } from '@taproom/games';
import type { ScoredTavern, View } from '@taproom/games/heros-tavern';
import { type ReactNode, useEffect, useRef } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';
import { Booths } from './Booths.tsx';
import { TokenCount } from './TokenCount.tsx';

interface TavernSheetProps {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  readonly standing: ScoredTavern;
  /** Whether to show what is known of the hand. */
  readonly remember: boolean;
  readonly onClose: () => void;
}

/** Another player's tavern as large as one's own. It is open while it is rendered. */
export function TavernSheet({ view, seat, name, standing, remember, onClose }: TavernSheetProps): ReactNode {
  const { tavern } = useTavernWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well.
    <dialog
      ref={dialog}
      className="tavern-dialog"
      aria-label={tavern.theirTavern(name)}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <div className="tavern-sheet tavern-visited">
        <header>
          <h2>
            <CrestMark seat={seat} size={36} /> {tavern.theirTavern(name)}
          </h2>
          <button type="button" className="button" onClick={onClose}>
            {tavern.close}
          </button>
        </header>
        <p className="tavern-facts">
          <span className="tavern-heroes">
            <TavernPicture of="hero" size={26} />
            {tavern.heroes(player.heroes)}
          </span>
          {view.stage === 'draft' && (
            <span className="tavern-so-far">{tavern.roundSoFar(standing.total)}</span>
          )}
          <TokenCount tokens={player.tokens} size={26} />
        </p>
        <Booths player={player} prices={view.options.prices} standing={standing} fresh={[]} />
        {remember && player.handSize > 0 && (
          <p className="tavern-seen">
            <b>{tavern.seenHand}:</b>{' '}
            {player.hand === null ? tavern.unseen : player.hand.map(card => tavern.name[card]).join(', ')}
          </p>
        )}
      </div>
    </dialog>
  );
}
