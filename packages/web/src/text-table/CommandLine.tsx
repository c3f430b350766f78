import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { isFocusFree } from '../app/focus.ts';
import { useWords } from '../app/words.tsx';
import { commonStart, completions } from './completion.ts';
import { History } from './history.ts';

interface CommandLineProps {
  /** Returns all lines that may be typed now. */
  readonly linesNow: () => readonly string[];
  readonly onLine: (line: string) => void;
}

/** Where commands are typed. Tab completes; several completions open as a list. */
export function CommandLine({ linesNow, onLine }: CommandLineProps): ReactNode {
  const { text } = useWords();
  const [line, setLine] = useState('');
  const [listed, setListed] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const [history] = useState(() => new History());
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    // Someone who comes from another page has no focus on this one yet.
    if (isFocusFree()) input.current?.focus();
  }, []);
  const options = listed ? completions(line, linesNow()) : [];
  const open = options.length > 0;
  const close = (): void => {
    setListed(false);
    setChosen(-1);
  };
  const take = (option: string): void => {
    setLine(completions(`${option} `, linesNow()).length > 0 ? `${option} ` : option);
    close();
    input.current?.focus();
  };
  const complete = (event: KeyboardEvent): void => {
    const found = completions(line, linesNow());
    const [only] = found;
    // With nothing to complete, Tab leaves the field as usual.
    if (only === undefined) return;
    event.preventDefault();
    if (found.length === 1) {
      take(only);
      return;
    }
    const start = commonStart(found);
    if (start.length > line.length) setLine(start);
    setListed(true);
    setChosen(-1);
  };
  const step = (by: 1 | -1): void => {
    if (open) setChosen((chosen + by + options.length + (chosen < 0 && by < 0 ? 1 : 0)) % options.length);
    else setLine(by < 0 ? history.back(line) : history.forth());
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Tab' && !event.shiftKey) complete(event);
    else if (event.key === 'Escape') close();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step(event.key === 'ArrowUp' ? -1 : 1);
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const option = options[chosen];
    if (option !== undefined) {
      take(option);
      return;
    }
    const said = line.trim();
    history.keep(said);
    setLine('');
    close();
    onLine(said);
    input.current?.focus();
  };
  return (
    <form className="command-line" onSubmit={onSubmit}>
      <label htmlFor={`${id}-line`}>{text.command}</label>
      <div>
        <input
          ref={input}
          id={`${id}-line`}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen < 0 ? undefined : `${id}-${chosen}`}
          aria-describedby={`${id}-hint`}
          value={line}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          onChange={({ target }) => {
            setLine(target.value);
            setChosen(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <button type="submit" className="button main">
          {text.send}
        </button>
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={text.suggestions} hidden={!open}>
        {options.map((option, i) => (
          <div
            key={option}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === chosen}
            ref={i === chosen ? scrollHere : null}
            // The field keeps the focus; touch or mouse takes the option.
            onPointerDown={event => {
              event.preventDefault();
              take(option);
            }}
          >
            {option}
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} className="command-hint">
        {text.hintLine}
      </p>
    </form>
  );
}

const scrollHere = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });
