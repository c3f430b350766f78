import type { TableInfo } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import type { Seat } from '@taproom/games';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../app/words.tsx';
import type { Messages } from '../i18n/messages.ts';
import { AfterGame } from '../replay/AfterGame.tsx';
import { ask, newKey } from './door.ts';
import { FairCheck } from './FairCheck.tsx';
import type { OnlineGame } from './game.ts';
import { Lost } from './Lost.tsx';
import { Proposed } from './Proposed.tsx';
import { Publish } from './Publish.tsx';
import { personName } from './person-name.ts';
import { earlyEnd, resignedFrom } from './resigned.ts';
import { SeatNotes } from './SeatNotes.tsx';
import { SignedOut } from './SignedOut.tsx';
import { Trouble } from './Trouble.tsx';
import type { OnlineTable } from './table.ts';
import type { AskingResult } from './useAsking.ts';

interface NotesProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly game: OnlineGame;
}

const isPlaying = ({ status }: TableInfo): boolean => status === 'playing';

/** Important notes between the top bar and the table; mostly empty. */
export function Notes({ table, info, game }: NotesProps): ReactNode {
  const { online, sitting } = useWords();
  const now = useSyncExternalStore(table.subscribe, table.get);
  const { seat, line, trouble, delivery } = now;
  const replaced = seat === null ? null : (info.seats[seat]?.replaced ?? null);
  const params = { id: info.id };
  const doing = async (task: Promise<AskingResult>): Promise<void> => {
    const done = await task;
    table.refused(done.ok ? null : done.refusal);
  };
  return (
    <div className="online-notes">
      <Lost line={line} />
      <SignedOut />
      <Trouble trouble={trouble} game={info.game} onDismiss={() => table.dismiss()} />
      {isPlaying(info) && replaced !== null && (
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
      {isPlaying(info) && <SeatNotes table={table} info={info} />}
      <div role="status">
        {isPlaying(info) && delivery === 'sending' && line === 'lost' && (
          <p className="note">
            <span className="note-text">{sitting.notSent}</span>
          </p>
        )}
        {isPlaying(info) && info.proposal !== null && (
          <Proposed
            proposal={info.proposal}
            table={table}
            info={info}
            game={game}
            onVote={agree =>
              doing(
                ask('vote', { params, body: { proposal: info.proposal?.id ?? '', agree: agree === 'yes' } }),
              )
            }
          />
        )}
      </div>
      {!isPlaying(info) && <Over info={info} game={game} seat={seat} />}
    </div>
  );
}

interface OverProps {
  readonly info: TableInfo;
  readonly game: OnlineGame;
  readonly seat: Seat | null;
}

/** After the game: how it ended, verifying the shuffles, and a rematch. */
function Over({ info, game, seat }: OverProps): ReactNode {
  const words = useWords();
  const { around, online } = words;
  const [, go] = useLocation();
  const isSeated = seat !== null;
  return (
    <div className="note">
      <span className="note-text">
        {info.status === 'finished' ? online.finished : earlyEndText(info, seat, words)}
        {info.rematch !== null && ` ${online.rematchOpen}`}
      </span>
      {info.rematch !== null &&
        (isSeated ? (
          <button type="button" className="button main" onClick={async () => go(await game.rematch())}>
            {online.toRematch}
          </button>
        ) : (
          <Link href={addressOf({ page: 'table', id: info.rematch })} className="button">
            {online.watch}
          </Link>
        ))}
      {info.deal === null ? (
        <>
          <FairCheck table={info} />
          {isSeated && <Publish info={info} />}
        </>
      ) : (
        <Link href={addressOf({ page: 'daily', game: info.game })} className="button main">
          {around.learn.daily}
        </Link>
      )}
      {info.status === 'abandoned' && <AfterGame game={game} />}
    </div>
  );
}

/** Who resigned, and who ended the game. */
function earlyEndText(info: TableInfo, own: Seat | null, words: Messages): string {
  const { online, sitting } = words;
  const resigned = resignedFrom(info).map(({ person }) => personName(person, words));
  if (resigned.length === 0) return online.abandoned;
  switch (earlyEnd(info)) {
    case 'resigned':
      return online.endedByResigning(resigned);
    case 'agreed':
      return `${sitting.resigned(resigned)} ${online.abandoned}`;
    case 'alone': {
      const left = info.seats.findIndex(({ person, replaced }) => person !== null && replaced !== 'resigned');
      const ended =
        left === own
          ? sitting.youEnded
          : sitting.endedBy(personName(info.seats[left]?.person ?? null, words));
      return `${sitting.resigned(resigned)} ${ended}`;
    }
  }
}
