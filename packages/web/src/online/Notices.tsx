import type { AnswerOf, Api, BodyOf } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { identity } from './identity.ts';
import { permission, subscribeToPush } from './push.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

type Known = AnswerOf<Api['notices']>;

/** How one wants to be told that a game waits. */
export function Notices(): ReactNode {
  const { online } = useWords();
  const { house } = useSyncExternalStore(identity.subscribe, identity.get);
  const [known, setKnown] = useState<Known | null>(null);
  const [webhook, setWebhook] = useState('');
  const [allowed, setAllowed] = useState(permission);
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
  const allow = async (): Promise<void> => {
    setAllowed(await Notification.requestPermission());
    if (permission() !== 'granted' || house?.pushKey == null) return;
    const push = await subscribeToPush(house.pushKey);
    if (push !== null) change({ push });
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    change({ webhook: webhook.trim() === '' ? null : webhook.trim() });
  };
  const canPush = house?.pushKey != null && known?.push === false;
  return (
    <form className="panel" onSubmit={save}>
      <h2>{online.noticesTitle}</h2>
      <p role="status">{known?.push ? online.pushed : online.allowed[allowed]}</p>
      <p className="buttons">
        {(allowed === 'default' || (allowed === 'granted' && canPush)) && (
          <button type="button" className="button" onClick={() => void allow()}>
            {online.notify}
          </button>
        )}
        {known?.push && (
          <button type="button" className="button" onClick={() => change({ push: null })}>
            {online.pushEnd}
          </button>
        )}
      </p>
      {known?.feed && (
        <label>
          {online.feed}
          <input readOnly value={known.feed} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <p className="buttons">
        <button type="button" className="button" onClick={() => change({ feed: 'new' })}>
          {known?.feed ? online.feedAnew : online.feedMake}
        </button>
        {known?.feed && (
          <button type="button" className="button" onClick={() => change({ feed: 'none' })}>
            {online.feedEnd}
          </button>
        )}
      </p>
      <label>
        {online.webhook}
        <input type="url" value={webhook} onChange={({ target }) => setWebhook(target.value)} />
      </label>
      <p className="buttons">
        <button type="submit" className="button">
          {online.save}
        </button>
        <span role="status">{done ? online.saved : ''}</span>
      </p>
      <Trouble trouble={trouble} />
    </form>
  );
}
