import { addressOf } from '@taproom/contracts/addresses';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { HouseScene, type SceneName } from '../art/scenes.tsx';
import { useWords } from './words.tsx';

interface DeadEndProps {
  readonly scene: SceneName;
  /** A page for what does not exist or is not possible. */
  readonly title: string;
  /** More about it. */
  readonly children?: ReactNode;
  /** Other ways on than to the start page; without a main button among them, home is it. */
  readonly ways?: ReactNode;
  readonly isHomeMain?: boolean;
}

/** In place of something that can't be shown: what is wrong, and ways on. */
export function DeadEnd({ scene, title, children, ways, isHomeMain = true }: DeadEndProps): ReactNode {
  const { app } = useWords();
  return (
    <div className="waiting" role="alert">
      <HouseScene name={scene} size={150} />
      <h1>{title}</h1>
      {children}
      <p className="ways-on">
        {ways}
        <Link href={addressOf({ page: 'start' })} className={isHomeMain ? 'button main' : 'button'}>
          {app.home}
        </Link>
      </p>
    </div>
  );
}
