import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { settings } from '../settings.ts';

/** The address of a game as text: from now on games are shown that way. */
export function TextDoor({ id }: { readonly id: string }): ReactNode {
  const [, go] = useLocation();
  useEffect(() => {
    settings.set({ table: 'text' });
    go(addressOf({ page: 'play', id }), { replace: true });
  }, [id, go]);
  return null;
}
