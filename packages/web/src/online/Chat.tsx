import type { ChatLine, Person } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type FormEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { timeText } from '../app/dates.ts';
import { useLanguage, useWords } from '../app/words.tsx';
import { ask, FormKey } from './door.ts';
import { identity } from './identity.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { keepRead } from './reading.ts';
import { Trouble } from './Trouble.tsx';
import type { OnlineTable } from './table.ts';
import { useAsking } from './useAsking.ts';
import './chat.css';
import { personName } from './person-name.ts';

/** The chat of a table: plain text, the newest message last and in view. */
export function Chat({ table }: { readonly table: OnlineTable }): ReactNode {
  const { online } = useWords();
  const { chat, seat, table: info } = useSyncExternalStore(table.subscribe, table.get);
  const { me, house } = useSyncExternalStore(identity.subscribe, identity.get);
  const [text, setText] = useState('');
  const [formKey] = useState(() => new FormKey());
  const [reporting, setReporting] = useState<ChatLine | null>(null);
  const [muted, setMuted] = useState<Person | null>(null);
  const { trouble, doing } = useAsking();
  const lines = useRef<HTMLOListElement>(null);
  const id = info?.id ?? '';
  const last = chat.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list.
  useEffect(() => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
    if (last !== undefined) keepRead(id, last);
  }, [last]);
  const write = (words: string): void => {
    formKey.forget();
    setText(words);
  };
  const say = (event: FormEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    void doing(async () => {
      const done = await ask('say', { params: { id }, body: { key: formKey.for(said), text: said } });
      formKey.answered(done);
      if (done.ok) setText('');
      return done;
    });
  };
  const mute = (person: Person): void =>
    void doing(async () => {
      const done = await ask('mute', { params: { id: person.id }, body: { muted: true } });
      if (done.ok) {
        setMuted(person);
        await table.hearChat();
      }
      return done;
    });
  return (
    <>
      {chat.length === 0 && <p>{online.noLines}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard as well. */}
      <ol ref={lines} className="chat-lines" aria-live="polite" aria-label={online.chat} tabIndex={0}>
        {chat.map(line => (
          <ChatMessage
            key={line.number}
            line={line}
            me={me?.id ?? null}
            onMute={mute}
            // Where nobody reads reports, none are taken.
            onReport={house?.reports ? () => setReporting(line) : null}
          />
        ))}
      </ol>
      <div role="status">
        {muted && (
          <p>
            {online.mutedNow(muted.name)} <Link href={addressOf({ page: 'account' })}>{online.account}</Link>
          </p>
        )}
      </div>
      <Trouble trouble={trouble} />
      {seat === null ? (
        <p>{online.onlyPlayers}</p>
      ) : (
        <form className="chat-say" onSubmit={say}>
          <label>
            <span className="visually-hidden">{online.chatHint}</span>
            <input
              value={text}
              maxLength={500}
              placeholder={online.chatHint}
              autoComplete="off"
              onChange={({ target }) => write(target.value)}
            />
          </label>
          <button type="submit" className="button">
            {online.say}
          </button>
        </form>
      )}
      {reporting && <ReportDialog table={id} line={reporting} onClose={() => setReporting(null)} />}
    </>
  );
}

interface ChatMessageProps {
  readonly line: ChatLine;
  readonly me: string | null;
  readonly onMute: (person: Person) => void;
  readonly onReport: (() => void) | null;
}

function ChatMessage({ line: { person, text, at }, me, onMute, onReport }: ChatMessageProps): ReactNode {
  const words = useWords();
  const language = useLanguage();
  const { online } = words;
  const isOther = me !== null && person !== null && person.id !== me;
  const name = personName(person, words);
  return (
    <li>
      <p>
        <strong>{name}</strong> <small>{timeText(language, at)}</small>
      </p>
      <p className={text === null ? 'chat-text hidden' : 'chat-text'}>{text ?? online.hidden}</p>
      {isOther && (
        <details className="line-tools">
          <summary aria-label={online.lineTools(name)}>⋯</summary>
          <button type="button" className="button" onClick={() => onMute(person)}>
            {online.mute}
          </button>
          {text !== null && onReport !== null && (
            <button type="button" className="button" onClick={onReport}>
              {online.report}
            </button>
          )}
        </details>
      )}
    </li>
  );
}
