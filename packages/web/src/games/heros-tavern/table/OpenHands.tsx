import type { Card, PlayerView } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { Drawing, MINI_CARD, MiniCard } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface OpenHandsProps {
  readonly players: readonly PlayerView[];
  readonly names: readonly string[];
}

/** All hands face up, for a replay through everybody's eyes; what somebody chose shines. */
export function OpenHands({ players, names }: OpenHandsProps): ReactNode {
  const { tavern } = useTavernWords();
  return (
    <ul className="tavern-open-hands">
      {players.map(({ hand, chosen }, seat) => {
        const cards = hand ?? [];
        const at = chosen === null ? -1 : cards.indexOf(chosen);
        const say = (card: Card, i: number): string =>
          i === at ? `${tavern.name[card]}: ${tavern.isIn}` : tavern.name[card];
        return (
          cards.length > 0 && (
            <li key={names[seat]}>
              <h3>
                <CrestMark seat={seat} /> {names[seat]}
              </h3>
              <div>
                {cards.map((card, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: equal cards differ by their place only.
                  <Drawing key={`${card} ${i}`} box={MINI_CARD} size={84} label={say(card, i)}>
                    <MiniCard of={card} chosen={i === at} />
                  </Drawing>
                ))}
              </div>
            </li>
          )
        );
      })}
    </ul>
  );
}
