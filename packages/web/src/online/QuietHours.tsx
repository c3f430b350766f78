import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import type { NoticePartProps } from './NoticePush.tsx';
import { Outcome } from './NoticeSettings.tsx';
import { useNotices } from './useNotices.ts';

const NIGHT = { from: '22:00', to: '07:00' } as const;
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Hours in which notifications wait. */
export function QuietHours({ known, learn }: NoticePartProps): ReactNode {
  const { notices } = useWords();
  const state = useNotices(known, learn);
  const quiet = known?.quiet ?? null;
  const [times, setTimes] = useState<{ readonly from: string; readonly to: string }>(NIGHT);
  useEffect(() => {
    if (quiet !== null) setTimes({ from: quiet.from, to: quiet.to });
  }, [quiet]);
  const set = (on: boolean, now = times): void =>
    state.change(() =>
      ask('changeNotices', { body: { quiet: on ? { ...now, zone: quiet?.zone ?? ownZone() } : null } }),
    );
  const change = (part: Partial<typeof times>): void => {
    const now = { ...times, ...part };
    setTimes(now);
    // A time that is being typed is empty for a moment.
    if (now.from !== '' && now.to !== '') set(true, now);
  };
  return (
    <div className="notice-way">
      <h3>{notices.quiet}</h3>
      <p>{notices.quietHint}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={quiet !== null}
          disabled={known === null}
          onChange={({ target }) => set(target.checked)}
        />
        <span>{notices.quietOn}</span>
      </label>
      {quiet !== null && (
        <>
          <div className="quiet-times">
            <label>
              {notices.from}
              <input
                type="time"
                value={times.from}
                onChange={({ target }) => change({ from: target.value })}
              />
            </label>
            <label>
              {notices.to}
              <input type="time" value={times.to} onChange={({ target }) => change({ to: target.value })} />
            </label>
          </div>
          <small>{notices.zone(quiet.zone)}</small>
        </>
      )}
      <Outcome state={state} />
    </div>
  );
}
