import type { Proposal, TableInfo } from '@taproom/contracts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../app/words.tsx';
import { AfterGame } from '../replay/AfterGame.tsx';
import { ask, newKey } from './door.ts';
import { FairCheck } from './FairCheck.tsx';
import type { OnlineGame } from './game.ts';
import { Lost } from './Lost.tsx';
import { resignedFrom } from './resigned.ts';
import { SignedOut } from './SignedOut.tsx';
import { Trouble } from './Trouble.tsx';
import type { OnlineTable } from './table.ts';
import type { Done } from './useAsking.ts';

interface NotesProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly game: OnlineGame;
}

/** What one must know now, between the bar and the table; mostly nothing. */
export function Notes({ table, info, game }: NotesProps): ReactNode {
  const { online } = useWords();
  const now = useSyncExternalStore(table.subscribe, table.get);
  const { seat, line, trouble } = now;
  const isPlaying = info.status === 'playing';
  const replaced = seat === null ? null : (info.seats[seat]?.replaced ?? null);
  const params = { id: info.id };
  const doing = async (task: Promise<Done>): Promise<void> => {
    const done = await task;
    table.refused(done.ok ? null : done.refusal);
  };
  return (
    <div className="online-notes">
      <Lost line={line} />
      <SignedOut />
      <Trouble trouble={trouble} game={info.game} onDismiss={() => table.dismiss()} />
      {isPlaying && replaced !== null && (
        <p className="note trouble">
          <span className="note-text">{online.replaced[replaced]}</span>
          {replaced !== 'resigned' && (
            <button
              type="button"
              className="button main"
              onClick={() => doing(ask('comeBack', { params, body: { key: newKey() } }))}
            >
              {online.comeBack}
            </button>
          )}
        </p>
      )}
      <div role="status">
        {isPlaying && info.proposal !== null && (
          <Question
            proposal={info.proposal}
            name={info.seats[info.proposal.seat]?.person?.name || online.somebody}
            seat={seat}
            onVote={agree =>
              doing(
                ask('vote', { params, body: { proposal: info.proposal?.id ?? '', agree: agree === 'yes' } }),
              )
            }
          />
        )}
      </div>
      {!isPlaying && <Over info={info} game={game} isSeated={seat !== null} />}
    </div>
  );
}

interface QuestionProps {
  readonly proposal: Proposal;
  /** Who asks. */
  readonly name: string;
  readonly seat: number | null;
  readonly onVote: (agree: 'yes' | 'no') => void;
}

/** What one player asks the others. Whoever asked can take it back. */
function Question({ proposal, name, seat, onVote }: QuestionProps): ReactNode {
  const { online } = useWords();
  const isOwn = proposal.seat === seat;
  const isAsked = seat !== null && !proposal.agreed.includes(seat);
  return (
    <div className="note">
      <span className="note-text">
        {isOwn ? online.asked : proposal.kind === 'back' ? online.asksBack(name) : online.asksAbandon(name)}
      </span>
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

interface OverProps {
  readonly info: TableInfo;
  readonly game: OnlineGame;
  readonly isSeated: boolean;
}

/** After the game: how it ended, the shuffles to check, and the way to the next one. */
function Over({ info, game, isSeated }: OverProps): ReactNode {
  const { online } = useWords();
  const [, go] = useLocation();
  const resigned = resignedFrom(info);
  return (
    <div className="note">
      <span className="note-text">
        {info.status === 'finished'
          ? online.finished
          : resigned.length > 0
            ? online.endedByResigning(resigned.map(({ person }) => person?.name || online.somebody))
            : online.abandoned}
        {info.rematch !== null && ` ${online.rematchOpen}`}
      </span>
      {info.rematch !== null &&
        (isSeated ? (
          <button type="button" className="button main" onClick={async () => go(await game.rematch())}>
            {online.toRematch}
          </button>
        ) : (
          <Link href={`/online/${info.rematch}`} className="button">
            {online.watch}
          </Link>
        ))}
      <FairCheck table={info} />
      {info.status === 'abandoned' && <AfterGame game={game} />}
    </div>
  );
}
