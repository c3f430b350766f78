import { useEffect, useRef } from 'react';

/** Listens to the keys 1 to 9 while `count` things can be chosen, wherever the focus is but in a field or a dialog. */
export function useNumberKeys(count: number, choose: (index: number) => void): void {
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => {
    if (count === 0) return;
    const onKey = (event: KeyboardEvent): void => {
      const index = Number(event.key) - 1;
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (!Number.isInteger(index) || index < 0 || index >= count) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
      if (document.querySelector('dialog[open]') !== null) return;
      latest.current(index);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [count]);
}
