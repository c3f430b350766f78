import type { Card } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { Drawing, MINI_CARD, MiniCard } from '../art/tavern/index.ts';
import { CrestMark } from './CrestMark.tsx';
import type { News } from './news.ts';

interface NoticesProps {
  readonly news: News | null;
  readonly names: readonly string[];
}

/** Who took what: the picks that were just revealed and passed on, or what was bought. */
export function Notices({ news, names }: NoticesProps): ReactNode {
  const { tavern } = useWords();
  if (news === null) return <p className="tavern-notices">{tavern.noNews}</p>;
  const taken: readonly (readonly Card[])[] =
    news.news === 'picks' ? news.picks.map(card => [card]) : news.bought;
  return (
    <section className="tavern-notices" aria-label={tavern.news} aria-live="polite" key={news.number}>
      <h3>
        {news.news === 'picks' ? tavern.picksNews(news.step) : tavern.purchaseNews}
        {news.news === 'picks' && <small>{tavern.passing}</small>}
      </h3>
      <ul>
        {taken.map((cards, seat) => (
          <li key={names[seat]}>
            <CrestMark seat={seat} />
            <span className="tavern-taken" aria-hidden="true">
              {cards.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place only.
                <Drawing key={`${card} ${i}`} box={MINI_CARD} size={50}>
                  <MiniCard of={card} />
                </Drawing>
              ))}
            </span>
            <span>{tavern.took(names[seat] ?? '', kinds(cards, tavern.name) || tavern.nothing)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Each kind once, with its number if there are several. */
const kinds = (cards: readonly Card[], names: Readonly<Record<Card, string>>): string =>
  [...new Set(cards)]
    .map(card => {
      const count = cards.filter(one => one === card).length;
      return count > 1 ? `${names[card]} ×${count}` : names[card];
    })
    .join(', ');
