import type { Person } from '@taproom/contracts';
import { type ReactNode, useState } from 'react';
import { Ask } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { personName } from './person-name.ts';
import { RenameDialog } from './RenameDialog.tsx';
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
      {/* What is wrong with a name is said where it is typed. */}
      <Trouble trouble={open === null ? trouble : null} />
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
          title={online.rename}
          label={online.newName}
          name={person.name}
          save={name => doing(() => ask('rename', { params, body: { name } }))}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
