import type { Me, SeatInfo, TableInfo } from '@taproom/contracts';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { Stool } from '../art/stool.tsx';
import { useFaces } from '../play/faces.tsx';
import { useLacking } from '../play/playable.ts';
import { BotChoice } from './BotChoice.tsx';
import { BotPortrait } from './BotFace.tsx';
import { ask, newNonce } from './door.ts';
import { HostTools } from './HostTools.tsx';
import { personName } from './person-name.ts';
import { Removal } from './Removal.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { seatNames } from './seat-names.ts';
import { Agreed, isFree, PaceText } from './TableFacts.tsx';
import type { OnlineTable } from './table.ts';
import type { AskingResult } from './useAsking.ts';
import './waiting-room.css';

interface WaitingRoomProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly me: Me | null;
}

/** The table before the game: who sits where, the link for others, and the start. */
export function WaitingRoom({ table, info, me }: WaitingRoomProps): ReactNode {
  const words = useWords();
  const { online, places } = words;
  const faces = useFaces();
  const sign = faces.sign(info.game);
  const now = useSyncExternalStore(table.subscribe, table.get);
  const isHost = me?.id === info.host;
  const free = info.seats.filter(isFree).length;
  const full = free === 0;
  const isLacking = useLacking()(info) !== null;
  const names = seatNames(info, words, online.freeSeat);
  const params = { id: info.id };
  const doing = async (task: Promise<AskingResult>): Promise<void> => {
    const done = await task;
    table.refused(done.ok ? null : done.refusal);
  };
  const moving = async (task: Promise<AskingResult>): Promise<void> => {
    await doing(task);
    table.lookAnew();
  };
  return (
    <section className="panel waiting-room">
      {now.seat === null ? (
        <h2>{places.atTable}</h2>
      ) : (
        <>
          <div className="waiting-head">
            <RoomPicture game={info.game} />
            <div>
              <h1>{faces.title(info.game)}</h1>
              <p>
                <PaceText pace={info.pace} />
                {info.rated && ` · ${online.rated}`}
              </p>
            </div>
          </div>
          {sign !== null && <Agreed sign={sign} info={info} />}
        </>
      )}
      <NewHost info={info} me={me} />
      <p role="status">{free > 0 ? places.seatsFree(free) : online.full}</p>
      <ol className="seat-list">
        {info.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
          <li key={i} className={isFree(seat) ? 'free' : ''}>
            <span className="stool-place">
              <Stool seat={i} size={104} isFree={isFree(seat)} isTaken={seat.level !== null} />
              {sign !== null && seat.level !== null && <BotPortrait sign={sign} level={seat.level} />}
            </span>
            <SeatText info={info} seat={seat} name={names[i] ?? ''} number={i + 1} me={me} />
            {now.seat !== null && isFree(seat) && (
              <button
                type="button"
                className="button"
                onClick={() => moving(ask('join', { params, body: { nonce: newNonce(), seat: i } }))}
              >
                {online.sitThere}
              </button>
            )}
            {me !== null && seat.person?.id === me.id && (
              <button type="button" className="button quiet" onClick={() => moving(ask('leave', { params }))}>
                {online.standUp}
              </button>
            )}
            {isHost && seat.person !== null && seat.person.id !== me?.id && (
              <Removal
                name={personName(seat.person, words)}
                onRemove={keepOut => doing(ask('kick', { params, body: { seat: i, keepOut } }))}
              />
            )}
            {isHost && sign !== null && seat.person === null && (
              <BotChoice
                sign={sign}
                info={info}
                seat={i}
                onChoose={level => doing(ask('seatBot', { params, body: { seat: i, level } }))}
              />
            )}
          </li>
        ))}
      </ol>
      {isHost ? (
        <>
          <div className="start-game">
            <button
              type="button"
              className="button main"
              disabled={!full || isLacking}
              onClick={() => doing(ask('start', { params }))}
            >
              {online.start}
            </button>
            {!full && <small>{online.startHint}</small>}
          </div>
          <HostTools info={info} onClose={() => doing(ask('closeTable', { params }))} />
        </>
      ) : (
        now.seat !== null && <p>{online.waitForHost}</p>
      )}
    </section>
  );
}

/** Says that the table has another host than when this page opened: theirs has left, or deleted the account. */
function NewHost({ info, me }: { readonly info: TableInfo; readonly me: Me | null }): ReactNode {
  const words = useWords();
  const { sitting } = words;
  const [first] = useState(info.host);
  const host = info.seats.find(({ person }) => person?.id === info.host)?.person ?? null;
  const isNew = info.host !== first && host !== null;
  return (
    <div role="status">
      {isNew && (
        <p className="note">
          <span className="note-text">
            {me?.id === info.host ? sitting.hostNow : sitting.newHost(personName(host, words))}
          </span>
        </p>
      )}
    </div>
  );
}

interface SeatTextProps {
  readonly info: TableInfo;
  readonly seat: SeatInfo;
  readonly name: string;
  readonly number: number;
  readonly me: Me | null;
}

function SeatText({ info, seat, name, number, me }: SeatTextProps): ReactNode {
  const { online } = useWords();
  const { person, present } = seat;
  const notes = [
    person !== null && person.id === me?.id && online.you,
    person !== null && person.id === info.host && online.host,
    person !== null && !present && online.away,
  ].filter(note => note !== false);
  return (
    <span className="who">
      <small>{online.seat(number)}</small>
      <strong>{name}</strong>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </span>
  );
}
