import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { identity } from './identity.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Lets players publish a finished game of an unlisted table. */
export function Publish({ info }: { readonly info: TableInfo }): ReactNode {
  const { sitting } = useWords();
  const { me } = useSyncExternalStore(identity.subscribe, identity.get);
  const { trouble, busy, doing } = useAsking();
  if (info.listed || info.status !== 'finished') return null;
  const hasAgreed = info.published.some(seat => info.seats[seat]?.person?.id === me?.id);
  const note = info.public ? sitting.isPublic : hasAgreed ? sitting.published : sitting.publishHint;
  return (
    <div className="publish">
      <small>{note}</small>
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() =>
          void doing(() => ask('publish', { params: { id: info.id }, body: { published: !hasAgreed } }))
        }
      >
        {hasAgreed ? sitting.unpublish : sitting.publish}
      </button>
      <Trouble trouble={trouble} />
    </div>
  );
}
