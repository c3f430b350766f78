import type { NoticeWay } from '@taproom/contracts';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { NoticeFeed } from './NoticeFeed.tsx';
import { NoticeMail } from './NoticeMail.tsx';
import { NoticePush } from './NoticePush.tsx';
import { NoticeTables } from './NoticeTables.tsx';
import { NoticeWebhook } from './NoticeWebhook.tsx';
import { QuietHours } from './QuietHours.tsx';
import { Trouble } from './Trouble.tsx';
import { type NoticesState, useKnownNotices } from './useNotices.ts';
import './notices.css';

/** How the user wants to be notified that a game is waiting. */
export function NoticeSettings(): ReactNode {
  const { online, notices } = useWords();
  const [known, learn] = useKnownNotices();
  const parts = { known, learn };
  return (
    <section className="panel notices" aria-labelledby="notices-title">
      <h2 id="notices-title">{online.noticesTitle}</h2>
      <p>{notices.intro}</p>
      <NoticePush {...parts} />
      <NoticeMail {...parts} />
      <NoticeWebhook {...parts} />
      <NoticeFeed {...parts} />
      <QuietHours {...parts} />
      <NoticeTables {...parts} />
    </section>
  );
}

/** The button that sends a test. */
export function TestButton({
  way,
  state,
}: {
  readonly way: NoticeWay;
  readonly state: NoticesState;
}): ReactNode {
  const { notices } = useWords();
  return (
    <button type="button" className="button quiet" disabled={state.busy} onClick={() => state.test(way)}>
      {notices.test}
    </button>
  );
}

/** What became of the last thing the user did. */
export function Outcome({ state }: { readonly state: NoticesState }): ReactNode {
  const { notices } = useWords();
  const { tested, done, trouble } = state;
  const failed = tested?.result === 'failed' && tested.status !== null;
  return (
    <>
      <p role="status">
        {tested === null
          ? done && notices.saved
          : failed
            ? notices.failedWith(tested.status ?? 0)
            : notices.tested[tested.result]}
      </p>
      <Trouble trouble={trouble} />
    </>
  );
}
