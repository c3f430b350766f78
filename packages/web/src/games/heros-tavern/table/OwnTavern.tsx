import type { Seat } from '@taproom/games';
import type { Card, PlayerView, Prices, ScoredTavern } from '@taproom/games/heros-tavern';
import type { CSSProperties, ReactNode } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { Drawing, MINI_CARD, MiniCard, TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';
import { boothsOf } from './groups.ts';
import { FRESH } from './motion.ts';
import { asked } from './purse.ts';
import { TokenCount } from './TokenCount.tsx';

interface OwnTavernProps {
  readonly player: PlayerView;
  readonly seat: Seat;
  readonly name: string;
  readonly prices: Prices;
  /** What it scores and is awarded in this round, as it stands. */
  readonly standing: ScoredTavern;
  /** The card that was revealed last. */
  readonly fresh: Card | null;
}

/** The own tavern: a booth for what scores together, with its cards and what they bring in this round. */
export function OwnTavern({ player, seat, name, prices, standing, fresh }: OwnTavernProps): ReactNode {
  const { tavern } = useTavernWords();
  const booths = boothsOf(player);
  const slots = booths.reduce((sum, { groups }) => sum + Math.max(1, groups.length), 0);
  return (
    <section
      style={{ '--slots': slots } as CSSProperties}
      className="tavern-own"
      aria-label={tavern.yourTavern}
      data-guide="own"
    >
      <header>
        <CrestMark seat={seat} size={36} />
        <h2>{name}</h2>
        <span className="tavern-heroes">
          <TavernPicture of="hero" size={26} />
          {tavern.heroes(player.heroes)}
        </span>
        <span className="tavern-so-far">{tavern.roundSoFar(standing.total)}</span>
        <TokenCount tokens={player.tokens} size={26} />
      </header>
      <ul className="tavern-booths">
        {booths.map(({ booth, groups }) => (
          <li key={booth} className={groups.length === 0 ? 'empty' : undefined}>
            <ul>
              {groups.length === 0 && (
                <li className="ghost" aria-hidden="true">
                  <TavernPicture of={booth === 'makers' ? 'barrel' : booth} size={40} />
                </li>
              )}
              {groups.map(({ card, count, bought }) => (
                <li
                  key={card}
                  className={card === fresh ? 'fresh' : undefined}
                  data-piece={card === fresh ? FRESH : undefined}
                >
                  <Drawing
                    box={MINI_CARD}
                    size={MINI_CARD.height}
                    label={tavern.kind({ name: tavern.name[card], count, bought })}
                  >
                    <MiniCard of={card} count={count} paid={bought > 0 ? asked(prices[card]) : []} />
                  </Drawing>
                  {bought > 0 && <small aria-hidden="true">{tavern.bought(bought)}</small>}
                </li>
              ))}
            </ul>
            <p>
              <span>{booth === 'makers' ? tavern.makers : tavern.category[booth]}</span>
              {groups.length > 0 &&
                (booth === 'makers' ? (
                  <TokenCount tokens={standing.resources} size={18} />
                ) : (
                  <b className={standing[booth] > 0 ? 'much' : undefined}>{standing[booth]}</b>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
