import type { ReactNode } from 'react';
import { HouseScene } from '../art/scenes.tsx';
import { useWords } from './words.tsx';

/** A loading indicator: a picture, and a line of text for screen readers. */
export function Waiting(): ReactNode {
  const { app } = useWords();
  return (
    <div className="waiting">
      <HouseScene name="filling" />
      <p>{app.loading}</p>
    </div>
  );
}
