import { useState } from 'react';
import type { DoorProblem } from './door.ts';

interface Asking {
  readonly trouble: DoorProblem | null;
  /** Whether the last thing was done. */
  readonly done: boolean;
  doing(task: () => Promise<Done>): Promise<void>;
}
type Done = { readonly ok: true } | { readonly ok: false; readonly refusal: DoorProblem };

/** Does something at the server, and keeps what it said about it. */
export function useAsking(): Asking {
  const [said, setSaid] = useState<{ trouble: DoorProblem | null; done: boolean }>({
    trouble: null,
    done: false,
  });
  return {
    ...said,
    doing: async task => {
      const done = await task();
      setSaid({ trouble: done.ok ? null : done.refusal, done: done.ok });
    },
  };
}
