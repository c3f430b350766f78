import type { AnswerOf, Api, BodyOf } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { identity } from './identity.ts';
import { Trouble } from './OnlinePage.tsx';
import { subscribeToPush } from './push.ts';
import { useAsking } from './useAsking.ts';

type Known = AnswerOf<Api['notices']>;

/** How one wants to be told that a game waits. */
export function Notices(): ReactNode {
  const { online } = useWords();
  const { house } = useSyncExternalStore(identity.subscribe, identity.get);
  const [known, setKnown] = useState<Known | null>(null);
  const [webhook, setWebhook] = useState('');
  const { trouble, done, doing } = useAsking();
  useEffect(() => {
    void ask('notices').then(found => {
      if (!found.ok) return;
      setKnown(found.value);
      setWebhook(found.value.webhook ?? '');
    });
  }, []);
  const change = (body: BodyOf<Api['changeNotices']>): void =>
    void doing(async () => {
      const changed = await ask('changeNotices', { body });
      if (changed.ok) setKnown(changed.value);
      return changed;
    });
  const notify = async (): Promise<void> => {
    if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return;
    const push = house?.pushKey ? await subscribeToPush(house.pushKey) : null;
    if (push !== null) change({ push });
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    change({ webhook: webhook.trim() === '' ? null : webhook.trim() });
  };
  return (
    <form className="panel" onSubmit={save}>
      <h2>{online.noticesTitle}</h2>
      <p className="buttons">
        <button type="button" className="button" onClick={notify}>
          {online.notify}
        </button>
        <button type="button" className="button" onClick={() => change({ feed: 'new' })}>
          {online.feedMake}
        </button>
      </p>
      {known?.feed && (
        <label>
          {online.feed}
          <input readOnly value={known.feed} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <label>
        {online.webhook}
        <input
          type="url"
          value={webhook}
          placeholder="https://"
          onChange={({ target }) => setWebhook(target.value)}
        />
      </label>
      <button type="submit" className="button">
        {online.save}
      </button>
      <span role="status">{done ? online.saved : ''}</span>
      <Trouble trouble={trouble} />
    </form>
  );
}
