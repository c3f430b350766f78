import { addressOf } from '@taproom/contracts/addresses';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import './learn.css';

/** The page that lists the rules of all games. */
export default function BooksPage(): ReactNode {
  const { around, pages } = useWords();
  const { signs } = useFaces();
  return (
    <div className="learn-page">
      <h1>{around.books.title}</h1>
      <p>{around.books.intro}</p>
      <ul className="rule-books">
        {signs.map(sign => (
          <li key={sign.id} className={`room ${sign.id}`}>
            <div className="picture">
              <sign.Picture />
            </div>
            <h2>{sign.title}</h2>
            <Link href={addressOf({ page: 'rules', game: sign.id })} className="button main">
              {pages.rules.title(sign.title)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
