import { expectOk, type Seat } from '@taproom/games';
import type { Event, Position, SeatMove } from '@taproom/games/heaven-and-ale';
import type { Description } from '../../../play/face.ts';
import { tellEvents } from '../../../text-table/offers.ts';
import type { CloisterNow } from '../types.ts';
import { type CloisterReader, spaceFacts } from './passages.ts';

/** Moves in words: each is tried out to see what would happen. */
export function describe(
  moves: readonly SeatMove[],
  { rules, view }: CloisterNow,
  seat: Seat,
  reader: CloisterReader,
): Description[] {
  const state = rules.planFrom(view, seat);
  return moves.map(move => {
    const events = expectOk(rules.apply(rules.copy(state), seat, move));
    return description(move, events, view, reader);
  });
}

function description(
  move: SeatMove,
  events: readonly Event[],
  position: Position,
  reader: CloisterReader,
): Description {
  const { text } = reader.own;
  const told = (): string => tellEvents(events, reader);
  switch (move.move) {
    case 'go': {
      const there = spaceFacts(reader.rules, position, move.space);
      // Barrels are taken at once, and then reported.
      const more = there.kind === 'barrel' ? '' : ` ${text.there(there)}`;
      return { title: text.group.go(there.kind), sentence: `${told()}${more}` };
    }
    case 'buy': {
      const bought = events.find(event => event.event === 'bought');
      if (bought === undefined) throw new Error('a purchase buys something');
      return { title: text.group.buy(bought), sentence: told() };
    }
    case 'done':
      return { title: text.group.done, sentence: text.endTurn };
    default:
      return { title: text.group[move.move], sentence: told() };
  }
}
