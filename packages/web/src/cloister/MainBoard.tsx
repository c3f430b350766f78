import {
  ACTION_SPACES,
  type Position,
  type SeatMove,
  SLOTS,
  scoringLetter,
  spaceKind,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import type { KeyboardEvent, ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { BOARD, CELL, COURTYARD, START_AREA, slotAt, spaceAt } from './geometry.ts';
import { DiscPiece, FigurePiece, TilePiece } from './pieces.tsx';
import { goalStandings } from './standing.ts';

interface MainBoardProps {
  readonly position: Position;
  /** Whose barrels are shown as fulfilled or missing. */
  readonly seat: number;
  readonly legal: readonly SeatMove[];
  readonly onMove: (move: SeatMove) => void;
  /** The marker slot asks which marker. */
  readonly onMarkerSlot: () => void;
}

/** The main board: the walk around the courtyard, with barrels and monk stacks inside. */
export function MainBoard({ position, seat, legal, onMove, onMarkerSlot }: MainBoardProps): ReactNode {
  const { board } = useWords();
  const spaces = new Set(legal.flatMap(move => (move.move === 'go' ? [move.space] : [])));
  const slots = new Set(legal.flatMap(move => (move.move === 'start' ? [move.slot] : [])));
  return (
    <svg className="main-board" viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} aria-label={board.name}>
      <rect className="ground" width={BOARD.width} height={BOARD.height} rx="24" />
      <Courtyard position={position} seat={seat} />
      {Array.from({ length: ACTION_SPACES }, (_, i) => i + 1).map(space => (
        <Space
          key={space}
          space={space}
          position={position}
          open={spaces.has(space)}
          onGo={() => onMove({ move: 'go', space })}
        />
      ))}
      <rect className="start-area" {...START_AREA} rx="20" />
      {SLOTS.map((slot, i) => {
        const { x, y } = slotAt(i);
        const there = position.players.findIndex(player => player.figure === slot);
        const choose = (): void => (slot === 'marker' ? onMarkerSlot() : onMove({ move: 'start', slot }));
        return (
          <Target key={slot} x={x} y={y} open={slots.has(slot)} label={board.slot(slot)} onChoose={choose}>
            <circle className="slot" r="34" />
            <SlotSign slot={slot} />
            {there >= 0 && <FigurePiece seat={there} />}
          </Target>
        );
      })}
    </svg>
  );
}

/** Something on the board that can be chosen while it is open: by mouse, finger or key. */
export function Target({
  x,
  y,
  open,
  label,
  onChoose,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly open: boolean;
  readonly label: string;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose();
  };
  const transform = `translate(${x} ${y})`;
  if (!open)
    return (
      <g transform={transform}>
        <title>{label}</title>
        {children}
      </g>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside an SVG.
    <g
      className="open"
      transform={transform}
      role="button"
      tabIndex={0}
      aria-label={label}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  );
}

function Space({
  space,
  position,
  open,
  onGo,
}: {
  readonly space: number;
  readonly position: Position;
  readonly open: boolean;
  readonly onGo: () => void;
}): ReactNode {
  const { board } = useWords();
  const { x, y } = spaceAt(space);
  const kind = spaceKind(space);
  const tiles = position.tiles[space] ?? [];
  const discs = position.discs[space] ?? 0;
  const figures = position.players.flatMap((player, seat) => (player.figure === space ? [seat] : []));
  const label = board.space({ space, kind, tiles, discs, letter: scoringLetter(space) ?? '' });
  return (
    <Target x={x} y={y} open={open} label={label} onChoose={onGo}>
      <rect
        className={`space ${kind}`}
        x={-CELL / 2 + 4}
        y={-CELL / 2 + 4}
        width={CELL - 8}
        height={CELL - 8}
        rx="18"
      />
      <text className="space-sign" x={-CELL / 2 + 14} y={-CELL / 2 + 26}>
        {kind === 'scoring' ? (scoringLetter(space) ?? '') : space}
      </text>
      {stacked(tiles).map(({ tile, key }, i) => (
        <g key={key} transform={`translate(${(i - (tiles.length - 1) / 2) * 18} ${i % 2 ? 6 : 0})`}>
          <TilePiece tile={tile} radius={tiles.length > 2 ? 24 : 30} />
        </g>
      ))}
      {['first', 'second'].slice(0, discs).map((key, i) => (
        <g key={key} transform={`translate(${(i - (discs - 1) / 2) * 26} 6)`}>
          <DiscPiece />
        </g>
      ))}
      {figures.map((seat, i) => (
        <g key={seat} transform={`translate(${(i - (figures.length - 1) / 2) * 24} 24)`}>
          <FigurePiece seat={seat} />
        </g>
      ))}
    </Target>
  );
}

/** Tiles with a name for each that stays the same while others are bought: its kind and how many before it are alike. */
const stacked = (tiles: readonly Tile[]): { tile: Tile; key: string }[] =>
  tiles.map((tile, i) => ({
    tile,
    key: `${tile}.${tiles.slice(0, i).filter(other => other === tile).length}`,
  }));

function SlotSign({ slot }: { readonly slot: (typeof SLOTS)[number] }): ReactNode {
  const sign = { first: '1', brewmaster: '+1', marker: '+2', ducats: '2' }[slot];
  return (
    <text className="slot-sign" y="8">
      {sign}
    </text>
  );
}

/** Inside the ring: the twelve barrels, and the round. */
function Courtyard({ position, seat }: { readonly position: Position; readonly seat: number }): ReactNode {
  const { board, cloister } = useWords();
  const columns = 3;
  const width = COURTYARD.width / columns;
  const height = (COURTYARD.height - 90) / 4;
  return (
    <g transform={`translate(${COURTYARD.x} ${COURTYARD.y})`}>
      <text className="round" x={COURTYARD.width / 2} y="52">
        {board.round(position.round)}
      </text>
      {goalStandings(position, seat).map(({ goal, have, need, own, left }, i) => {
        const x = (i % columns) * width;
        const y = 90 + Math.floor(i / columns) * height;
        const met = have >= need;
        return (
          <g key={goal} transform={`translate(${x} ${y})`} className={`goal ${own ?? (met ? 'met' : '')}`}>
            <rect x="6" y="6" width={width - 12} height={height - 12} rx="14" />
            <text x={width / 2} y="44" className="goal-name">
              {cloister.goal[goal]}
            </text>
            <text x={width / 2} y={height - 28} className="goal-count">
              {own === null ? `${Math.min(have, need)} / ${need}` : '✓'} ·{' '}
              {left === null ? '–' : left === 'large' ? 4 : 2}
            </text>
          </g>
        );
      })}
    </g>
  );
}
