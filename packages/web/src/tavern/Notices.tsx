import { CARDS, type Card } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { Drawing, MINI_CARD, MiniCard } from '../art/tavern/index.ts';
import { CrestMark } from './CrestMark.tsx';
import { countsOf } from './gains.ts';
import type { News } from './news.ts';

interface NoticesProps {
  readonly news: News | null;
  readonly names: readonly string[];
}

/** Who took what: the picks that were just revealed and passed on, or what was bought. */
export function Notices({ news, names }: NoticesProps): ReactNode {
  const { tavern } = useWords();
  return (
    <section className="tavern-notices" aria-label={tavern.news} aria-live="polite">
      {news === null ? (
        tavern.noNews
      ) : (
        <>
          <h2>
            {news.news === 'picks' ? tavern.picksNews(news.step) : tavern.purchaseNews}
            {news.news === 'picks' && <small>{tavern.passing}</small>}
          </h2>
          <ul key={news.number}>
            {(news.news === 'picks' ? news.picks.map(card => [card]) : news.bought).map((cards, seat) => (
              <Taken key={names[seat]} seat={seat} name={names[seat] ?? ''} cards={cards} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface TakenProps {
  readonly seat: number;
  readonly name: string;
  readonly cards: readonly Card[];
}

function Taken({ seat, name, cards }: TakenProps): ReactNode {
  const { tavern } = useWords();
  const counts = countsOf(cards);
  const kinds = CARDS.filter(card => counts[card] > 0);
  const told = kinds.map(card =>
    counts[card] > 1 ? `${tavern.name[card]} ×${counts[card]}` : tavern.name[card],
  );
  return (
    <li>
      <CrestMark seat={seat} />
      <span className="tavern-taken" aria-hidden="true">
        {kinds.map(card => (
          <Drawing key={card} box={MINI_CARD} size={50}>
            <MiniCard of={card} count={counts[card]} />
          </Drawing>
        ))}
      </span>
      <span>{tavern.took(name, told.join(', ') || tavern.nothing)}</span>
    </li>
  );
}
