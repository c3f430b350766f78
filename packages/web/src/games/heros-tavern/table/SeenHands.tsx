import type { Seat } from '@taproom/games';
import type { View } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { CrestMark } from '../../../art/crests/CrestMark.tsx';
import { useTavernWords } from '../words.ts';

interface SeenHandsProps {
  readonly view: View;
  /** The reader's seat, whose hand lies on the table. */
  readonly reader: Seat | null;
  readonly names: readonly string[];
}

/** The memory aid: what is known of the hands of the others. */
export function SeenHands({ view, reader, names }: SeenHandsProps): ReactNode {
  const { tavern } = useTavernWords();
  const held = view.players.flatMap(({ hand, handSize }, seat) =>
    seat === reader || handSize === 0 ? [] : [{ hand, seat }],
  );
  if (held.length === 0) return <p>{tavern.noHands}</p>;
  return (
    <ul className="tavern-seen-hands">
      {held.map(({ hand, seat }) => (
        <li key={names[seat]}>
          <h3>
            <CrestMark seat={seat} /> {names[seat]}
          </h3>
          <p>{hand === null ? tavern.unseen : hand.map(card => tavern.name[card]).join(', ')}</p>
        </li>
      ))}
    </ul>
  );
}
