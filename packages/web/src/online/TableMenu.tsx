import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { Ask } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { GameMenu } from '../play/GameMenu.tsx';
import { AskToEnd } from './AskToEnd.tsx';
import { CopyLink } from './CopyLink.tsx';
import { clockText } from './clock.ts';
import { ask, newKey } from './door.ts';
import type { OnlineGame } from './game.ts';
import { MemoDialog } from './MemoDialog.tsx';
import { PositionButton, useTurnText } from './Proposed.tsx';
import { afterResigning, isLeftAlone } from './resigned.ts';
import { PaceText } from './TableFacts.tsx';
import { TableNotices } from './TableNotices.tsx';
import type { OnlineTable } from './table.ts';
import type { AskingResult } from './useAsking.ts';

interface TableMenuProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly game: OnlineGame;
}

/** The menu of a shared game: the usual entries, plus sharing, proposals and resigning. */
export function TableMenu({ table, info, game }: TableMenuProps): ReactNode {
  const { online, sitting } = useWords();
  const { seat } = useSyncExternalStore(table.subscribe, table.get);
  const { turns, moves } = useSyncExternalStore(game.subscribe, game.get);
  const [asking, setAsking] = useState<'resign' | 'stop' | 'abandon' | 'back' | 'memo' | null>(null);
  const params = { id: info.id };
  const own = seat === null ? null : info.seats[seat];
  const hint = useId();
  const wait = useWaitToAsk(table, own?.asksAgain);
  const plays = info.status === 'playing' && own != null && own.replaced !== 'resigned';
  const isAlone = isLeftAlone(info, seat);
  const last = turns.findLast(turn => seat !== null && turn.seats.includes(seat) && turn.at < moves);
  const textOf = useTurnText(game);
  const doing = async (task: Promise<AskingResult>): Promise<void> => {
    setAsking(null);
    const done = await task;
    table.refused(done.ok ? null : done.refusal);
  };
  const propose = (what: { kind: 'abandon' } | { kind: 'back'; to: number }): Promise<void> =>
    doing(ask('propose', { params, body: { key: newKey(), ...what } }));
  return (
    <>
      <GameMenu game={game}>
        {close => {
          const item = (text: string, act: () => void): ReactNode => (
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                act();
              }}
            >
              {text}
            </button>
          );
          /** A request to the others: whoever was declined reads how long to wait, instead of being refused later. */
          const request = (text: string, act: () => void): ReactNode =>
            wait === 0 ? (
              item(text, act)
            ) : (
              <button type="button" className="button" aria-disabled="true" aria-describedby={hint}>
                {text}
              </button>
            );
          return (
            <div className="table-menu">
              <p>
                <PaceText pace={info.pace} />
                {info.rated && ` · ${online.rated}`}
              </p>
              <CopyLink name={online.spectate} page={{ page: 'table', id: info.id }} />
              {plays && info.pace.pace !== 'live' && <TableNotices table={info.id} />}
              {plays &&
                !info.rated &&
                info.deal === null &&
                last !== undefined &&
                request(online.takeBack, () => setAsking('back'))}
              {plays &&
                (isAlone
                  ? item(sitting.stopHere, () => setAsking('stop'))
                  : request(online.abandon, () => setAsking('abandon')))}
              {plays && wait > 0 && <p id={hint}>{sitting.askAgainIn(clockText(wait, online.times))}</p>}
              {plays && item(online.resign, () => setAsking('resign'))}
              {own != null && item(sitting.memo, () => setAsking('memo'))}
            </div>
          );
        }}
      </GameMenu>
      {asking === 'resign' && (
        <Ask
          question={sitting.resignTitle}
          yes={online.resign}
          no={online.playOn}
          onYes={() => void doing(ask('resign', { params, body: { key: newKey() } }))}
          onNo={() => setAsking(null)}
        >
          <p>{sitting.afterResigning[afterResigning(info)]}</p>
        </Ask>
      )}
      {asking === 'stop' && <AskToEnd id={info.id} table={table} onClose={() => setAsking(null)} />}
      {asking === 'abandon' && (
        <Ask
          question={sitting.proposeEndTitle}
          yes={sitting.proposeEndYes}
          no={online.playOn}
          answer="harmless"
          onYes={() => void propose({ kind: 'abandon' })}
          onNo={() => setAsking(null)}
        >
          <p>{sitting.proposeEndText}</p>
        </Ask>
      )}
      {asking === 'back' && last !== undefined && (
        <Ask
          question={sitting.askBackTitle}
          yes={sitting.askBackYes}
          no={online.cancel}
          answer="harmless"
          onYes={() => void propose({ kind: 'back', to: last.at })}
          onNo={() => setAsking(null)}
        >
          {seat !== null && <p className="asked-turn">{textOf(last.at, seat)}</p>}
          <p>{sitting.askBackText}</p>
          <PositionButton game={game} at={last.at} />
        </Ask>
      )}
      {asking === 'memo' && <MemoDialog table={info.id} onClose={() => setAsking(null)} />}
    </>
  );
}

/** How long the user has to wait before they can ask the others for something, in milliseconds; 0 if they can now. */
function useWaitToAsk(table: OnlineTable, until: number | undefined): number {
  const { ahead } = useSyncExternalStore(table.subscribe, table.get);
  const [now, setNow] = useState(() => Date.now());
  const wait = until === undefined ? 0 : Math.max(0, until - now - ahead);
  const isWaiting = wait > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);
  // Time has passed unseen since it was last read.
  useEffect(() => {
    if (until !== undefined) setNow(Date.now());
  }, [until]);
  return wait;
}
