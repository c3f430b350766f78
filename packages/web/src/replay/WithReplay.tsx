import type { Refusal, Seat } from '@taproom/games';
import { type ReactNode, useEffect, useState } from 'react';
import { keyOf } from '../app/address.ts';
import { DeadEnd } from '../app/DeadEnd.tsx';
import { house } from '../app/house.ts';
import { type Repertoire, useGames, useRegistries } from '../app/registries.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { useWords } from '../app/words.tsx';
import { type OpenedRecord, openRecord, type RecordRefusal } from '../local/record.ts';
import { unpackText } from '../local/share.ts';
import { Broken } from '../play/Broken.tsx';
import { isUnknownEdition, type Lacking } from '../play/playable.ts';
import { Unplayable } from '../play/Unplayable.tsx';
import { WithFace } from '../play/WithFace.tsx';
import { ReplayGame } from './game.ts';
import { RecordRefused } from './RecordRefused.tsx';
import type { ReplayedPage } from './useMoveInAddress.ts';

/** What was found: a game, maybe one that is not stored here yet, or a reason why not. */
type ReplayFound =
  | { readonly game: ReplayGame; readonly unkept: OpenedRecord | null }
  | { readonly missing: 'game' | 'link' }
  | { readonly lacking: Lacking }
  | { readonly broken: Refusal }
  | { readonly refusal: RecordRefusal };

interface WithReplayProps {
  /** Where the game comes from: this browser, the link itself, or the server. */
  readonly page: ReplayedPage;
  /** Gets the game, and its record if it is not stored here. */
  readonly children: (game: ReplayGame, unkept: OpenedRecord | null) => ReactNode;
}

/** Opens a game to view, wherever it is, and says why not if that fails. */
export function WithReplay({ page, children }: WithReplayProps): ReactNode {
  const { play, records } = useWords();
  const games = useGames();
  const { levels } = useRegistries();
  const [found, setFound] = useState<ReplayFound | null>(null);
  const key = keyOf(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another move of the same game doesn't restart it.
  useEffect(() => {
    let wanted = true;
    void find(page, { games, levels }).then(result => wanted && setFound(result));
    return () => {
      wanted = false;
    };
  }, [key]);
  if (found === null) return <Waiting />;
  if ('lacking' in found) return <Unplayable lacking={found.lacking} />;
  if ('broken' in found) return <Broken refusal={found.broken} />;
  if ('missing' in found)
    return <DeadEnd scene="lost" title={found.missing === 'game' ? play.noSuchGame : records.brokenLink} />;
  if ('refusal' in found)
    return (
      <DeadEnd scene="lost" title={records.brokenRecord}>
        <RecordRefused refusal={found.refusal} />
      </DeadEnd>
    );
  return <WithFace rules={found.game.get().rules}>{children(found.game, found.unkept)}</WithFace>;
}

async function find(page: ReplayedPage, { games, levels }: Repertoire): Promise<ReplayFound> {
  if (page.page === 'replay') {
    const stored = await house.store.find(page.id);
    if (stored === null) return { missing: 'game' };
    const game = ReplayGame.ofStored(stored, games);
    return game.ok ? { game: game.value, unkept: null } : { broken: game.refusal };
  }
  const isPacked = page.page === 'packed';
  const [text, winners] = isPacked
    ? [await unpackText(page.packed ?? ''), null]
    : await Promise.all([onlineRecord(page.id), onlineWinners(page.id)]);
  if (text === null) return { missing: 'link' };
  if (typeof text !== 'string') return text;
  const opened = openRecord(text, { games, levels });
  if (opened.ok) return { game: ReplayGame.ofRecord(opened.value, games, winners), unkept: opened.value };
  return isUnknownEdition(opened.refusal) ? { lacking: 'client' } : { refusal: opened.refusal };
}

/** Who has won at a table on the server: not those who left, even if bots have won with their points. */
async function onlineWinners(id: string): Promise<readonly Seat[] | null> {
  const [{ ask }, { outcomeIn }] = await Promise.all([
    import('../online/door.ts'),
    import('../online/received.ts'),
  ]);
  const found = await ask('table', { params: { id } });
  return found.ok ? (outcomeIn(found.value.outcome)?.winners ?? null) : null;
}

/** The record of a game played at a table on the server. It has none if it lacks the rules. */
async function onlineRecord(id: string): Promise<string | { readonly lacking: 'server' } | null> {
  const { ask } = await import('../online/door.ts');
  const found = await ask('record', { params: { id } });
  if (found.ok) return found.value;
  return isUnknownEdition(found.refusal) ? { lacking: 'server' } : null;
}
