import { useState } from 'react';
import type { DoorProblem } from './door.ts';

interface Asking {
  readonly trouble: DoorProblem | null;
  /** Whether the last action succeeded. */
  readonly done: boolean;
  readonly busy: boolean;
  /** Resolves to what came of it. */
  doing(task: () => Promise<AskingResult>): Promise<AskingResult>;
}
export type AskingResult = { readonly ok: true } | { readonly ok: false; readonly refusal: DoorProblem };

type AskingState = Pick<Asking, 'trouble' | 'done' | 'busy'>;

/** Performs an action on the server, and keeps its error. */
export function useAsking(): Asking {
  const [state, setState] = useState<AskingState>({ trouble: null, done: false, busy: false });
  return {
    ...state,
    doing: async task => {
      setState({ trouble: null, done: false, busy: true });
      const done = await task();
      setState({ trouble: done.ok ? null : done.refusal, done: done.ok, busy: false });
      return done;
    },
  };
}
