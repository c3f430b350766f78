import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import type { NoticePartProps } from './NoticePush.tsx';
import { Outcome } from './NoticeSettings.tsx';
import { useNotices } from './useNotices.ts';

/** The private feed. */
export function NoticeFeed({ known, learn }: NoticePartProps): ReactNode {
  const { online, notices } = useWords();
  const state = useNotices(known, learn);
  const set = (feed: 'new' | 'none'): void => state.change(() => ask('changeNotices', { body: { feed } }));
  return (
    <div className="notice-way">
      <h3>{notices.feed}</h3>
      {known?.feed && (
        <label>
          {online.feed}
          <input readOnly value={known.feed} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <p className="buttons">
        <button type="button" className="button" onClick={() => set('new')}>
          {known?.feed ? online.feedAnew : online.feedMake}
        </button>
        {known?.feed && (
          <button type="button" className="button quiet" onClick={() => set('none')}>
            {online.feedEnd}
          </button>
        )}
      </p>
      <Outcome state={state} />
    </div>
  );
}
