import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { answerName } from './first-name.ts';
import './ask-name.css';

interface AskNameProps {
  /** They answered, maybe with no name. */
  readonly onAnswer: () => void;
  readonly onClose: () => void;
}

/** Asks for a name, once, before a first game. */
export function AskName({ onAnswer, onClose }: AskNameProps): ReactNode {
  const { around, settings: words } = useWords();
  const [name, setName] = useState('');
  const hint = useId();
  const answer = (given: string): void => {
    answerName(given);
    onAnswer();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    answer(name.trim());
  };
  return (
    <Dialog title={around.name.ask} onClose={onClose}>
      <form className="ask-name" onSubmit={submit}>
        <label>
          {words.name}
          <input
            value={name}
            maxLength={40}
            autoComplete="nickname"
            aria-describedby={hint}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <p id={hint}>{around.name.hint}</p>
        <p className="answers">
          <button type="button" className="button" onClick={() => answer('')}>
            {around.name.without}
          </button>
          <button type="submit" className="button main">
            {around.name.begin}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
