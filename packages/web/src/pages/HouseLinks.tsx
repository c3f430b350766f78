import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import './house-links.css';

/** The way to the pages that stand apart from the tables. */
export function HouseLinks(): ReactNode {
  const { games, pages } = useWords();
  const { links } = pages;
  const all = [
    { to: '/rules/heaven-and-ale', name: links.rules(games['heaven-and-ale']) },
    { to: '/rules/heros-tavern', name: links.rules(games['heros-tavern']) },
    { to: '/score/heaven-and-ale', name: links.calculator },
    { to: '/score/heros-tavern', name: links.pad },
    { to: '/print/heros-tavern', name: links.print },
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
