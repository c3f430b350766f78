import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { settings } from '../../../settings.ts';

interface TavernRoomProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly scene: string;
  readonly seats?: number;
  /** Whose hand is seen: that of whoever looks, or nobody's while all look. */
  readonly eyes?: 'all' | 'own';
  readonly children: ReactNode;
}

/** The room around the table. A tavern is at its best by night: by day only for those who choose so. */
export function TavernRoom({ ref, scene, seats, eyes, children }: TavernRoomProps): ReactNode {
  const { theme, contrast } = useSyncExternalStore(settings.subscribe, settings.get);
  const isHigh = contrast === 'high' || matchMedia('(prefers-contrast: more)').matches;
  return (
    <div
      ref={ref}
      className="tavern-room tavern-planks"
      data-theme={theme === 'system' ? 'dark' : theme}
      data-contrast={isHigh ? 'high' : 'normal'}
      data-scene={scene}
      data-seats={seats}
      data-eyes={eyes}
    >
      {children}
    </div>
  );
}
