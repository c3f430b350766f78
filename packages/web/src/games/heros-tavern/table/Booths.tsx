import type { Card, PlayerView, Prices, ScoredTavern } from '@taproom/games/heros-tavern';
import type { CSSProperties, ReactNode } from 'react';
import { TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';
import { boothsOf } from './card-groups.ts';
import { FRESH } from './motion.ts';
import { asked } from './purse.ts';
import { SmallCard } from './SmallCard.tsx';
import { TokenCount } from './TokenCount.tsx';

interface BoothsProps {
  readonly player: Pick<PlayerView, 'bought' | 'drafted'>;
  readonly prices: Prices;
  /** What it scores and is awarded, as things stand. */
  readonly standing: ScoredTavern;
  /** The cards that came last. */
  readonly fresh: readonly Card[];
}

/** A tavern by what scores together: a booth each, with its cards and what they bring in this round. */
export function Booths({ player, prices, standing, fresh }: BoothsProps): ReactNode {
  const { tavern } = useTavernWords();
  const booths = boothsOf(player);
  const slots = booths.reduce((sum, { groups }) => sum + Math.max(1, groups.length), 0);
  return (
    <ul className="tavern-booths" style={{ '--slots': slots } as CSSProperties}>
      {booths.map(({ booth, groups }) => (
        <li
          key={booth}
          className={groups.length === 0 ? 'empty' : undefined}
          style={{ '--kinds': Math.max(1, groups.length) } as CSSProperties}
          data-about={`booth:${booth}`}
        >
          <ul>
            {groups.length === 0 && (
              <li className="ghost" aria-hidden="true">
                <TavernPicture of={booth === 'makers' ? 'barrel' : booth} size={40} />
              </li>
            )}
            {groups.map(({ card, count, bought }) => (
              <li
                key={card}
                className={fresh.includes(card) ? 'fresh' : undefined}
                data-piece={fresh.includes(card) ? FRESH : undefined}
                data-about={`card:${card}`}
              >
                <SmallCard
                  card={card}
                  count={count}
                  bought={bought}
                  paid={bought > 0 ? asked(prices[card]) : []}
                />
                {bought > 0 && <small aria-hidden="true">{tavern.bought(bought)}</small>}
              </li>
            ))}
          </ul>
          <p>
            <span>{booth === 'makers' ? tavern.makers : tavern.category[booth]}</span>
            {groups.length > 0 &&
              (booth === 'makers' ? (
                <TokenCount tokens={standing.resources} size={18} isGain />
              ) : (
                <b className={standing[booth] > 0 ? 'much' : undefined}>{standing[booth]}</b>
              ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
