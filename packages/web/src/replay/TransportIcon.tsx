import type { ReactNode } from 'react';

/** The icons on the buttons of a replay, drawn in a square of 24. */
const ICONS = {
  start: 'M6 5v14M19 5 9 12l10 7z',
  'turn-back': 'M12 5 3 12l9 7zM21 5l-9 7 9 7z',
  back: 'M16 5 7 12l9 7z',
  play: 'M8 4l12 8-12 8z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  on: 'M8 5l9 7-9 7z',
  'turn-on': 'M3 5l9 7-9 7zM12 5l9 7-9 7z',
  more: 'M5 11v2M12 11v2M19 11v2',
  end: 'M18 5v14M5 5l10 7-10 7z',
} as const;

export type TransportIconName = keyof typeof ICONS;

export function TransportIcon({ of }: { readonly of: TransportIconName }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={ICONS[of]} fill="currentColor" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
