import type { ChatLine } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { ask, newKey } from './door.ts';
import { identity } from './identity.ts';
import type { OnlineTable } from './table.ts';

/** What people at a table say to each other: plain text, newest last. */
export function Chat({ table }: { readonly table: OnlineTable }): ReactNode {
  const { online } = useWords();
  const now = useSyncExternalStore(table.subscribe, table.get);
  const [text, setText] = useState('');
  const id = now.table?.id ?? '';
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    const done = await ask('say', { params: { id }, body: { key: newKey(), text: text.trim() } });
    if (done.ok) setText('');
    table.refused(done.ok ? null : done.refusal);
  };
  return (
    <section className="panel chat" aria-label={online.chat}>
      <ol aria-live="polite">
        {now.chat.map(line => (
          <Line key={line.number} line={line} table={id} />
        ))}
      </ol>
      {now.seat !== null && (
        <form onSubmit={say}>
          <input
            aria-label={online.chatHint}
            placeholder={online.chatHint}
            value={text}
            maxLength={500}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button">
            {online.say}
          </button>
        </form>
      )}
    </section>
  );
}

function Line({ line, table }: { readonly line: ChatLine; readonly table: string }): ReactNode {
  const { online } = useWords();
  const { me } = useSyncExternalStore(identity.subscribe, identity.get);
  const [state, setState] = useState<'quiet' | 'asking' | 'reported'>('quiet');
  const [why, setWhy] = useState('');
  const { person, number } = line;
  const isOther = me !== null && person !== null && person.id !== me.id;
  const report = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const params = { id: table, number: String(number) };
    const done = await ask('report', { params, body: { key: newKey(), why: why.trim() || online.report } });
    if (done.ok) setState('reported');
  };
  return (
    <li>
      <strong>{person?.name || online.somebody}</strong> <span>{line.text ?? online.hidden}</span>
      {isOther && state === 'quiet' && (
        <span className="line-tools">
          <button type="button" className="button quiet" onClick={() => setState('asking')}>
            {online.report}
          </button>
          <button
            type="button"
            className="button quiet"
            onClick={() => void ask('mute', { params: { id: person.id }, body: { muted: true } })}
          >
            {online.mute}
          </button>
        </span>
      )}
      {state === 'asking' && (
        <form onSubmit={report}>
          <input
            aria-label={online.reportWhy}
            placeholder={online.reportWhy}
            value={why}
            maxLength={300}
            onChange={({ target }) => setWhy(target.value)}
          />
          <button type="submit" className="button">
            {online.report}
          </button>
        </form>
      )}
      {state === 'reported' && <small role="status">{online.reported}</small>}
    </li>
  );
}
