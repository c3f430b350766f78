import { lazy, type ReactNode, Suspense } from 'react';
import { useFaces } from '../play/faces.tsx';
import './online.css';
import './house-place.css';

const HouseWall = lazy(() => import('./HouseWall.tsx'));

interface HousePlaceProps {
  /** The game whose mood the place is in; none for one of Taproom itself. */
  readonly game?: string | undefined;
  readonly children: ReactNode;
}

/** A page around online games: with a drawn ground behind it. */
export function HousePlace({ game, children }: HousePlaceProps): ReactNode {
  const sign = useFaces().sign(game ?? '');
  return (
    <div className={`house-place mood ${sign === null ? 'house' : sign.id}`}>
      <div className="scenery" aria-hidden="true">
        <Suspense fallback={null}>{sign === null ? <HouseWall /> : <sign.Scenery />}</Suspense>
      </div>
      {children}
    </div>
  );
}
