import { addressOf } from '@taproom/contracts/addresses';
import type { Sitter } from '@taproom/table';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { house } from '../app/house.ts';
import { useGames, useRegistries } from '../app/registries.tsx';
import { StrokeIcon } from '../app/StrokeIcon.tsx';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import { answerName } from '../local/first-name.ts';
import { lastTable, rememberTable } from '../local/last-table.ts';
import { RoomPicture } from '../online/RoomPicture.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { MoreOptions } from '../play/MoreOptions.tsx';
import { type Callings, namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import { settings } from '../settings.ts';
import NotFoundPage from './NotFoundPage.tsx';
import './start.css';
import './new-game.css';

/** Sets up a table, if there is such a game. */
export default function NewGamePage({ game }: { readonly game: string }): ReactNode {
  const sign = useFaces().sign(game);
  return sign === null ? <NotFoundPage /> : <NewTable sign={sign} />;
}

/** Who plays which seat, a person or a bot of some level, and the options. */
function NewTable({ sign }: { readonly sign: Sign }): ReactNode {
  const { set, signs, app } = useWords();
  const [, go] = useLocation();
  const { id: game } = sign;
  const repertoire = { games: useGames(), levels: useRegistries().levels };
  const { levels } = repertoire.levels.current(game);
  const called = useLevels(game);
  const rules = repertoire.games.current(game);
  const { min, max } = rules.seats;
  const [last] = useState(() => lastTable(game, repertoire));
  const [sitters, setSitters] = useState<readonly Sitter[]>(
    last?.seats ?? [
      { kind: 'human', name: settings.get().name },
      ...Array.from({ length: min - 1 }, (): Sitter => ({ kind: 'bot', level: levels[0] ?? '' })),
    ],
  );
  const [memoryAid, setMemoryAid] = useState(last?.memoryAid ?? false);
  const [options, setOptions] = useState(last?.options ?? {});
  const areOptionsWrong = !rules.setup(sitters.length, options).ok;
  const change = (seat: number, sitter: Sitter): void =>
    setSitters(sitters.map((old, i) => (i === seat ? sitter : old)));

  const begin = async (): Promise<void> => {
    const seats = sitters.map(
      (sitter): Sitter => (sitter.kind === 'human' ? { kind: 'human', name: sitter.name.trim() } : sitter),
    );
    const [first] = seats;
    if (first?.kind === 'human') answerName(first.name);
    rememberTable(game, { seats, memoryAid, options });
    go(addressOf({ page: 'play', id: await house.begin({ game, seats, options, memoryAid }) }));
  };

  return (
    <form
      className="new-game"
      onSubmit={event => {
        event.preventDefault();
        if (!areOptionsWrong) void begin();
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
            sign={sign}
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
      <p className="begin">
        <button type="submit" className="button main" disabled={areOptionsWrong}>
          {set.begin}
        </button>
        <Link className="button quiet" href={addressOf({ page: 'start' })}>
          {app.home}
        </Link>
      </p>
    </form>
  );
}

interface SeatChoiceProps {
  readonly sign: Sign;
  readonly seat: number;
  readonly sitter: Sitter;
  readonly levels: readonly string[];
  /** The names of the levels, and of people without one. */
  readonly called: Callings;
  readonly onChange: (sitter: Sitter) => void;
  readonly onLeave?: () => void;
}

function SeatChoice(props: SeatChoiceProps): ReactNode {
  const { sign, seat, sitter, levels, called, onChange, onLeave } = props;
  const { set, signs } = useWords();
  const id = useId();
  const intro = useId();
  const person = 'person';
  return (
    <li>
      <span className="seat-face">
        {sitter.kind === 'human' ? (
          <CrestMark seat={seat} size={56} />
        ) : (
          <Suspense fallback={null}>
            <sign.Portrait level={sitter.level} />
          </Suspense>
        )}
      </span>
      <div className="seat-choice">
        <label htmlFor={id} className="seat-name">
          {set.seat(seat + 1)}
        </label>
        <select
          id={id}
          value={sitter.kind === 'human' ? person : sitter.level}
          aria-describedby={sitter.kind === 'bot' ? intro : undefined}
          onChange={({ target }) =>
            onChange(
              target.value === person ? { kind: 'human', name: '' } : { kind: 'bot', level: target.value },
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
        {sitter.kind === 'human' ? (
          <input
            aria-label={set.name(seat + 1)}
            value={sitter.name}
            maxLength={40}
            autoComplete={seat === 0 ? 'nickname' : 'off'}
            placeholder={set.namePlaceholder(seat + 1)}
            onChange={({ target }) => onChange({ kind: 'human', name: target.value })}
          />
        ) : (
          <p id={intro} className="seat-intro">
            {signs[sign.id]?.intros[sitter.level]}
          </p>
        )}
      </div>
      {onLeave && (
        <button
          type="button"
          className="button quiet"
          onClick={onLeave}
          aria-label={set.removeSeat(seat + 1)}
        >
          <StrokeIcon d="M6 6l12 12M18 6L6 18" size={20} />
        </button>
      )}
    </li>
  );
}
