import type { Seat } from '@taproom/games';
import { createContext, type ReactNode, useContext } from 'react';

/** How a game shows what happened at a seat; null if it is about nobody in particular. */
type Telling = (text: string, seat: Seat | null) => ReactNode;

const TellingContext = createContext<Telling>(text => text);

/** Lets a game mark what its sentences name, for example places on its board. */
export const TellingProvider = TellingContext.Provider;

/** A sentence as the game on screen shows it; as plain text where it has no wishes. */
export const Told = ({ text, seat }: { readonly text: string; readonly seat: Seat | null }): ReactNode =>
  useContext(TellingContext)(text, seat);
