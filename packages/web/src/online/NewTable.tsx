import { RUNGS } from '@taproom/bots/levels';
import { type Api, type BodyOf, PLAIN_PACES } from '@taproom/contracts';
import { GAME_IDS, GAMES, isGameId } from '@taproom/games';
import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/words.tsx';
import { ask, type DoorProblem, newKey, newNonce } from './door.ts';
import { identity } from './identity.ts';
import { Trouble } from './OnlinePage.tsx';

type Wish = BodyOf<Api['newTable']>;

/** Opens a table, and sits down at it at once. */
export function NewTable(): ReactNode {
  const { online, games, play } = useWords();
  const { me } = useSyncExternalStore(identity.subscribe, identity.get);
  const [, go] = useLocation();
  const [wish, setWish] = useState<Omit<Wish, 'key' | 'bots'>>({
    game: 'heaven-and-ale',
    seats: 2,
    pace: PLAIN_PACES.live,
    listed: false,
    rated: false,
    chat: true,
    memoryAid: false,
  });
  const [bots, setBots] = useState({ count: 0, level: 1 });
  const [trouble, setTrouble] = useState<DoorProblem | null>(null);
  const { min, max } = GAMES[wish.game].seats;
  const levels = RUNGS[wish.game];
  const change = (part: Partial<typeof wish>): void => setWish({ ...wish, ...part });

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const level = levels[bots.level] ?? levels[0];
    const count = Math.min(bots.count, wish.seats - 1);
    const made = await ask('newTable', {
      body: { ...wish, key: newKey(), bots: Array.from({ length: count }, () => level) },
    });
    if (!made.ok) return setTrouble(made.refusal);
    const { id } = made.value.table;
    await ask('join', { params: { id }, body: { nonce: newNonce() } });
    go(`/online/${id}`);
  };

  return (
    <form className="panel new-table" onSubmit={open}>
      <h2>{online.newTable}</h2>
      <label>
        {online.game}
        <select
          value={wish.game}
          onChange={({ target: { value } }) => {
            if (isGameId(value)) change({ game: value, seats: Math.max(GAMES[value].seats.min, 2) });
          }}
        >
          {GAME_IDS.map(game => (
            <option key={game} value={game}>
              {games[game]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {online.seats}
        <select value={wish.seats} onChange={({ target }) => change({ seats: Number(target.value) })}>
          {Array.from({ length: max - min + 1 }, (_, i) => min + i).map(n => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
      <label>
        {online.bots}
        <span className="pair">
          <select
            value={Math.min(bots.count, wish.seats - 1)}
            onChange={({ target }) => setBots({ ...bots, count: Number(target.value) })}
          >
            {Array.from({ length: wish.seats }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is.
              <option key={n} value={n}>
                {n === 0 ? online.noBots : n}
              </option>
            ))}
          </select>
          {bots.count > 0 && (
            <select
              aria-label={online.bots}
              value={bots.level}
              onChange={({ target }) => setBots({ ...bots, level: Number(target.value) })}
            >
              {levels.map((level, i) => (
                <option key={level} value={i}>
                  {play.levels[level]}
                </option>
              ))}
            </select>
          )}
        </span>
      </label>
      <PaceChoice pace={wish.pace} onChange={pace => change({ pace })} />
      <Check
        text={online.listed}
        hint={online.listedHint}
        on={wish.listed}
        onChange={listed => change({ listed })}
      />
      <Check
        text={online.rated}
        hint={online.ratedHint}
        on={wish.rated}
        disabled={me?.kind !== 'member'}
        onChange={rated => change({ rated })}
      />
      <Check text={online.chatOn} on={wish.chat} onChange={chat => change({ chat })} />
      {wish.game === 'heros-tavern' && (
        <Check text={online.memoryAid} on={wish.memoryAid} onChange={memoryAid => change({ memoryAid })} />
      )}
      <Trouble trouble={trouble} />
      <button type="submit" className="button main">
        {online.open}
      </button>
    </form>
  );
}

const LIVE = [
  { minutes: 10, seconds: 10 },
  { minutes: 20, seconds: 20 },
  { minutes: 45, seconds: 30 },
] as const;
const DAYS = [1, 3, 7] as const;

function PaceChoice({
  pace,
  onChange,
}: {
  readonly pace: Wish['pace'];
  readonly onChange: (pace: Wish['pace']) => void;
}): ReactNode {
  const { online } = useWords();
  const value = pace.pace === 'live' ? `live ${pace.minutes}` : `days ${pace.days}`;
  return (
    <label>
      {online.pace}
      <select
        value={value}
        onChange={({ target }) => {
          const [kind, n] = target.value.split(' ');
          const live = LIVE.find(({ minutes }) => minutes === Number(n)) ?? LIVE[1];
          onChange(kind === 'live' ? { pace: 'live', ...live } : { pace: 'days', days: Number(n) });
        }}
      >
        <optgroup label={online.live}>
          {LIVE.map(({ minutes, seconds }) => (
            <option key={minutes} value={`live ${minutes}`}>
              {online.livePace(minutes, seconds)}
            </option>
          ))}
        </optgroup>
        <optgroup label={online.overDays}>
          {DAYS.map(days => (
            <option key={days} value={`days ${days}`}>
              {online.daysPace(days)}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}

function Check({
  text,
  hint,
  on,
  disabled,
  onChange,
}: {
  readonly text: string;
  readonly hint?: string;
  readonly on: boolean | undefined;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}): ReactNode {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={on ?? false}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {text}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
