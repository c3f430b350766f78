import { useState } from 'react';
import type { DoorProblem } from './door.ts';

interface Asking {
  readonly trouble: DoorProblem | null;
  /** Whether the last thing was done. */
  readonly done: boolean;
  readonly busy: boolean;
  doing(task: () => Promise<Done>): Promise<void>;
}
export type Done = { readonly ok: true } | { readonly ok: false; readonly refusal: DoorProblem };

type State = Pick<Asking, 'trouble' | 'done' | 'busy'>;

/** Does something at the server, and keeps what it said about it. */
export function useAsking(): Asking {
  const [state, setState] = useState<State>({ trouble: null, done: false, busy: false });
  return {
    ...state,
    doing: async task => {
      setState({ trouble: null, done: false, busy: true });
      const done = await task();
      setState({ trouble: done.ok ? null : done.refusal, done: done.ok, busy: false });
    },
  };
}
