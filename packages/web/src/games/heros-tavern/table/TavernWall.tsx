import type { ReactNode } from 'react';
import { useFace } from '../../../play/faces.tsx';
import { Drawing, SIGN, TavernSign } from '../art/index.ts';

interface TavernWallProps {
  readonly slate: ReactNode;
  /** Whether the sign with the name of the game hangs there. */
  readonly hasSign: boolean;
  readonly children: ReactNode;
}

/** The wall beside the table: the slate, what is new, and the sign with the name of the game. */
export function TavernWall({ slate, hasSign, children }: TavernWallProps): ReactNode {
  const { sign } = useFace();
  return (
    <aside className="tavern-wall">
      {slate}
      {children}
      {hasSign && (
        <Drawing box={SIGN} size={SIGN.height} className="tavern-house-sign">
          <TavernSign title={sign.title} />
        </Drawing>
      )}
    </aside>
  );
}
