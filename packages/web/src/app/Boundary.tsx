import { Component, type ReactNode, useEffect, useState } from 'react';
import { HouseScene } from '../art/scenes.tsx';
import { useWords } from './words.tsx';

interface BoundaryProps {
  /** The current path: whatever went wrong, another page gets a fresh start. */
  readonly path: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly path: string;
  readonly broken: boolean;
}

/** An error boundary: if something fails to render, the rest of the page stays, and a reload helps. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, broken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return path === state.path ? null : { path, broken: false };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken(): ReactNode {
  const { app } = useWords();
  // Pages that need the server are not cached: see build/offline.ts.
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return;
    const reload = (): void => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isOffline]);
  return (
    <div className="waiting" role="alert">
      <HouseScene name="spilt" size={150} />
      <p>{isOffline ? app.needsConnection : app.broken}</p>
      <button type="button" className="button main" onClick={() => location.reload()}>
        {app.reload}
      </button>
    </div>
  );
}
