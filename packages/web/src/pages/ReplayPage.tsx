import { type ReactNode, useEffect, useState } from 'react';
import { house } from '../app/house.ts';
import { useWords } from '../app/words.tsx';
import { type OpenedRecord, openRecord, type RecordRefusal } from '../local/record.ts';
import { unpackText } from '../local/share.ts';
import { WithFace } from '../play/faces.tsx';
import { GameTable } from '../play/GameTable.tsx';
import { ReplayGame } from '../replay/game.ts';
import { RecordRefused } from '../replay/RecordRefused.tsx';
import { Transport } from '../replay/Transport.tsx';
import './replay.css';

interface ReplayPageProps {
  /** Whether the game lies in this browser, under its name, in the link itself, or on the server. */
  readonly of: 'stored' | 'link' | 'online';
  readonly name: string;
  readonly move: string | undefined;
}

/** What was found: a game, perhaps one that is not kept here yet, or a reason why not. */
type Found =
  | { readonly game: ReplayGame; readonly unkept: OpenedRecord | null }
  | { readonly why: string }
  | { readonly refusal: RecordRefusal }
  | null;

/** Any finished, running or shared game, to be looked at move by move. */
export default function ReplayPage({ of, name, move }: ReplayPageProps): ReactNode {
  const { app, play, records, set } = useWords();
  const [found, setFound] = useState<Found>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words in another language are no reason to begin again.
  useEffect(() => {
    let wanted = true;
    const find = async (): Promise<Found> => {
      if (of === 'stored') {
        const stored = await house.store.find(name);
        if (stored === null) return { why: play.noSuchGame };
        const game = ReplayGame.ofStored(stored);
        return game.ok ? { game: game.value, unkept: null } : { why: play.cantGoOn };
      }
      const text = of === 'link' ? await unpackText(name) : await onlineRecord(name);
      if (text === null) return { why: records.brokenLink };
      const opened = openRecord(text, seat => set.seat(seat + 1));
      if (opened.ok) return { game: ReplayGame.ofRecord(opened.value), unkept: opened.value };
      return { refusal: opened.refusal };
    };
    void find().then(result => wanted && setFound(result));
    return () => {
      wanted = false;
    };
  }, [of, name]);
  if (found === null) return <p className="waiting">{app.loading}</p>;
  if (!('game' in found))
    return (
      <div className="waiting" role="alert">
        {'why' in found ? found.why : <RecordRefused refusal={found.refusal} />}
      </div>
    );
  const path = { stored: `/replay/${name}`, link: `/r/${name}`, online: `/online/${name}/replay` }[of];
  return (
    <WithFace game={found.game.get().game}>
      <div className="replay">
        <div className="replay-table">
          <GameTable game={found.game} />
        </div>
        <Transport game={found.game} unkept={found.unkept} path={path} move={move} />
      </div>
    </WithFace>
  );
}

/** The record of a game that was played at a table of the server. */
async function onlineRecord(id: string): Promise<string | null> {
  const { ask } = await import('../online/door.ts');
  const found = await ask('record', { params: { id } });
  return found.ok ? found.value : null;
}
