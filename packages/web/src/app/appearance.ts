import { useEffect, useSyncExternalStore } from 'react';
import { isMoving, settings } from '../settings.ts';

/** Applies the theme the person has set, or else that of their device. What is printed has the colours of the day. */
export function useAppearance(): void {
  const chosen = useSyncExternalStore(settings.subscribe, settings.get);
  useEffect(() => {
    const { theme, contrast } = chosen;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const paper = matchMedia('print');
    const more = matchMedia('(prefers-contrast: more)');
    const reduce = matchMedia('(prefers-reduced-motion: reduce)');
    const paint = (): void => {
      const { dataset } = document.documentElement;
      const onScreen = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
      dataset.theme = paper.matches ? 'light' : onScreen;
      dataset.contrast = contrast === 'high' || more.matches ? 'high' : 'normal';
      dataset.motion = isMoving() ? 'on' : 'off';
    };
    paint();
    const wishes = [dark, paper, more, reduce];
    for (const wish of wishes) wish.addEventListener('change', paint);
    return () => {
      for (const wish of wishes) wish.removeEventListener('change', paint);
    };
  }, [chosen]);
}
