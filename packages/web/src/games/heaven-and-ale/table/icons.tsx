import type { ReactNode } from 'react';

const PATHS = {
  undo: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3',
  redo: 'M19 6l5 5-5 5M24 11H14a6 6 0 0 0 0 12h3',
  over: 'M6 14a8 8 0 1 0 3-6.3M9 3v5h5',
  hint: 'M11 24h6M11 20h6M10 17a7 7 0 1 1 8 0c-1 .8-1 1.500-1 3h-6c0-1.500 0-2.200-1-3Z',
  log: 'M7 4h12a3 3 0 0 1 3 3v14a3 3 0 0 0 3-3M22 21a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V7a3 3 0 0 0-3 3M9 10h9M9 15h9',
  score: 'M14 4l3 6.500 7 .8-5.200 4.800 1.500 7L14 19.500 7.700 23.100l1.500-7L4 11.300l7-.8Z',
  close: 'M7 7l14 14M21 7 7 21',
  back: 'M16 6l-8 8 8 8',
  bot: 'M8 11h12v12H8ZM14 11V6M12 16v1.500M16 16v1.500M4.500 15v4M23.500 15v4',
  steps: 'M5 7l7 7-7 7ZM14 7l7 7-7 7ZM24 6v16',
  others:
    'M10 13a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM3 23c0-5 3-7 7-7s7 2 7 7ZM19 13a3.500 3.500 0 1 0-1-6.900M20 16c3 .4 5 2.500 5 7h-4',
} as const;

export type IconName = keyof typeof PATHS;

/** A small icon in the colour of the surrounding text. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
