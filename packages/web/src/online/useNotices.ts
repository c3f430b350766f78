import type { AnswerOf, Api, NoticeWay } from '@taproom/contracts';
import type { Result } from '@taproom/games';
import { useEffect, useState } from 'react';
import { ask, type DoorProblem } from './door.ts';
import { useAsking } from './useAsking.ts';

export type KnownNotices = AnswerOf<Api['notices']>;
type Changed = Promise<Result<KnownNotices, DoorProblem>>;
export type Tested = AnswerOf<Api['testNotice']>;

/** The user's notification settings, with what was last changed or tried. */
export interface NoticesState {
  readonly known: KnownNotices | null;
  readonly busy: boolean;
  readonly done: boolean;
  readonly trouble: DoorProblem | null;
  readonly tested: Tested | null;
  /** Changes something; the answer has all settings as they are then. */
  change(task: () => Changed): void;
  test(way: NoticeWay): void;
}

/** The settings as they are on the server; each part of the page has its own, so that it says itself what it did. */
export function useNotices(known: KnownNotices | null, learn: (known: KnownNotices) => void): NoticesState {
  const { trouble, done, busy, doing } = useAsking();
  const [tested, setTested] = useState<Tested | null>(null);
  return {
    known,
    busy,
    done: done && tested === null,
    trouble,
    tested,
    change: task =>
      void doing(async () => {
        setTested(null);
        const changed = await task();
        if (changed.ok) learn(changed.value);
        return changed;
      }),
    test: way =>
      void doing(async () => {
        setTested(null);
        const came = await ask('testNotice', { body: { way } });
        if (came.ok) setTested(came.value);
        const now = await ask('notices');
        if (now.ok) learn(now.value);
        return came;
      }),
  };
}

/** Reads the settings once. */
export function useKnownNotices(): [KnownNotices | null, (known: KnownNotices) => void] {
  const [known, learn] = useState<KnownNotices | null>(null);
  useEffect(() => {
    void ask('notices').then(found => found.ok && learn(found.value));
  }, []);
  return [known, learn];
}
