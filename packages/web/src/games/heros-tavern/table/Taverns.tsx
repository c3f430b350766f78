import type { Seat } from '@taproom/games';
import type { Card, ScoredTavern, View } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';
import { Booths } from './Booths.tsx';
import { TokenCount } from './TokenCount.tsx';

interface TavernsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly standings: readonly ScoredTavern[];
  /** The cards that came last, by seat. */
  readonly fresh: (seat: Seat) => readonly Card[];
  /** The seats of people for whom a bot plays. */
  readonly standIns: readonly Seat[];
}

/** All taverns with all their cards: for those who watch, and for all who look at a reveal together. */
export function Taverns({ view, names, standings, fresh, standIns }: TavernsProps): ReactNode {
  const { play, sitting } = useWords();
  const { tavern } = useTavernWords();
  return (
    <section className="tavern-halls" aria-label={play.players} data-guide="rivals">
      {view.players.map((player, seat) => {
        const standing = standings[seat];
        return (
          standing && (
            <section
              key={names[seat]}
              className="tavern-own"
              data-seat={seat}
              aria-label={tavern.theirTavern(names[seat] ?? '')}
              data-about={`rival:${seat}`}
            >
              <header>
                <CrestMark seat={seat} size={28} />
                <h2>{names[seat]}</h2>
                {standIns.includes(seat) && <small>{sitting.botPlays}</small>}
                <span className="tavern-heroes">
                  <TavernPicture of="hero" size={22} />
                  {tavern.heroes(player.heroes)}
                </span>
                {view.stage === 'draft' && (
                  <span className="tavern-so-far">{tavern.roundSoFar(standing.total)}</span>
                )}
                <TokenCount tokens={player.tokens} size={22} />
              </header>
              <Booths player={player} prices={view.options.prices} standing={standing} fresh={fresh(seat)} />
            </section>
          )
        );
      })}
    </section>
  );
}
