import { LEVELS } from '@taproom/bots/levels';
import { type Api, type BodyOf, PLAIN_PACES } from '@taproom/contracts';
import { GAMES } from '@taproom/games';
import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/words.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { MoreOptions } from '../play/MoreOptions.tsx';
import { useLevels } from '../play/signs.ts';
import { ask, FormKey, newNonce } from './door.ts';
import { identity } from './identity.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

type Wish = BodyOf<Api['newTable']>;

/** Opens a table, and sits down at it at once. */
export function NewTable(): ReactNode {
  const { signs } = useFaces();
  const [first] = signs;
  return first === undefined ? null : <TableForm first={first} signs={signs} />;
}

interface TableFormProps {
  readonly first: Sign;
  readonly signs: readonly Sign[];
}

function TableForm({ first, signs }: TableFormProps): ReactNode {
  const { online } = useWords();
  const { me } = useSyncExternalStore(identity.subscribe, identity.get);
  const [, go] = useLocation();
  const [wish, setWish] = useState<Omit<Wish, 'key' | 'bots'>>({
    game: first.id,
    seats: GAMES.current(first.id).seats.min,
    pace: PLAIN_PACES.live,
    listed: false,
    rated: false,
    chat: true,
    aids: [],
    options: {},
  });
  const [bots, setBots] = useState({ count: 0, level: 1 });
  const [formKey] = useState(() => new FormKey());
  const { trouble, busy, doing } = useAsking();
  const sign = signs.find(({ id }) => id === wish.game) ?? first;
  const rules = GAMES.current(sign.id);
  const { min, max } = rules.seats;
  const levels = LEVELS.current(sign.id).levels;
  const called = useLevels(sign.id);
  const options = wish.options ?? {};
  const isWrong = !rules.setup(wish.seats, options).ok;
  const change = (part: Partial<typeof wish>): void => setWish({ ...wish, ...part });

  const open = (event: FormEvent): void => {
    event.preventDefault();
    if (isWrong) return;
    const level = levels[bots.level] ?? levels[0] ?? '';
    const count = Math.min(bots.count, wish.seats - 1);
    const table = { ...wish, bots: Array.from({ length: count }, () => level) };
    void doing(async () => {
      const made = await ask('newTable', { body: { ...table, key: formKey.for(table) } });
      formKey.answered(made);
      if (!made.ok) return made;
      const { id } = made.value.table;
      await ask('join', { params: { id }, body: { nonce: newNonce() } });
      go(`/online/${id}`);
      return made;
    });
  };

  return (
    <form className="panel new-table" onSubmit={open}>
      <h2>{online.newTable}</h2>
      <GameChoice
        sign={sign}
        signs={signs}
        onChange={({ id }) => {
          const { min, max } = GAMES.current(id).seats;
          change({ game: id, seats: Math.min(Math.max(wish.seats, min), max), options: {} });
        }}
      />
      <div className="fields">
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
                aria-label={online.botLevel}
                value={bots.level}
                onChange={({ target }) => setBots({ ...bots, level: Number(target.value) })}
              >
                {levels.map((level, i) => (
                  <option key={level} value={i}>
                    {called[level] ?? level}
                  </option>
                ))}
              </select>
            )}
          </span>
        </label>
        <PaceChoice pace={wish.pace} onChange={pace => change({ pace })} />
      </div>
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
      {sign.aids.includes('memory') && (
        <Check
          text={online.memoryAid}
          on={wish.aids?.includes('memory')}
          onChange={on => change({ aids: on ? ['memory'] : [] })}
        />
      )}
      <MoreOptions
        key={sign.id}
        sign={sign}
        seats={Array.from({ length: wish.seats }, (_, seat) => online.seat(seat + 1))}
        options={options}
        isWrong={isWrong}
        onChange={chosen => change({ options: { ...chosen } })}
      />
      <Trouble trouble={trouble} />
      <button type="submit" className="button main" disabled={busy || isWrong}>
        {online.open}
      </button>
    </form>
  );
}

interface GameChoiceProps {
  readonly sign: Sign;
  readonly signs: readonly Sign[];
  readonly onChange: (sign: Sign) => void;
}

function GameChoice({ sign, signs, onChange }: GameChoiceProps): ReactNode {
  const { online } = useWords();
  return (
    <fieldset className="game-choice">
      <legend>{online.game}</legend>
      {signs.map(one => (
        <label key={one.id}>
          <input
            type="radio"
            name="game"
            value={one.id}
            checked={one === sign}
            onChange={() => onChange(one)}
            className="visually-hidden"
          />
          <RoomPicture game={one.id} />
          <span>{one.title}</span>
        </label>
      ))}
    </fieldset>
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
