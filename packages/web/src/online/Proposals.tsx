import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { ask, type DoorProblem, newKey } from './door.ts';
import type { OnlineTable } from './table.ts';

/** What a player can ask of the others, and what the others ask. Each question has a place of its own. */
export function Proposals({ table }: { readonly table: OnlineTable }): ReactNode {
  const { online } = useWords();
  const now = useSyncExternalStore(table.subscribe, table.get);
  const [sure, setSure] = useState(false);
  const { table: info, seat } = now;
  if (info === null || seat === null || info.status !== 'playing') return null;
  const params = { id: info.id };
  const { proposal } = info;
  const doing = async (
    task: Promise<{ readonly ok: boolean; readonly refusal?: DoorProblem }>,
  ): Promise<void> => {
    const done = await task;
    table.refused(done.ok ? null : (done.refusal ?? null));
  };
  const vote = (agree: boolean): Promise<void> =>
    doing(ask('vote', { params, body: { proposal: proposal?.id ?? '', agree } }));
  const turns = now.game?.get().turns ?? [];
  const last = turns.findLast(turn => turn.seats.includes(seat) && turn.at < (now.game?.get().moves ?? 0));
  if (proposal !== null) {
    const name = info.seats[proposal.seat]?.person?.name || online.somebody;
    return (
      <div className="proposal" role="status">
        <span>{proposal.kind === 'back' ? online.asksBack(name) : online.asksAbandon(name)}</span>
        {proposal.agreed.includes(seat) ? (
          <span>{online.asked}</span>
        ) : (
          <>
            <button type="button" className="button" onClick={() => vote(true)}>
              {online.agree}
            </button>
            <button type="button" className="button quiet" onClick={() => vote(false)}>
              {online.decline}
            </button>
          </>
        )}
      </div>
    );
  }
  return (
    <details className="more">
      <summary className="button quiet">{online.more}</summary>
      <div className="bar-panel">
        {!info.rated && last !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() =>
              doing(ask('propose', { params, body: { key: newKey(), kind: 'back', to: last.at } }))
            }
          >
            {online.takeBack}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => doing(ask('propose', { params, body: { key: newKey(), kind: 'abandon' } }))}
        >
          {online.abandon}
        </button>
        {sure ? (
          <p>
            {online.resignSure}{' '}
            <button
              type="button"
              className="button main"
              onClick={() => doing(ask('resign', { params, body: { key: newKey() } }))}
            >
              {online.yes}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {online.no}
            </button>
          </p>
        ) : (
          <button type="button" className="button" onClick={() => setSure(true)}>
            {online.resign}
          </button>
        )}
      </div>
    </details>
  );
}
