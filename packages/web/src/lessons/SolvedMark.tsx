import type { ReactNode } from 'react';

/** A seal with a tick. */
export function SolvedMark({ label }: { readonly label: string }): ReactNode {
  return (
    <svg className="solved-mark" viewBox="0 0 24 24" width="24" height="24" role="img" aria-label={label}>
      <path
        d="M12 1.5l2.6 2 3.3-.3 1 3.1 2.8 1.7-1.1 3.1 1.1 3.1-2.8 1.7-1 3.1-3.3-.3-2.6 2-2.6-2-3.3.3-1-3.1-2.8-1.7 1.1-3.1-1.1-3.1 2.8-1.7 1-3.1 3.3.3z"
        fill="var(--gilt)"
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <path d="M7.5 11.5l3 3 6-6.5" fill="none" stroke="#2a2119" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
