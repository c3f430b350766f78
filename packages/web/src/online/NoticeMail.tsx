import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { useIdentity } from './identity.ts';
import type { NoticePartProps } from './NoticePush.tsx';
import { Outcome, TestButton } from './NoticeSettings.tsx';
import { useNotices } from './useNotices.ts';

/** The code in the address that the mail leads to. */
const codeInAddress = (): string | null => /^#mail=(\d{6})$/.exec(location.hash)?.[1] ?? null;

/** Emails, to an address that was verified with a code. */
export function NoticeMail({ known, learn }: NoticePartProps): ReactNode {
  const { notices } = useWords();
  const { house } = useIdentity();
  const language = useLanguage();
  const state = useNotices(known, learn);
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const mail = known?.mail ?? null;
  const confirm = (typed: string): void =>
    state.change(() => ask('confirmMail', { body: { code: typed.replace(/\D/g, '') } }));
  const hasFollowed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is known that a code is waited for.
  useEffect(() => {
    const followed = codeInAddress();
    if (followed === null || mail?.state !== 'asked' || hasFollowed.current) return;
    hasFollowed.current = true;
    history.replaceState(history.state, '', location.pathname);
    confirm(followed);
  }, [mail?.state]);
  if (house?.mail !== true)
    return (
      <div className="notice-way">
        <h3>{notices.mail}</h3>
        <p>{notices.noMail}</p>
      </div>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (mail?.state === 'asked') confirm(code);
    else state.change(() => ask('askMail', { body: { address: address.trim(), language } }));
  };
  const drop = (): void => state.change(() => ask('dropMail'));
  const says = { asked: notices.mailAsked, on: notices.mailOn, stopped: notices.mailStopped };
  return (
    <form className="notice-way" onSubmit={submit}>
      <h3>{notices.mail}</h3>
      <p>{mail === null ? notices.mailHint : says[mail.state](mail.address)}</p>
      {mail?.state === 'asked' && (
        <label>
          {notices.code}
          <input
            value={code}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\s*\d{3}\s*\d{3}\s*"
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
      )}
      {(mail === null || mail.state === 'stopped') && (
        <label>
          {notices.address}
          <input
            type="email"
            value={address}
            required
            maxLength={254}
            autoComplete="email"
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
      )}
      <p className="buttons">
        {mail?.state !== 'on' && (
          <button type="submit" className="button" disabled={state.busy}>
            {mail?.state === 'asked' ? notices.confirm : notices.ask}
          </button>
        )}
        {mail?.state === 'on' && <TestButton way="mail" state={state} />}
        {mail !== null && (
          <button type="button" className="button quiet" onClick={drop}>
            {notices.mailEnd}
          </button>
        )}
      </p>
      <Outcome state={state} />
    </form>
  );
}
