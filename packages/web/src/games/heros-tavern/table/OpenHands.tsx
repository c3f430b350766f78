import type { Seat } from '@taproom/games';
import type { Card, PlayerView, View } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { Drawing, MINI_CARD, MiniCard } from '../art/index.ts';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { Hand } from './Hand.tsx';

interface OpenHandsProps {
  readonly players: readonly PlayerView[];
  readonly names: readonly string[];
}

/** All hands face up, for a replay that shows everyone's view; choices are highlighted. */
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

interface ShownHandsProps {
  readonly game: TavernGame;
  readonly now: TavernNow;
  readonly view: View;
  readonly seat: Seat | null;
  readonly names: readonly string[];
}

/** The hands of a position that is only looked at: one's own, or for those who watch all that are known. */
export function ShownHands({ game, now, view, seat, names }: ShownHandsProps): ReactNode {
  if (seat !== null)
    return (
      view.stage === 'draft' && <Hand game={game} now={now} view={view} seat={seat} onRefused={() => {}} />
    );
  return view.players.some(({ hand }) => hand !== null && hand.length > 0) ? (
    <OpenHands players={view.players} names={names} />
  ) : null;
}
