import type { Seat } from '@taproom/games';
import { CARDS, type Card } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { useTavernWords } from '../words.ts';
import { countsOf } from './gains.ts';
import { cardsIn, type TableNews } from './news.ts';
import { SmallCard } from './SmallCard.tsx';
import { takenInWords } from './taken.ts';

interface NoticesProps {
  readonly news: TableNews | null;
  readonly names: readonly string[];
  /** The reader's seat. */
  readonly reader: Seat | null;
  /** Whether the hands have been passed on after it. */
  readonly passed: boolean;
  /** Whether cards are being bought: then a table without news says so, as that of a puzzle. */
  readonly isPurchase: boolean;
  /** Whether an earlier position is looked at: in a small place it scrolls, by keys too. */
  readonly isLooking: boolean;
}

/** Who took what: the picks that were just revealed and passed on, or what was bought. */
export function Notices({ news, names, reader, passed, isPurchase, isLooking }: NoticesProps): ReactNode {
  const { tavern } = useTavernWords();
  return (
    <section
      className="tavern-notices"
      aria-label={tavern.news}
      data-guide="news"
      tabIndex={isLooking ? 0 : undefined}
    >
      {news === null ? (
        isPurchase ? (
          tavern.noPurchaseNews
        ) : (
          tavern.noNews
        )
      ) : (
        <>
          <h2>
            {news.news === 'picks' ? tavern.picksNews(news.step) : tavern.purchaseNews}
            {passed && <small data-about="passing">{tavern.passing}</small>}
          </h2>
          <ul key={news.number}>
            {cardsIn(news).map((cards, seat) => (
              <Taken
                key={names[seat]}
                seat={seat}
                name={names[seat] ?? ''}
                cards={cards}
                isOwn={seat === reader}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface TakenProps {
  readonly seat: Seat;
  readonly name: string;
  readonly cards: readonly Card[];
  readonly isOwn: boolean;
}

function Taken({ seat, name, cards, isOwn }: TakenProps): ReactNode {
  const { tavern } = useTavernWords();
  const counts = countsOf(cards);
  const kinds = CARDS.filter(card => counts[card] > 0);
  return (
    <li className={isOwn ? 'own' : undefined} data-seat={seat}>
      <CrestMark seat={seat} />
      <span className="tavern-taken" aria-hidden="true">
        {kinds.map(card => (
          <SmallCard key={card} card={card} count={counts[card]} isNamed />
        ))}
      </span>
      <span>{tavern.took(name, takenInWords(cards, tavern))}</span>
    </li>
  );
}
