import type { ReactNode } from 'react';

/** A small line icon in the colour of the text around it. Box 24 × 24. */
export function StrokeIcon({ d, size = 22 }: { readonly d: string; readonly size?: number }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
