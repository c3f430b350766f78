import type { Seat } from '@taproom/games';
import type { Card, PlayerView, Prices, ScoredTavern } from '@taproom/games/heros-tavern';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { useIsBot } from '../../../art/crests/BotSign.tsx';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';
import { cardGroups } from './card-groups.ts';
import { ExpectedHeroes } from './ExpectedHeroes.tsx';
import { asked } from './purse.ts';
import { SmallCard } from './SmallCard.tsx';
import { TokenCount } from './TokenCount.tsx';

export interface RivalProps {
  readonly player: PlayerView;
  readonly seat: Seat;
  readonly name: string;
  readonly prices: Prices;
  /** Whether it is choosing, has chosen, or has nothing to choose. */
  readonly choice: 'open' | 'made' | 'none';
  /** What it scores in this round, as things stand; null once it is scored. */
  readonly standing: ScoredTavern | null;
  /** The cards that came last: the pick that was revealed, or what was bought. */
  readonly fresh: readonly Card[];
  /** Whether a bot plays for the person whose tavern it is. */
  readonly isStandIn: boolean;
  /** Whether its heroes may be shown. */
  readonly isTold: boolean;
  readonly onOpen: () => void;
}

/** Another player's tavern: heroes, tokens, what it has bought and what it drafted in this round, as small fanned cards. */
export function Rival(props: RivalProps): ReactNode {
  const { player, seat, name, prices, choice, standing, fresh, isStandIn, isTold, onOpen } = props;
  const { play, sitting } = useWords();
  const isBot = useIsBot(seat);
  const { tavern } = useTavernWords();
  const bought = cardGroups({ bought: player.bought, drafted: [] });
  const drafted = cardGroups({ bought: [], drafted: player.drafted });
  // Bots choose at once: what matters is that they are bots.
  const chosen = { open: tavern.choosing, made: tavern.isIn, none: '' };
  // A small screen shows what came last only: the tavern opens with the rest.
  const hidden = player.bought.length + player.drafted.length - fresh.length;
  return (
    <section
      className="tavern-rival"
      data-choice={choice}
      data-seat={seat}
      aria-label={tavern.theirTavern(name)}
      data-about={`rival:${seat}`}
    >
      <header>
        <CrestMark seat={seat} />
        <h2>
          {/* It opens wherever the tavern is pressed. */}
          <button type="button" onClick={onOpen} title={tavern.open(name)}>
            {name}
          </button>
        </h2>
        {isTold && (
          <span className="tavern-heroes">
            <TavernPicture of="hero" size={20} />
            <span>
              {player.heroes} <span className="visually-hidden">{tavern.heroWord(player.heroes)}</span>
            </span>
            {standing !== null && standing.total > 0 && (
              <b>
                <span aria-hidden="true">+{standing.total}</span>
                <span className="visually-hidden">{tavern.roundSoFar(standing.total)}</span>
              </b>
            )}
            <ExpectedHeroes seat={seat} />
          </span>
        )}
      </header>
      <div className={isStandIn ? 'tavern-purse stand-in' : 'tavern-purse'}>
        <TokenCount tokens={player.tokens} size={20} />
        <small>{isStandIn ? sitting.botPlays : isBot ? play.bot : chosen[choice]}</small>
      </div>
      <Fan title={tavern.keptCards} none={tavern.nothingKept} className="nailed">
        {bought.map(({ card, count }) => (
          <FannedCard key={card} card={card} isFresh={player.drafted.length === 0 && fresh.includes(card)}>
            <SmallCard card={card} count={count} bought={count} paid={asked(prices[card])} />
          </FannedCard>
        ))}
      </Fan>
      <Fan title={tavern.draftedCards} none={tavern.nothingDrafted} className="drafted">
        {drafted.map(({ card, count }) => (
          <FannedCard key={card} card={card} isFresh={fresh.includes(card)}>
            <SmallCard card={card} count={count} />
          </FannedCard>
        ))}
      </Fan>
      {hidden > 0 && (
        <span className="tavern-more" aria-hidden="true">
          {tavern.moreCards(hidden)} <span>{tavern.cardWord(hidden)}</span>
        </span>
      )}
    </section>
  );
}

interface FanProps {
  readonly title: string;
  /** What is said if it is empty. */
  readonly none: string;
  readonly className: string;
  readonly children: readonly ReactNode[];
}

/** Cards side by side, upon each other if there are many. */
function Fan({ title, none, className, children }: FanProps): ReactNode {
  if (children.length === 0) return <p className={`tavern-fan ${className} empty`}>{none}</p>;
  return (
    <ul
      className={`tavern-fan ${className}`}
      aria-label={title}
      style={{ '--cards': children.length } as CSSProperties}
    >
      {children}
    </ul>
  );
}

interface FannedCardProps {
  readonly card: Card;
  readonly isFresh: boolean;
  readonly children: ReactNode;
}

const FannedCard = ({ card, isFresh, children }: FannedCardProps): ReactNode => (
  <li className={isFresh ? 'fresh' : undefined} data-about={`card:${card}`}>
    {children}
  </li>
);
