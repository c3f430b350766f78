import type { Position } from '@taproom/games/heaven-and-ale';
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useState,
} from 'react';
import { Crest, Picture } from '../art/index.ts';
import { useCloisterWords } from '../words.ts';
import { GARDEN, HEX, hexAt, hexPolygon } from './geometry.ts';
import { CloisterMap } from './MiniMap.tsx';
import { asSeat } from './pieces.tsx';

/** The hexes of a seat that something on the page names right now. */
export interface LitHexes {
  readonly seat: number;
  readonly hexes: readonly string[];
  /** Where the name stands on the screen. */
  readonly at: DOMRect;
  /** The left edge of the drawer in which it stands, if it does. */
  readonly edge: number | null;
}

const MARK = 'data-hex';

/** Marks an element that names a hex. */
export const hexMark = (seat: number, hex: string): Readonly<Record<string, string>> => ({
  [MARK]: `${seat}:${hex}`,
});

const LitContext = createContext<LitHexes | null>(null);
export const LitProvider = LitContext.Provider;

/** Follows what is pointed at or focused: a name lights up its hex, an entry of the log all that it names. */
export function useLitHexes(): {
  readonly lit: LitHexes | null;
  readonly watch: {
    readonly onPointerOver: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
} {
  const [lit, setLit] = useState<LitHexes | null>(null);
  const light = (names: readonly Element[]): void => {
    const [first] = names;
    const named = names.map(element => element.getAttribute(MARK) ?? '');
    if (first === undefined) {
      if (lit !== null) setLit(null);
      return;
    }
    const seat = Number(named[0]?.split(':')[0]);
    const hexes = named.flatMap(mark => {
      const [of, hex] = mark.split(':');
      return Number(of) === seat && hex !== undefined ? [hex] : [];
    });
    if (lit?.seat === seat && lit.hexes.join() === hexes.join()) return;
    const edge = first.closest('.drawer')?.getBoundingClientRect().left ?? null;
    setLit({ seat, hexes, at: first.getBoundingClientRect(), edge });
  };
  const target = ({ target }: SyntheticEvent): Element | null => (target instanceof Element ? target : null);
  const stop = (): void => light([]);
  return {
    lit,
    watch: {
      onPointerOver: event => {
        const name = target(event)?.closest(`[${MARK}]`) ?? null;
        light(name === null ? [] : [name]);
      },
      onPointerLeave: stop,
      onFocus: event => light([...(target(event)?.closest('.log li')?.querySelectorAll(`[${MARK}]`) ?? [])]),
      onBlur: stop,
    },
  };
}

const RING = hexPolygon({ x: 0, y: 0 }, HEX - 3);

/** The rings around the named hexes of a garden, each with its name. */
export function LitRings({ seat }: { readonly seat: number }): ReactNode {
  const lit = useContext(LitContext);
  if (lit?.seat !== seat) return null;
  return lit.hexes.map(hex => {
    const { x, y } = hexAt(hex);
    return (
      <g key={hex} className="lit untouched" transform={`translate(${x} ${y})`}>
        <polygon points={RING} />
        <rect x="-22" y="-16" width="44" height="32" rx="10" />
        <text y="8">{hex}</text>
      </g>
    );
  });
}

/** How large the picture of a garden beside a name is, in pixels. */
const PEEK = { width: 240, height: 270 } as const;

const within = (x: number, most: number): number => Math.max(8, Math.min(x, most - 8));

/** The garden that a name speaks of, beside the name: for boards that are not on the screen. */
export function Peek({
  position,
  names,
}: {
  readonly position: Position;
  readonly names: readonly string[];
}): ReactNode {
  const { turn } = useCloisterWords();
  const lit = useContext(LitContext);
  const player = lit === null ? undefined : position.players[lit.seat];
  if (lit === null || player === undefined) return null;
  const { at, edge } = lit;
  // Beside the drawer where there is room, so that the log stays readable; else above or below the name.
  const isBeside = edge !== null && edge > PEEK.width + 16;
  const left = isBeside ? edge - PEEK.width - 8 : at.left - PEEK.width / 2;
  const top = at.top > PEEK.height + 16 ? at.top - PEEK.height - 8 : at.bottom + 8;
  return (
    <div
      className="peek"
      style={{ left: within(left, innerWidth - PEEK.width), top, width: PEEK.width }}
      aria-hidden="true"
    >
      <p>
        <Picture of={<Crest seat={asSeat(lit.seat)} />} size="1.4rem" />
        <b>{turn.boardOf(names[lit.seat] ?? '')}</b>
      </p>
      <div>
        <CloisterMap player={player} touch={null} />
        <svg className="cloister" viewBox={`0 0 ${GARDEN.width} ${GARDEN.height}`} aria-hidden="true">
          <LitRings seat={lit.seat} />
        </svg>
      </div>
    </div>
  );
}
