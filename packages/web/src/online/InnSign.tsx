import type { TableInfo } from '@taproom/contracts';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { urlOf } from '../app/address.ts';
import { useWords } from '../app/words.tsx';
import { CopyLink } from './CopyLink.tsx';
import { isFree } from './TableFacts.tsx';
import type { OnlineTable } from './table.ts';
import './inn-sign.css';

const QrCode = lazy(() => import('./QrCode.tsx'));

interface InnSignProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}

/** The invitation link with its QR code, drawn as an inn sign. */
export function InnSign({ table, info }: InnSignProps): ReactNode {
  const { online, places } = useWords();
  const { invite } = useSyncExternalStore(table.subscribe, table.get);
  // Nobody could sit down.
  if (invite === null || !info.seats.some(isFree)) return null;
  const page = { page: 'join', id: info.id, invite } as const;
  return (
    <section className="inn-sign">
      <Bracket />
      <div className="sign-board">
        <h2>{places.shareTitle}</h2>
        <div className="invitation">
          <CopyLink name={online.invite} page={page} />
        </div>
        <div className="sign-qr">
          <Suspense fallback={null}>
            <QrCode text={urlOf(page)} label={places.qrCode} />
          </Suspense>
          <p>{places.qrHint}</p>
        </div>
      </div>
    </section>
  );
}

/** The arm that the sign hangs from. */
function Bracket(): ReactNode {
  return (
    <svg className="sign-bracket" viewBox="0 0 300 46" aria-hidden="true" focusable="false">
      {['contour', 'wood'].map(name => (
        <path key={name} className={name} d="M6 3v40M6 12h286M6 38c30 0 36-26 64-26" />
      ))}
      <path className="chain" d="M80 16v30M220 16v30" />
    </svg>
  );
}

/** For those who want to know how nobody can cheat: folded, since nobody needs it to play. */
export function Fairness({ info }: { readonly info: TableInfo }): ReactNode {
  const { places } = useWords();
  return (
    <details className="fairness">
      <summary>{places.fairTitle}</summary>
      <p>{places.fairText}</p>
      <p className="fingerprint">
        {places.fingerprint} <code>{info.commitment}</code>
      </p>
    </details>
  );
}
