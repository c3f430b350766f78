import type { Proposal, TableInfo } from '@taproom/contracts';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { useFace } from '../play/faces.tsx';
import { LookBackProvider } from '../play/look-back.tsx';
import { settings } from '../settings.ts';
import type { OnlineGame } from './game.ts';
import { PastGame } from './past-game.ts';
import { personName } from './person-name.ts';
import type { OnlineTable } from './table.ts';
import './past-position.css';

const PositionText = lazy(() => import('../text-table/PositionText.tsx'));

/** The number of a turn for people, from the position where it began. */
export const turnAt = (turns: readonly { readonly at: number }[], at: number): number =>
  turns.filter(turn => turn.at <= at).length;

interface ProposedProps {
  readonly proposal: Proposal;
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly game: OnlineGame;
  readonly onVote: (agree: 'yes' | 'no') => void;
}

/** A player's proposal to the others. Its author can withdraw it. */
export function Proposed({ proposal, table, info, game, onVote }: ProposedProps): ReactNode {
  const words = useWords();
  const { online, sitting } = words;
  const { seat, clocks } = useSyncExternalStore(table.subscribe, table.get);
  const { turns } = useSyncExternalStore(game.subscribe, game.get);
  const name = personName(info.seats[proposal.seat]?.person ?? null, words);
  const isOwn = proposal.seat === seat;
  const isAsked = seat !== null && !proposal.agreed.includes(seat);
  const turn = turnAt(turns, proposal.to ?? 0);
  const isStopped = clocks.some(clock => clock !== null && clock.resumes > 0);
  const back = isOwn ? sitting.askedBack(turn) : sitting.asksBack(name, turn);
  const end = isOwn ? online.asked : online.asksAbandon(name);
  return (
    <div className="note">
      <span className="note-text">
        {proposal.kind === 'back' ? back : end}
        {isStopped && ` ${sitting.clocksStopped}`}
      </span>
      {proposal.to !== null && <PositionButton game={game} at={proposal.to} turn={turn} />}
      {isAsked && (
        <>
          <button type="button" className="button" onClick={() => onVote('yes')}>
            {online.agree}
          </button>
          <button type="button" className="button" onClick={() => onVote('no')}>
            {online.decline}
          </button>
        </>
      )}
      {isOwn && (
        <button type="button" className="button" onClick={() => onVote('no')}>
          {online.withdraw}
        </button>
      )}
    </div>
  );
}

interface PositionButtonProps {
  readonly game: OnlineGame;
  readonly at: number;
  readonly turn: number;
}

/** Shows the position that the game would go back to. */
export function PositionButton({ game, at, turn }: PositionButtonProps): ReactNode {
  const { sitting } = useWords();
  const [past, setPast] = useState<PastGame | null>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => setPast(new PastGame(game, at))}>
        {sitting.showPosition}
      </button>
      {past !== null && <Position past={past} turn={turn} onClose={() => setPast(null)} />}
    </>
  );
}

interface PositionProps {
  readonly past: PastGame;
  readonly turn: number;
  readonly onClose: () => void;
}

/** On the board, or as text for those who play at the text table. */
function Position({ past, turn, onClose }: PositionProps): ReactNode {
  const { online, sitting } = useWords();
  const { Table } = useFace().face;
  const { table } = useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <Dialog title={sitting.positionTitle(turn)} width="wide" onClose={onClose}>
      {table === 'text' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too.
        <div className="past-position text-table" tabIndex={0}>
          <Suspense>
            <PositionText game={past} />
          </Suspense>
        </div>
      ) : (
        <div className="past-position">
          <LookBackProvider game={past}>
            <Table game={past} />
          </LookBackProvider>
        </div>
      )}
      <p className="answers">
        <button type="button" className="button main" onClick={onClose}>
          {online.close}
        </button>
      </p>
    </Dialog>
  );
}
