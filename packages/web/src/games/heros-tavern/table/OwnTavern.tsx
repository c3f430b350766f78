import type { Seat } from '@taproom/games';
import type { Card, PlayerView, Prices, ScoredTavern } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';
import { Booths } from './Booths.tsx';
import { ExpectedHeroes } from './ExpectedHeroes.tsx';
import { TokenCount } from './TokenCount.tsx';

interface OwnTavernProps {
  readonly player: PlayerView;
  readonly seat: Seat;
  readonly name: string;
  readonly prices: Prices;
  /** What it scores and is awarded in this round, as things stand. */
  readonly standing: ScoredTavern;
  /** Whether what it bought in this round is already in place: its round is over. */
  readonly isSettled: boolean;
  /** The cards that came last. */
  readonly fresh: readonly Card[];
}

/** Where there is little room it scrolls, by keys too. */
const SCROLLS = { tabIndex: 0 };

/** The player's tavern: heroes, tokens, and a booth for what scores together. */
export function OwnTavern(props: OwnTavernProps): ReactNode {
  const { player, seat, name, prices, standing, isSettled, fresh } = props;
  const { tavern } = useTavernWords();
  return (
    <section className="tavern-own" aria-label={tavern.yourTavern} data-guide="own" {...SCROLLS}>
      <header>
        <CrestMark seat={seat} size={32} />
        <h2>{name}</h2>
        <span className="tavern-heroes" data-about="heroes">
          <TavernPicture of="hero" size={26} />
          {tavern.heroes(player.heroes)}
        </span>
        {!isSettled && (
          <span className="tavern-so-far" data-about="round-so-far">
            {tavern.roundSoFar(standing.total)}
          </span>
        )}
        <ExpectedHeroes seat={seat} />
        <TokenCount tokens={player.tokens} size={24} />
      </header>
      <Booths player={player} prices={prices} standing={standing} fresh={fresh} />
    </section>
  );
}
