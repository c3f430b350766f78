import { type ReactNode, useId } from 'react';
import { useWords } from '../app/words.tsx';
import './search-field.css';

interface SearchFieldProps {
  readonly label: string;
  readonly query: string;
  readonly ask: (query: string) => void;
  /** Says how much was found; null if nothing was searched for. */
  readonly says: string | null;
  /** Other tools beside it. */
  readonly children?: ReactNode;
}

/** A field to search in rules and terms. Escape empties it before anything around it closes. */
export function SearchField({ label, query, ask, says, children }: SearchFieldProps): ReactNode {
  const { pages } = useWords();
  const id = useId();
  return (
    <search className="search-field">
      <div>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="search"
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={event => {
            if (event.key !== 'Escape' || query === '') return;
            event.stopPropagation();
            ask('');
          }}
        />
      </div>
      {query !== '' && (
        <button type="button" className="button quiet" onClick={() => ask('')}>
          {pages.rules.clear}
        </button>
      )}
      {children}
      <p role="status">{says}</p>
    </search>
  );
}
