import { type ReactNode, useId } from 'react';
import { useWords } from '../app/words.tsx';
import '../pages/paper.css';
import { NAME_LENGTH } from './useKept.ts';
import './score.css';

interface SheetFrameProps {
  readonly title: string;
  readonly hint: string;
  readonly seats: { readonly min: number; readonly max: number; readonly now: number };
  readonly onSeats: (count: number) => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** What both sheets share: title, number of players, clearing. */
export function SheetFrame({ title, hint, seats, onSeats, onClear, children }: SheetFrameProps): ReactNode {
  const { pages } = useWords();
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  return (
    <div className="sheet">
      <h1>{title}</h1>
      <p className="sheet-hint">{hint}</p>
      <Choice
        label={pages.score.players}
        options={counts.map(count => ({ value: count, label: `${count}` }))}
        chosen={seats.now}
        onChoose={onSeats}
      />
      {children}
      <footer className="sheet-end">
        <p>{pages.score.kept}</p>
        <button
          type="button"
          className="button"
          onClick={() => {
            if (confirm(pages.score.clearSure)) onClear();
          }}
        >
          {pages.score.clear}
        </button>
      </footer>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly chosen: number;
  readonly onChoose: (value: number) => void;
}

/** A choice of a few options, as big buttons. */
export function Choice({ label, options, chosen, onChoose }: ChoiceProps): ReactNode {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div>
        {options.map(option => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === chosen}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

interface NameProps {
  readonly seat: number;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** A player's name; without one the number of the seat. */
export function NameField({ seat, name, onChange }: NameProps): ReactNode {
  const { pages } = useWords();
  const id = useId();
  return (
    <p className="sheet-name">
      <label htmlFor={id}>{pages.score.name}</label>
      <input
        id={id}
        value={name}
        maxLength={NAME_LENGTH}
        placeholder={pages.score.player(seat + 1)}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </p>
  );
}

/** The names of all players, those without one by their seat. */
export function useNames(names: readonly string[]): readonly string[] {
  const { pages } = useWords();
  return names.map((name, seat) => name.trim() || pages.score.player(seat + 1));
}

interface StandingsProps {
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

/** The result of all at a glance, always in view. */
export function Standings({ names, totals, winners }: StandingsProps): ReactNode {
  const { pages } = useWords();
  const decided = totals.some(total => total > 0);
  const word = winners.length > 1 ? pages.score.shares : pages.score.wins;
  return (
    <section className="standings" aria-label={pages.score.result}>
      <ol>
        {names.map((name, seat) => {
          const wins = decided && winners.includes(seat);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is a seat.
            <li key={seat} className={wins ? 'wins' : ''}>
              <span>{name}</span> <strong>{totals[seat]}</strong>
              {wins && <em>{word}</em>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
