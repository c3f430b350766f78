import { GAMES } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { house } from '../app/house.ts';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import { lastTable, rememberTable } from '../local/last-table.ts';
import { RoomPicture } from '../online/RoomPicture.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { MoreOptions } from '../play/MoreOptions.tsx';
import { namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import { settings } from '../settings.ts';
import './start.css';
import './new-game.css';

/** Sets up a table, if there is such a game. */
export default function NewGamePage({ game }: { readonly game: string }): ReactNode {
  const { pages } = useWords();
  const sign = useFaces().sign(game);
  return sign === null ? <p className="waiting">{pages.nowhere}</p> : <NewTable sign={sign} />;
}

/** Who sits on which seat, a person or a bot of some rung, and what is agreed on. */
function NewTable({ sign }: { readonly sign: Sign }): ReactNode {
  const { set, signs, you, app } = useWords();
  const [, go] = useLocation();
  const { id: game, levels } = sign;
  const called = useLevels(game);
  const rules = GAMES.current(game);
  const { min, max } = rules.seats;
  const [last] = useState(() => lastTable(game));
  const [sitters, setSitters] = useState<readonly Sitter[]>(
    last?.seats ?? [
      { kind: 'human', name: settings.get().name || you },
      ...Array.from({ length: min - 1 }, (): Sitter => ({ kind: 'bot', level: levels[0] ?? '' })),
    ],
  );
  const [memoryAid, setMemoryAid] = useState(last?.memoryAid ?? false);
  const [options, setOptions] = useState(last?.options ?? {});
  const areOptionsWrong = !rules.setup(sitters.length, options).ok;
  const change = (seat: number, sitter: Sitter): void =>
    setSitters(sitters.map((old, i) => (i === seat ? sitter : old)));
  const names = sitters.flatMap(sitter => (sitter.kind === 'human' ? [sitter.name.trim()] : []));
  const isNameWrong = names.some(name => name === '' || name.length > 40);
  const isWrong = isNameWrong || areOptionsWrong;

  const begin = async (): Promise<void> => {
    const seats = sitters.map(
      (sitter): Sitter => (sitter.kind === 'human' ? { kind: 'human', name: sitter.name.trim() } : sitter),
    );
    const [first] = seats;
    if (first?.kind === 'human' && first.name !== you) settings.set({ name: first.name });
    rememberTable(game, { seats, memoryAid, options });
    go(`/play/${await house.begin({ game, seats, options, memoryAid })}`);
  };

  return (
    <form
      className="new-game"
      onSubmit={event => {
        event.preventDefault();
        if (!isWrong) void begin();
      }}
    >
      <header className={`room ${game}`}>
        <RoomPicture game={game} />
        <h1>{sign.title}</h1>
        <p>{signs[game]?.pitch}</p>
      </header>
      <p>{set.intro(min, max)}</p>
      <ol className="seats">
        {sitters.map((sitter, seat) => (
          <SeatChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            key={seat}
            seat={seat}
            sitter={sitter}
            levels={levels}
            called={called}
            onChange={changed => change(seat, changed)}
            {...(sitters.length > min
              ? { onLeave: () => setSitters(sitters.filter((_, other) => other !== seat)) }
              : {})}
          />
        ))}
      </ol>
      {sitters.length < max && (
        <button
          type="button"
          className="button"
          onClick={() => setSitters([...sitters, { kind: 'bot', level: levels[0] ?? '' }])}
        >
          {set.addSeat}
        </button>
      )}
      {sign.aids.includes('memory') && (
        <label className="option">
          <input
            type="checkbox"
            checked={memoryAid}
            onChange={({ target }) => setMemoryAid(target.checked)}
          />
          {set.memoryAid}
        </label>
      )}
      <MoreOptions
        sign={sign}
        seats={namesOf(sitters, called)}
        options={options}
        isWrong={areOptionsWrong}
        onChange={setOptions}
      />
      {isNameWrong && <p role="alert">{set.nameNeeded}</p>}
      <p className="begin">
        <button type="submit" className="button main" disabled={isWrong}>
          {set.begin}
        </button>
        <a className="button quiet" href="#/">
          {app.home}
        </a>
      </p>
    </form>
  );
}

function SeatChoice({
  seat,
  sitter,
  levels,
  called,
  onChange,
  onLeave,
}: {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly levels: readonly string[];
  /** What the levels are called. */
  readonly called: Readonly<Record<string, string>>;
  readonly onChange: (sitter: Sitter) => void;
  readonly onLeave?: () => void;
}): ReactNode {
  const { set, you } = useWords();
  const id = useId();
  const person = 'person';
  return (
    <li>
      <CrestMark seat={seat} size={36} />
      <label htmlFor={id} className="seat-name">
        {set.seat(seat + 1)}
      </label>
      <select
        id={id}
        value={sitter.kind === 'human' ? person : sitter.level}
        onChange={({ target }) =>
          onChange(
            target.value === person ? { kind: 'human', name: you } : { kind: 'bot', level: target.value },
          )
        }
      >
        <option value={person}>{set.person}</option>
        {levels.map((level, i) => (
          <option key={level} value={level}>
            {set.bot(called[level] ?? level, i + 1, levels.length)}
          </option>
        ))}
      </select>
      {sitter.kind === 'human' && (
        <input
          aria-label={set.name(seat + 1)}
          value={sitter.name}
          maxLength={40}
          onChange={({ target }) => onChange({ kind: 'human', name: target.value })}
        />
      )}
      {onLeave && (
        <button
          type="button"
          className="button quiet"
          onClick={onLeave}
          aria-label={set.removeSeat(seat + 1)}
        >
          ×
        </button>
      )}
    </li>
  );
}
