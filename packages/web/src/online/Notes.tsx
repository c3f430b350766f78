import type { Proposal, TableInfo } from '@taproom/contracts';
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { StrokeIcon } from '../app/StrokeIcon.tsx';
import { useWords } from '../app/words.tsx';
import { settings } from '../settings.ts';
import { ask, newKey } from './door.ts';
import { GameOver } from './GameOver.tsx';
import type { OnlineGame } from './game.ts';
import { identity } from './identity.ts';
import { Lost } from './Lost.tsx';
import { Proposed } from './Proposed.tsx';
import { doBotsWait } from './resigned.ts';
import { notedSeats, SeatNotes, seatNoteKey } from './SeatNotes.tsx';
import { SignedOut } from './SignedOut.tsx';
import { Trouble } from './Trouble.tsx';
import type { OnlineTable, TableSnapshot } from './table.ts';
import type { AskingResult } from './useAsking.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useFolding } from './useFolding.ts';
import { type NewsItem, useTableNews } from './useTableNews.ts';
import { isAsked } from './voters.ts';

interface NotesProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly game: OnlineGame;
}

const isPlaying = ({ status }: TableInfo): boolean => status === 'playing';

/**
 * Important notes; mostly empty. During the game they lie over the upper edge of the boards, which stay where they are:
 * someone may be about to press something there. Text tables and games that are over leave them room.
 */
export function Notes({ table, info, game }: NotesProps): ReactNode {
  const { sitting } = useWords();
  const now = useSyncExternalStore(table.subscribe, table.get);
  const { table: kind } = useSyncExternalStore(settings.subscribe, settings.get);
  const { isSignedOut } = useSyncExternalStore(identity.subscribe, identity.get);
  const { news, dismiss } = useTableNews(info, game);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const troubles = useCount(now.trouble);
  const { keys, needsAnswer } = notesAt(now, info, news, { isSignedOut, troubles });
  const { isOpen, panel, setOpen, isPut } = useFolding(keys, needsAnswer);
  const isOver = isPlaying(info) && kind !== 'text';
  useFocusKept();
  const all = (
    <AllNotes
      table={table}
      info={info}
      game={game}
      now={now}
      news={news}
      onDismiss={dismiss}
      isPut={key => isOver && isPut(key)}
    />
  );
  if (!isOver) return <div className="online-notes">{all}</div>;
  return (
    <div className="online-notes over-table">
      {keys.length > 0 && (
        <button
          type="button"
          ref={toggle}
          className={needsAnswer ? 'button notes-toggle asks' : 'button notes-toggle'}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {sitting.news} ({keys.length})
        </button>
      )}
      <div id={id} ref={panel} className="notes-panel" hidden={!isOpen}>
        <div className="notes-list">{all}</div>
        {keys.length > 0 && (
          <button
            type="button"
            className="button quiet notes-fold"
            aria-label={sitting.hideNews}
            onClick={() => {
              setOpen(false);
              toggle.current?.focus();
            }}
          >
            <StrokeIcon d="M6 6l12 12M18 6L6 18" />
          </button>
        )}
      </div>
    </div>
  );
}

/** How many different values there were: the same refusal may come again, and is another one. */
function useCount(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value === value) return seen.count;
  setSeen({ value, count: seen.count + 1 });
  return seen.count + 1;
}

/** The notes there are, each with a key, and whether one of them waits for the user. */
function notesAt(
  { seat, line, trouble, delivery }: TableSnapshot,
  info: TableInfo,
  news: readonly NewsItem[],
  { isSignedOut, troubles }: { readonly isSignedOut: boolean; readonly troubles: number },
): { readonly keys: readonly string[]; readonly needsAnswer: boolean } {
  const { proposal } = info;
  const replaced = seat === null ? null : (info.seats[seat]?.replaced ?? null);
  const mayReturn = replaced !== null && replaced !== 'resigned';
  const keys = [
    line === 'lost' && (delivery === 'sending' ? 'not sent' : 'lost'),
    isSignedOut && 'signed out',
    trouble !== null && `trouble ${troubles}`,
    replaced !== null && `own ${replaced}`,
    ...notedSeats(info, seat).map(seatNoteKey),
    proposal !== null && proposalKey(proposal),
    ...news.map(one => one.id),
  ].filter(key => key !== false);
  return { keys, needsAnswer: isAsked(info, seat) || mayReturn || isSignedOut || trouble !== null };
}

const proposalKey = ({ id }: Proposal): string => `proposal ${id}`;

interface AllNotesProps extends NotesProps {
  readonly now: TableSnapshot;
  readonly news: readonly NewsItem[];
  readonly onDismiss: (id: string) => void;
  readonly isPut: (key: string) => boolean;
}

function AllNotes({ table, info, game, now, news, onDismiss, isPut }: AllNotesProps): ReactNode {
  const { online, sitting } = useWords();
  const { seat, line, trouble, delivery } = now;
  const replaced = seat === null ? null : (info.seats[seat]?.replaced ?? null);
  const params = { id: info.id };
  const doing = async (task: Promise<AskingResult>): Promise<void> => {
    const done = await task;
    table.refused(done.ok ? null : done.refusal);
  };
  return (
    <>
      <Lost line={line} />
      <SignedOut />
      <Trouble trouble={trouble} game={info.game} onDismiss={() => table.dismiss()} />
      {isPlaying(info) && replaced !== null && (
        <p className="note trouble">
          <span className="note-text">
            {replaced !== 'resigned' && doBotsWait(info)
              ? sitting.waitsForYou[replaced]
              : online.replaced[replaced]}
          </span>
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
      {isPlaying(info) && <SeatNotes table={table} info={info} isPut={isPut} />}
      <div role="status">
        {isPlaying(info) && delivery === 'sending' && line === 'lost' && (
          <p className="note">
            <span className="note-text">{sitting.notSent}</span>
          </p>
        )}
        {isPlaying(info) && info.proposal !== null && !isPut(proposalKey(info.proposal)) && (
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
        {isPlaying(info) &&
          news
            .filter(({ id }) => !isPut(id))
            .map(one => <NewsNote key={one.id} news={one} onDismiss={onDismiss} />)}
      </div>
      {!isPlaying(info) && <GameOver info={info} game={game} seat={seat} />}
    </>
  );
}

interface NewsNoteProps {
  readonly news: NewsItem;
  readonly onDismiss: (id: string) => void;
}

function NewsNote({ news: { id, text, lines }, onDismiss }: NewsNoteProps): ReactNode {
  const { online } = useWords();
  return (
    <div className="note news">
      <div className="note-text">
        {text}
        {lines.length > 0 && (
          <ul>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className="button" onClick={() => onDismiss(id)}>
        {online.dismiss}
      </button>
    </div>
  );
}
