import type { Proposal, TableInfo } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { useFace } from '../play/faces.tsx';
import { LookBackProvider } from '../play/look-back.tsx';
import { useLevels } from '../play/signs.ts';
import { settings } from '../settings.ts';
import { clockText, stopLeft } from './clock.ts';
import type { OnlineGame } from './game.ts';
import { PastGame } from './past-game.ts';
import { personName } from './person-name.ts';
import type { OnlineTable } from './table.ts';
import { turnText } from './turn-text.ts';
import { isAsked, votersLeft } from './voters.ts';
import './past-position.css';

const PositionText = lazy(() => import('../text-table/PositionText.tsx'));

/** What was done in the turn that began after so many moves. */
export function useTurnText(game: OnlineGame): (at: number, seat: Seat) => string {
  const { log } = useWords();
  const spoken = useFace();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const levels = useLevels(now.game);
  return (at, seat) => turnText({ spoken, log, levels }, now, at, seat);
}

/** How many people play at a table, without bots. */
const people = ({ seats }: TableInfo): number => seats.filter(({ person }) => person !== null).length;

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
  const { seat } = useSyncExternalStore(table.subscribe, table.get);
  const textOf = useTurnText(game);
  const name = personName(info.seats[proposal.seat]?.person ?? null, words);
  const isOwn = proposal.seat === seat;
  const isAnswerNeeded = isAsked(info, seat);
  // With one other person it is clear for whom everyone waits, and whoever is asked should answer first.
  const left = isAnswerNeeded || people(info) < 3 ? [] : votersLeft(info, proposal);
  const names = left.map(at => personName(info.seats[at]?.person ?? null, words));
  const turn = textOf(proposal.to ?? 0, proposal.seat);
  const back = isOwn ? sitting.askedBack(turn) : sitting.asksBack(name, turn);
  const end = isOwn ? online.asked : online.asksAbandon(name);
  return (
    <div className="note">
      <span className="note-text">
        {proposal.kind === 'back' ? back : end}
        {names.length > 0 && ` ${sitting.stillToAnswer(names)}`}
        {proposal.kind === 'back' && <StopTime table={table} />}
      </span>
      {proposal.to !== null && <PositionButton game={game} at={proposal.to} />}
      {isAnswerNeeded && (
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

/**
 * How long the clocks are still stopped, and that they run again. Screen readers hear only that they stop and resume: the
 * time would interrupt them every second.
 */
function StopTime({ table }: { readonly table: OnlineTable }): ReactNode {
  const { online, sitting } = useWords();
  const { clocks, clocksAt } = useSyncExternalStore(table.subscribe, table.get);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  if (!clocks.some(clock => clock?.runs)) return null;
  const left = stopLeft(clocks, now - clocksAt);
  if (left === 0) return ` ${sitting.clocksRun}`;
  return (
    <>
      <span className="visually-hidden"> {sitting.clocksStopped}</span>
      <span aria-hidden="true"> {sitting.clocksStoppedFor(clockText(left, online.times))}</span>
    </>
  );
}

interface PositionButtonProps {
  readonly game: OnlineGame;
  readonly at: number;
}

/** Shows the position that the game would go back to. */
export function PositionButton({ game, at }: PositionButtonProps): ReactNode {
  const { sitting } = useWords();
  const [past, setPast] = useState<PastGame | null>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => setPast(new PastGame(game, at))}>
        {sitting.showPosition}
      </button>
      {past !== null && <Position past={past} onClose={() => setPast(null)} />}
    </>
  );
}

interface PositionProps {
  readonly past: PastGame;
  readonly onClose: () => void;
}

/** On the board, or as text for those who play at the text table. */
function Position({ past, onClose }: PositionProps): ReactNode {
  const { online, sitting } = useWords();
  const { Table } = useFace().face;
  const { table } = useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <Dialog title={sitting.positionTitle} width="wide" onClose={onClose}>
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
