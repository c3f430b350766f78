import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import './house-links.css';

/** The way to the pages that stand apart from the tables. */
export function HouseLinks(): ReactNode {
  const { pages: words, signs: named } = useWords();
  const { links } = words;
  const { signs } = useFaces();
  const all = [
    ...signs.map(({ id, title }) => ({ to: `/rules/${id}`, name: links.rules(title) })),
    ...signs.flatMap(({ id, pages }) =>
      pages.map(({ kind }) => ({ to: `/${kind}/${id}`, name: named[id]?.pages[kind] ?? kind })),
    ),
    { to: '/about', name: links.about },
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
