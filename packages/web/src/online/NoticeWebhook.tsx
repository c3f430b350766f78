import { WEBHOOK_FORMS } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { RadioField } from '../app/RadioField.tsx';
import { useLanguage, useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import type { NoticePartProps } from './NoticePush.tsx';
import { Outcome, TestButton } from './NoticeSettings.tsx';
import { useNotices } from './useNotices.ts';

/** Webhooks: notifications in a chat or another app. */
export function NoticeWebhook({ known, learn }: NoticePartProps): ReactNode {
  const { notices } = useWords();
  const language = useLanguage();
  const state = useNotices(known, learn);
  const [address, setAddress] = useState('');
  const [form, setForm] = useState('auto');
  useEffect(() => {
    setAddress(known?.webhook ?? '');
    setForm(known?.form ?? 'auto');
  }, [known?.webhook, known?.form]);
  const set = (webhook: string | null): void => {
    const chosen = WEBHOOK_FORMS.find(one => one === form);
    state.change(() =>
      ask('changeNotices', { body: { webhook, language, ...(webhook && chosen && { form: chosen }) } }),
    );
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    set(address.trim() === '' ? null : address.trim());
  };
  return (
    <form className="notice-way" onSubmit={save}>
      <h3>{notices.chat}</h3>
      <p>{notices.chatHint}</p>
      <label>
        {notices.webhook}
        <input
          type="url"
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setForm('auto');
          }}
        />
      </label>
      <RadioField title={notices.form} choices={notices.forms} chosen={form} onChoose={setForm} />
      <p className="buttons">
        <button type="submit" className="button" disabled={state.busy}>
          {notices.save}
        </button>
        {known?.webhook && (
          <>
            <TestButton way="webhook" state={state} />
            <button type="button" className="button quiet" onClick={() => set(null)}>
              {notices.remove}
            </button>
          </>
        )}
      </p>
      <Outcome state={state} />
    </form>
  );
}
