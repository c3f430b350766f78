import { addressOf } from '@taproom/contracts/addresses';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { HouseScene } from '../art/scenes.tsx';
import { HouseLinks } from './HouseLinks.tsx';
import './not-found.css';

/** The 404 page. */
export default function NotFoundPage(): ReactNode {
  const { app, online, pages } = useWords();
  return (
    <div className="not-found">
      <HouseScene name="lost" size={180} />
      <h1>{pages.nowhere}</h1>
      <p>{pages.nowhereHint}</p>
      <p className="ways-on">
        <Link href={addressOf({ page: 'start' })} className="button main">
          {app.home}
        </Link>
        <Link href={addressOf({ page: 'online' })} className="button">
          {online.title}
        </Link>
      </p>
      <HouseLinks />
    </div>
  );
}
