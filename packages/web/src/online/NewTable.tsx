import { type Api, type BodyOf, PLAIN_PACES } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { RadioField } from '../app/RadioField.tsx';
import { useGames, useRegistries } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { MoreOptions } from '../play/MoreOptions.tsx';
import { useLevels } from '../play/signs.ts';
import { BotFace } from './BotFace.tsx';
import { ask, FormKey, newNonce } from './door.ts';
import { identity } from './identity.ts';
import { numbered } from './numbered.ts';
import { PaceChoice } from './PaceChoice.tsx';
import { RoomPicture } from './RoomPicture.tsx';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

type NewTableBody = BodyOf<Api['newTable']>;

interface NewTableProps {
  /** Another game was chosen. */
  readonly onGame: (id: string) => void;
}

/** Creates a table, and sits down at it at once. */
export function NewTable({ onGame }: NewTableProps): ReactNode {
  const { signs } = useFaces();
  const [first] = signs;
  return first === undefined ? null : <TableForm first={first} signs={signs} onGame={onGame} />;
}

interface TableFormProps extends NewTableProps {
  readonly first: Sign;
  readonly signs: readonly Sign[];
}

function TableForm({ first, signs, onGame }: TableFormProps): ReactNode {
  const { online, places } = useWords();
  const games = useGames();
  const registries = useRegistries();
  const { me } = useSyncExternalStore(identity.subscribe, identity.get);
  const [, go] = useLocation();
  const [wish, setWish] = useState<Omit<NewTableBody, 'key' | 'bots'>>({
    game: first.id,
    seats: games.current(first.id).seats.min,
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
  const rules = games.current(sign.id);
  const { min, max } = rules.seats;
  const { levels } = registries.levels.current(sign.id);
  const called = useLevels(sign.id);
  const options = wish.options ?? {};
  const isWrong = !rules.setup(wish.seats, options).ok;
  const level = levels[bots.level] ?? levels[0] ?? '';
  const count = Math.min(bots.count, wish.seats - 1);
  const change = (part: Partial<typeof wish>): void => setWish({ ...wish, ...part });

  const open = (event: FormEvent): void => {
    event.preventDefault();
    if (isWrong) return;
    const table = { ...wish, bots: Array.from({ length: count }, () => level) };
    void doing(async () => {
      const made = await ask('newTable', { body: { ...table, key: formKey.for(table) } });
      formKey.answered(made);
      if (!made.ok) return made;
      const { id } = made.value.table;
      await ask('join', { params: { id }, body: { nonce: newNonce() } });
      go(addressOf({ page: 'table', id }));
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
          const { min, max } = games.current(id).seats;
          change({ game: id, seats: Math.min(Math.max(wish.seats, min), max), options: {} });
          onGame(id);
        }}
      />
      <RadioField
        title={online.seats}
        choices={numbered(min, max)}
        chosen={String(wish.seats)}
        onChoose={seats => change({ seats: Number(seats) })}
        className="seat-count"
      />
      <RadioField
        title={online.bots}
        choices={{ ...numbered(0, wish.seats - 1), 0: online.noBots }}
        chosen={String(count)}
        onChoose={chosen => setBots({ ...bots, count: Number(chosen) })}
        className="bot-count"
      />
      {count > 0 && (
        <RadioField
          title={online.botLevel}
          choices={Object.fromEntries(
            levels.map(one => [one, <BotFace key={one} sign={sign} level={one} name={called[one] ?? one} />]),
          )}
          chosen={level}
          onChoose={chosen => setBots({ ...bots, level: levels.indexOf(chosen) })}
          className="bot-level"
        />
      )}
      <PaceChoice
        pace={wish.pace}
        mayBeUntimed={!wish.listed && !wish.rated}
        onChange={pace => change({ pace })}
      />
      <Check
        text={online.listed}
        hint={online.listedHint}
        on={wish.listed}
        onChange={listed => change({ listed, ...clocked(wish.pace) })}
      />
      <Check
        text={online.rated}
        hint={online.ratedHint}
        on={wish.rated}
        disabled={me?.kind !== 'member'}
        onChange={rated => change({ rated, ...clocked(wish.pace) })}
      />
      {me?.kind !== 'member' && (
        <Link href={addressOf({ page: 'account' })} className="passkey-first">
          {places.passkeyFirst}
        </Link>
      )}
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

/** A listed or rated table needs a clock. */
const clocked = (pace: NewTableBody['pace']): Pick<NewTableBody, 'pace'> => ({
  pace: pace.pace === 'untimed' ? PLAIN_PACES.live : pace,
});

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
