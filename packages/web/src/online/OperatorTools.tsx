import type { Person } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Ask, Dialog } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { personName } from './person-name.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

interface OperatorToolsProps {
  readonly person: Person;
  /** Someone was banned or unbanned. */
  readonly onBan?: () => void;
}

/** What an operator can do about someone: rename, ban and unban. */
export function OperatorTools({ person, onBan }: OperatorToolsProps): ReactNode {
  const words = useWords();
  const { online } = words;
  const [open, setOpen] = useState<'rename' | 'ban' | null>(null);
  const { trouble, done, doing } = useAsking();
  const params = { id: person.id };
  const ban = (how: 'on' | 'off'): void =>
    void doing(async () => {
      const done = await ask('ban', { params, body: { banned: how === 'on' } });
      if (done.ok) onBan?.();
      return done;
    });
  return (
    <div className="operator-tools">
      <button type="button" className="button" onClick={() => setOpen('rename')}>
        {online.rename}
      </button>
      <button type="button" className="button" onClick={() => setOpen('ban')}>
        {online.ban}
      </button>
      <button type="button" className="button" onClick={() => ban('off')}>
        {online.unban}
      </button>
      <span role="status">{done ? online.done : ''}</span>
      <Trouble trouble={trouble} />
      {open === 'ban' && (
        <Ask
          question={online.banSure(personName(person, words))}
          yes={online.ban}
          no={online.cancel}
          onYes={() => {
            setOpen(null);
            ban('on');
          }}
          onNo={() => setOpen(null)}
        />
      )}
      {open === 'rename' && (
        <RenameDialog
          person={person}
          onClose={() => setOpen(null)}
          onName={name => {
            setOpen(null);
            void doing(() => ask('rename', { params, body: { name } }));
          }}
        />
      )}
    </div>
  );
}

interface RenameDialogProps {
  readonly person: Person;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function RenameDialog({ person, onName, onClose }: RenameDialogProps): ReactNode {
  const { online } = useWords();
  const [name, setName] = useState(person.name);
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    onName(name.trim());
  };
  return (
    <Dialog title={online.rename} onClose={onClose}>
      <form onSubmit={rename}>
        <label>
          {online.newName}
          <input
            className="wide"
            value={name}
            required
            maxLength={24}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <p className="answers">
          <button type="button" className="button" onClick={onClose}>
            {online.cancel}
          </button>
          <button type="submit" className="button main">
            {online.save}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
