import type { Seat } from '@taproom/games';
import type { Card, PlayerView, ScoredTavern } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { CardChip, CHIP, Drawing, TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';
import { groupsOf } from './groups.ts';
import { TokenCount } from './TokenCount.tsx';

interface RivalProps {
  readonly player: PlayerView;
  readonly seat: Seat;
  readonly name: string;
  readonly choosing: boolean;
  /** What it scores in this round, as it stands; null once it is scored. */
  readonly standing: ScoredTavern | null;
  /** The card that was revealed last. */
  readonly fresh: Card | null;
  /** Whether to show what is known of the hand. */
  readonly remember: boolean;
}

/** Somebody else's tavern: the open cards by kind, tokens, heroes, and the hand as far as it was seen. */
export function Rival(props: RivalProps): ReactNode {
  const { player, seat, name, choosing, standing, fresh, remember } = props;
  const { tavern } = useTavernWords();
  const groups = groupsOf(player);
  return (
    <section
      className={choosing ? 'tavern-rival choosing' : 'tavern-rival'}
      aria-label={tavern.theirTavern(name)}
    >
      <header>
        <CrestMark seat={seat} />
        <h2>{name}</h2>
        <span className="tavern-heroes">
          <TavernPicture of="hero" size={20} />
          <span>
            {player.heroes} <span className="visually-hidden">{tavern.heroWord(player.heroes)}</span>
          </span>
          {standing !== null && standing.total > 0 && (
            <b title={tavern.roundSoFar(standing.total)}>
              <span aria-hidden="true">+{standing.total}</span>
              <span className="visually-hidden">{tavern.roundSoFar(standing.total)}</span>
            </b>
          )}
        </span>
      </header>
      <div className="tavern-purse">
        <TokenCount tokens={player.tokens} size={20} />
        {player.handSize > 0 && <small>{choosing ? tavern.choosing : tavern.isIn}</small>}
      </div>
      {groups.length === 0 ? (
        <p className="tavern-empty">{tavern.emptyTavern}</p>
      ) : (
        <ul className="tavern-chips">
          {groups.map(({ card, count, bought }) => (
            <li key={card} className={card === fresh ? 'fresh' : undefined}>
              <Drawing box={CHIP} size={34} label={tavern.kind({ name: tavern.name[card], count, bought })}>
                <CardChip of={card} count={count} bought={bought} />
              </Drawing>
            </li>
          ))}
        </ul>
      )}
      {remember && player.handSize > 0 && (
        <p className="tavern-seen">
          <b>{tavern.seenHand}:</b>{' '}
          {player.hand === null ? tavern.unseen : player.hand.map(card => tavern.name[card]).join(', ')}
        </p>
      )}
    </section>
  );
}
