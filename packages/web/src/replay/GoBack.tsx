import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { Ask, Dialog } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { entriesOf } from '../log/entries.ts';
import { namesFor } from '../log/names.ts';
import { tell } from '../log/tell.ts';
import { useFace } from '../play/faces.tsx';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import './go-back.css';

/** Goes back to an earlier turn of the people at the screen: they choose one, and confirm. */
export function GoBack({
  game,
  onClose,
}: {
  readonly game: PlayedGame;
  readonly onClose: () => void;
}): ReactNode {
  const { records } = useWords();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const turns = useOwnTurns(now);
  const [chosen, setChosen] = useState<number | null>(null);
  if (chosen !== null) return <AskRewind game={game} to={chosen} onClose={onClose} />;
  return (
    <Dialog title={records.goBack} onClose={onClose}>
      <p>{records.goBackHint}</p>
      <ol className="go-back" reversed>
        {turns.map(({ at, number, told }) => (
          <li key={at}>
            <button type="button" onClick={() => setChosen(at)}>
              <b>{records.turn(number)}</b> {told}
            </button>
          </li>
        ))}
      </ol>
      <p className="answers">
        <button type="button" className="button" onClick={onClose}>
          {records.stay}
        </button>
      </p>
    </Dialog>
  );
}

/** Plays on from an earlier position that is being viewed; renders nothing where that is not allowed. */
export function PlayOnHere({ game, at }: { readonly game: PlayedGame; readonly at: number }): ReactNode {
  const { records } = useWords();
  const { rewinds } = useSyncExternalStore(game.subscribe, game.get);
  const [asking, setAsking] = useState(false);
  const to = rewinds.findLast(turn => turn <= at);
  if (to === undefined) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {records.playOnHere}
      </button>
      {asking && <AskRewind game={game} to={to} onClose={() => setAsking(false)} />}
    </>
  );
}

interface AskRewindProps {
  readonly game: PlayedGame;
  readonly to: number;
  readonly onClose: () => void;
}

function AskRewind({ game, to, onClose }: AskRewindProps): ReactNode {
  const { records } = useWords();
  const rewind = async (): Promise<void> => {
    await game.rewind(to);
    onClose();
  };
  return (
    <Ask
      question={records.goBackSure}
      yes={records.goBackYes}
      no={records.stay}
      onYes={() => void rewind()}
      onNo={onClose}
    />
  );
}

/** The turns the game may go back to, newest first, and what was done in them. */
function useOwnTurns(now: Snapshot): { at: number; number: number; told: string }[] {
  const { log } = useWords();
  const spoken = useFace();
  const levels = useLevels(now.game);
  const { rules, told, seat, sitters, rewinds } = now;
  const entries = useMemo(
    () => entriesOf(spoken, { rules, told, seat }).reverse(),
    [spoken, rules, told, seat],
  );
  const names = namesFor({ called: namesOf(sitters, levels), reader: seat, levels });
  return rewinds
    .map((at, i) => {
      const first = entries.find(entry => entry.at > at);
      return { at, number: i + 1, told: first === undefined ? '' : tell(first.happenings, log, names) };
    })
    .reverse();
}
