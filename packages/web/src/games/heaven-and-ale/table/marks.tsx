import type { Event } from '@taproom/games/heaven-and-ale';
import { createContext, type ReactNode, useContext } from 'react';
import type { LastTurn } from '../../../log/last-turns.ts';
import { Crest } from './drawings.ts';
import type { Point } from './geometry.ts';
import { asSeat, Scaled } from './pieces.tsx';

/** Who touched a thing in the last turns, by the key under which it answers. */
export type MarkedThings = ReadonlyMap<string, readonly number[]>;

/** The things that the turns of the others touched. */
export function markedIn(turns: readonly LastTurn<Event>[]): MarkedThings {
  const marked = new Map<string, readonly number[]>();
  for (const event of turns.flatMap(({ events }) => events)) {
    const key = thingOf(event);
    if (key === null || !('seat' in event)) continue;
    const seats = marked.get(key) ?? [];
    if (!seats.includes(event.seat)) marked.set(key, [...seats, event.seat]);
  }
  return marked;
}

function thingOf(event: Event): string | null {
  switch (event.event) {
    case 'moved':
      return `space:${event.to}`;
    case 'entered':
      return `slot:${event.slot}`;
    case 'bought':
      return `hex:${event.seat}:${event.hex}`;
    case 'shed-built':
      return `shed:${event.seat}:${event.shed}`;
    case 'disc-placed':
      return `spot:${event.seat}:${event.spot}`;
    case 'card-placed':
      return `card:${event.seat}:${event.card}`;
    case 'marker':
      return `marker:${event.seat}:${event.resource}`;
    case 'brewmaster':
      return `marker:${event.seat}:brewmaster`;
    case 'barrel':
      return `goal:${event.goal}`;
    default:
      return null;
  }
}

const MarkedContext = createContext<MarkedThings>(new Map());

export const MarkedProvider = MarkedContext.Provider;

/** The hexes of a seat that it has planted since the reader last acted. */
export const useFresh = (seat: number): ReadonlySet<string> => {
  const prefix = `hex:${seat}:`;
  const keys = [...useContext(MarkedContext).keys()].filter(key => key.startsWith(prefix));
  return new Set(keys.map(key => key.slice(prefix.length)));
};

/** On a player's board everything is theirs: what they touched has a rim in their colour, which hides nothing. */
export function Fresh({
  about,
  children,
}: {
  readonly about: string;
  /** The outline of the thing. */
  readonly children: ReactNode;
}): ReactNode {
  const [seat] = useContext(MarkedContext).get(about) ?? [];
  return seat === undefined ? null : <g className={`fresh seat-${asSeat(seat)}`}>{children}</g>;
}

/** The crests of those who touched a thing, at its corner. */
export function Marks({ about, x, y }: { readonly about: string } & Point): ReactNode {
  const seats = useContext(MarkedContext).get(about);
  if (seats === undefined) return null;
  return (
    <g className="marks">
      {seats.map((seat, i) => (
        <Scaled key={seat} x={x + i * 22} y={y} size={30}>
          <Crest seat={asSeat(seat)} />
        </Scaled>
      ))}
    </g>
  );
}
