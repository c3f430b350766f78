import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { StrokeIcon } from '../app/StrokeIcon.tsx';
import { useWords } from '../app/words.tsx';
import { Chat } from './Chat.tsx';
import { identity } from './identity.ts';
import { lastRead, unread } from './reading.ts';
import type { OnlineTable } from './table.ts';

/** The chat button with the number of unread messages, and the chat beside the table while it is open. */
export function ChatDrawer({ table }: { readonly table: OnlineTable }): ReactNode {
  const { online } = useWords();
  const { chat, table: info } = useSyncExternalStore(table.subscribe, table.get);
  const { me } = useSyncExternalStore(identity.subscribe, identity.get);
  const id = info?.id ?? '';
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(() => lastRead(id));
  const button = useRef<HTMLButtonElement>(null);
  const drawer = useId();
  const last = chat.at(-1)?.number ?? -1;
  useEffect(() => {
    if (open) setRead(last);
  }, [open, last]);
  useEffect(() => {
    // Whoever opens the chat by mouse or key wants to write; on a phone the keyboard would cover what was said.
    if (open && matchMedia('(hover: hover)').matches)
      document.getElementById(drawer)?.querySelector<HTMLElement>('.chat-say input')?.focus();
  }, [open, drawer]);
  const count = open ? 0 : unread(chat, read, me?.id ?? null);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button quiet strip-tool"
        aria-expanded={open}
        aria-controls={open ? drawer : undefined}
        onClick={() => setOpen(!open)}
      >
        <StrokeIcon d="M4 5h16v11H11l-4 4v-4H4Z" />
        <span className="tool-name">{online.chat}</span>
        {count > 0 && (
          <span className="unread">
            {count}
            <span className="visually-hidden"> {online.unread}</span>
          </span>
        )}
      </button>
      <span role="status" className="visually-hidden">
        {count > 0 && `${online.chat}: ${count} ${online.unread}`}
      </span>
      {open && (
        <section
          id={drawer}
          className="chat chat-drawer"
          aria-label={online.chat}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close();
          }}
        >
          <header>
            <h2>{online.chat}</h2>
            <button type="button" className="button quiet" onClick={close}>
              {online.close}
            </button>
          </header>
          <Chat table={table} />
        </section>
      )}
    </>
  );
}
