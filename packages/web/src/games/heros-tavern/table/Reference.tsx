import { CARDS, type Prices } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { TavernPicture } from '../art/index.ts';
import { useTavernRules, useTavernWords } from '../words.ts';
import { asked } from './purse.ts';

/** The reference card: what prices are for, and what every card does and costs. */
export function Reference({ prices }: { readonly prices: Prices }): ReactNode {
  const { tavern } = useTavernWords();
  const { COPIES } = useTavernRules().numbers;
  return (
    <>
      <ul className="tavern-prices">
        {tavern.prices.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ul className="tavern-reference">
        {CARDS.map((card, place) => (
          <li key={card}>
            <TavernPicture of={card} size={52} />
            <div>
              <h3>{tavern.name[card]}</h3>
              <p>{tavern.rule[card]}</p>
              <small>
                {asked(prices[card]).map(resource => (
                  <TavernPicture key={resource} of={resource} size={20} />
                ))}
                {tavern.cost(tavern.tokens(prices[card]))} · {tavern.copies(COPIES[place] ?? 0)}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
