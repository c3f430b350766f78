import { type ReactNode, useState } from 'react';
import { useLanguage, useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { useIdentity } from './identity.ts';
import { Outcome, TestButton } from './NoticeSettings.tsx';
import { permission, subscribeToPush } from './push.ts';
import { type KnownNotices, useNotices } from './useNotices.ts';

export interface NoticePartProps {
  readonly known: KnownNotices | null;
  readonly learn: (known: KnownNotices) => void;
}

/** Push messages to this browser. */
export function NoticePush({ known, learn }: NoticePartProps): ReactNode {
  const { online, notices } = useWords();
  const { house } = useIdentity();
  const language = useLanguage();
  const state = useNotices(known, learn);
  const [allowed, setAllowed] = useState(permission);
  const [isLacking, setLacking] = useState(false);
  const allow = async (): Promise<void> => {
    setAllowed(await Notification.requestPermission());
    if (permission() !== 'granted' || house?.pushKey == null) return;
    const push = await subscribeToPush(house.pushKey);
    setLacking(push === null);
    if (push !== null) state.change(() => ask('changeNotices', { body: { push, language } }));
  };
  const canAsk = allowed === 'default' || (allowed === 'granted' && known?.push === false);
  return (
    <div className="notice-way">
      <h3>{notices.here}</h3>
      <p>
        {known?.push ? online.pushed : isLacking ? notices.noService : online.allowed[allowed]}
        {known !== null && known.otherPushes > 0 && ` ${notices.others(known.otherPushes)}`}
      </p>
      <p className="buttons">
        {canAsk && (
          <button type="button" className="button" onClick={() => void allow()}>
            {online.notify}
          </button>
        )}
        {known?.push && (
          <>
            <TestButton way="push" state={state} />
            <button
              type="button"
              className="button quiet"
              onClick={() => state.change(() => ask('changeNotices', { body: { push: null } }))}
            >
              {online.pushEnd}
            </button>
          </>
        )}
      </p>
      <Outcome state={state} />
    </div>
  );
}
