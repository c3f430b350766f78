import type { Seat } from '@taproom/games';
import type { ReactNode } from 'react';
import { Expected } from '../../../play/Expected.tsx';

/** How many heroes a seat can expect at the end. */
export const ExpectedHeroes = ({ seat }: { readonly seat: Seat }): ReactNode => (
  <span className="tavern-expected">
    <Expected seat={seat} />
  </span>
);
