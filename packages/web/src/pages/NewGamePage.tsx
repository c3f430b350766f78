import { LEVELS } from '@taproom/bots/levels';
import { GAMES, type GameId } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import { type ReactNode, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { house } from '../app/house.ts';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import { lastTable, rememberTable } from '../local/last-table.ts';
import { RoomPicture } from '../online/RoomPicture.tsx';
import { settings } from '../settings.ts';
import './start.css';
import './new-game.css';

/** Sets up a table, if there is such a game. */
export default function NewGamePage({ game }: { readonly game: string }): ReactNode {
  const { pages } = useWords();
  return GAMES.has(game) ? <NewTable game={game} /> : <p className="waiting">{pages.nowhere}</p>;
}

/** Who sits on which seat, a person or a bot of some rung. */
function NewTable({ game }: { readonly game: GameId }): ReactNode {
  const { games, set, start, you, app } = useWords();
  const [, go] = useLocation();
  const { min, max } = GAMES.current(game).seats;
  const levels: readonly string[] = LEVELS.current(game).levels;
  const [last] = useState(() => lastTable(game));
  const [sitters, setSitters] = useState<readonly Sitter[]>(
    last?.seats ?? [
      { kind: 'human', name: settings.get().name || you },
      ...Array.from({ length: min - 1 }, (): Sitter => ({ kind: 'bot', level: levels[0] ?? '' })),
    ],
  );
  const [memoryAid, setMemoryAid] = useState(last?.memoryAid ?? false);
  const change = (seat: number, sitter: Sitter): void =>
    setSitters(sitters.map((old, i) => (i === seat ? sitter : old)));
  const names = sitters.flatMap(sitter => (sitter.kind === 'human' ? [sitter.name.trim()] : []));
  const wrong = names.some(name => name === '' || name.length > 40);

  const begin = async (): Promise<void> => {
    const seats = sitters.map(
      (sitter): Sitter => (sitter.kind === 'human' ? { kind: 'human', name: sitter.name.trim() } : sitter),
    );
    const [first] = seats;
    if (first?.kind === 'human' && first.name !== you) settings.set({ name: first.name });
    rememberTable(game, { seats, memoryAid });
    go(`/play/${await house.begin({ game, seats, options: {}, memoryAid })}`);
  };

  return (
    <form
      className="new-game"
      onSubmit={event => {
        event.preventDefault();
        if (!wrong) void begin();
      }}
    >
      <header className={`room ${game}`}>
        <RoomPicture game={game} />
        <h1>{games[game]}</h1>
        <p>{game === 'heaven-and-ale' ? start.cloisterPitch : start.tavernPitch}</p>
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
      {game === 'heros-tavern' && (
        <label className="option">
          <input
            type="checkbox"
            checked={memoryAid}
            onChange={({ target }) => setMemoryAid(target.checked)}
          />
          {set.memoryAid}
        </label>
      )}
      {wrong && <p role="alert">{set.nameNeeded}</p>}
      <p className="begin">
        <button type="submit" className="button main" disabled={wrong}>
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
  onChange,
  onLeave,
}: {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly levels: readonly string[];
  readonly onChange: (sitter: Sitter) => void;
  readonly onLeave?: () => void;
}): ReactNode {
  const { set, play, you } = useWords();
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
            {set.bot(play.levels[level] ?? level, i + 1, levels.length)}
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
