import type { Seat } from '@taproom/games';
import type { Card, PlayerView, Prices } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { Drawing, MINI_CARD, MiniCard, TavernPicture } from '../art/tavern/index.ts';
import { CrestMark } from './CrestMark.tsx';
import { groupsOf } from './groups.ts';
import { asked } from './purse.ts';
import { TokenCount } from './TokenCount.tsx';

interface OwnTavernProps {
  readonly player: PlayerView;
  readonly seat: Seat;
  readonly name: string;
  readonly prices: Prices;
  readonly fresh: Card | null;
}

/** The own tavern: a card for each kind, with how many there are and how many stay. */
export function OwnTavern({ player, seat, name, prices, fresh }: OwnTavernProps): ReactNode {
  const { tavern } = useWords();
  const groups = groupsOf(player);
  return (
    <section className="tavern-own" aria-label={tavern.yourTavern}>
      <header>
        <CrestMark seat={seat} size={36} />
        <h2>{name}</h2>
        <span className="tavern-heroes">
          <TavernPicture of="hero" size={26} />
          {tavern.heroes(player.heroes)}
        </span>
        <TokenCount tokens={player.tokens} size={26} />
      </header>
      {groups.length === 0 ? (
        <p className="tavern-empty">{tavern.emptyTavern}</p>
      ) : (
        <ul>
          {groups.map(({ card, count, bought }) => (
            <li key={card} className={card === fresh ? 'fresh' : undefined}>
              <Drawing
                box={MINI_CARD}
                size={MINI_CARD.height}
                label={tavern.kind({ name: tavern.name[card], count, bought })}
              >
                <MiniCard of={card} count={count} paid={bought > 0 ? asked(prices[card]) : []} />
              </Drawing>
              <small aria-hidden="true">{tavern.name[card]}</small>
              {bought > 0 && <small aria-hidden="true">{tavern.bought(bought)}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
