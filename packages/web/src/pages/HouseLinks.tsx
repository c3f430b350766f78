import { addressOf } from '@taproom/contracts/addresses';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import './house-links.css';

/** Links to the pages outside the tables. */
export function HouseLinks(): ReactNode {
  const { pages: words, signs: named } = useWords();
  const { links } = words;
  const { signs } = useFaces();
  const all = [
    ...signs.map(({ id, title }) => ({
      to: addressOf({ page: 'rules', game: id }),
      name: links.rules(title),
    })),
    ...signs.flatMap(({ id, pages }) =>
      pages.map(({ kind }) => ({
        to: addressOf({ page: kind, game: id }),
        name: named[id]?.pages[kind] ?? kind,
      })),
    ),
    { to: addressOf({ page: 'about' }), name: links.about },
  ];
  return (
    <nav className="house-links" aria-label={links.title}>
      <ul>
        {all.map(({ to, name }) => (
          <li key={to}>
            <Link href={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
