import {
  ACTION_SPACES,
  MONK_PRICE,
  type Position,
  type SeatMove,
  SLOTS,
  scoringLetter,
  spaceKind,
  type Tile,
} from '@taproom/games/heaven-and-ale';
import type { KeyboardEvent, ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import {
  Barrel,
  BarrelSpace,
  GoalEmblem,
  MonkSpace,
  ResourceSpace,
  ScoringDisc,
  ScoringSpace,
  SlotMedallion,
} from '../art/cloister/index.ts';
import { BOARD, COURTYARD, START_AREA, slotAt, spaceAt } from './geometry.ts';
import { FigurePiece, Scaled, TilePiece } from './pieces.tsx';
import { goalStandings } from './standing.ts';

interface MainBoardProps {
  readonly position: Position;
  /** Whose barrels are shown as fulfilled or missing. */
  readonly seat: number;
  readonly legal: readonly SeatMove[];
  readonly onMove: (move: SeatMove) => void;
  readonly onPoint: (move: SeatMove | null) => void;
  /** The marker slot asks which marker. */
  readonly onMarkerSlot: () => void;
}

/** The main board: the walk around the courtyard, with barrels and monk stacks inside. */
export function MainBoard({
  position,
  seat,
  legal,
  onMove,
  onPoint,
  onMarkerSlot,
}: MainBoardProps): ReactNode {
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
          onPoint={there => onPoint(there ? { move: 'go', space } : null)}
        />
      ))}
      <rect className="start-area" {...START_AREA} rx="20" />
      {SLOTS.map((slot, i) => {
        const { x, y } = slotAt(i);
        const there = position.players.findIndex(player => player.figure === slot);
        const choose = (): void => (slot === 'marker' ? onMarkerSlot() : onMove({ move: 'start', slot }));
        const point = (there: boolean): void =>
          onPoint(there && slot !== 'marker' ? { move: 'start', slot } : null);
        return (
          <Target
            key={slot}
            x={x}
            y={y}
            open={slots.has(slot)}
            label={board.slot(slot)}
            onChoose={choose}
            onPoint={point}
          >
            <circle className="glow" r="38" />
            <Scaled size={70}>
              <SlotMedallion slot={slot} />
            </Scaled>
            {there >= 0 && <FigurePiece seat={there} size={62} />}
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
  quiet = false,
  reach = 44,
  label,
  onChoose,
  onPoint,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly open: boolean;
  /** It can be chosen, but nothing asks for it: no glow. */
  readonly quiet?: boolean;
  /** How far from its middle it can be touched. */
  readonly reach?: number;
  readonly label: string;
  readonly onChoose: () => void;
  /** Somebody points at it or has stepped to it by key: true; or has left it: false. */
  readonly onPoint?: ((there: boolean) => void) | undefined;
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
    <g className={quiet ? 'quiet' : 'open'} transform={transform}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of drawings has no focus. */}
      <g aria-hidden="true">{children}</g>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button inside an SVG. */}
      <circle
        className="reach"
        r={reach}
        role="button"
        tabIndex={0}
        aria-label={label}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        onPointerEnter={() => onPoint?.(true)}
        onPointerLeave={() => onPoint?.(false)}
        onFocus={() => onPoint?.(true)}
        onBlur={() => onPoint?.(false)}
      />
    </g>
  );
}

function Space({
  space,
  position,
  open,
  onGo,
  onPoint,
}: {
  readonly space: number;
  readonly position: Position;
  readonly open: boolean;
  readonly onGo: () => void;
  readonly onPoint: (there: boolean) => void;
}): ReactNode {
  const { board } = useWords();
  const { x, y } = spaceAt(space);
  const kind = spaceKind(space);
  const tiles = position.tiles[space] ?? [];
  const discs = position.discs[space] ?? 0;
  const figures = position.players.flatMap((player, seat) => (player.figure === space ? [seat] : []));
  const label = board.space({ space, kind, tiles, discs, letter: scoringLetter(space) ?? '' });
  return (
    <Target x={x} y={y} open={open} label={label} onChoose={onGo} onPoint={onPoint}>
      <rect className={`space ${kind}`} x="-46" y="-46" width="92" height="92" rx="16" />
      <Sign space={space} empty={tiles.length + discs === 0} />
      {stacked(tiles).map(({ tile, key }, i) => (
        <g key={key} transform={`translate(${fan(i, tiles.length)} ${-6 + (i % 2 ? 5 : 0)})`}>
          <TilePiece tile={tile} size={tiles.length > 2 ? 58 : 74} />
        </g>
      ))}
      {['first', 'second'].slice(0, discs).map((key, i) => (
        <g key={key} transform={`translate(${27 - i * 54} 27)`}>
          <Scaled size={36}>
            <ScoringDisc />
          </Scaled>
        </g>
      ))}
      <text className="space-number" x="-40" y="42">
        {space}
      </text>
      {figures.map((seat, i) => (
        <g key={seat} transform={`translate(${22 - i * 22} 22)`}>
          <FigurePiece seat={seat} size={50} />
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

/** How far to the side each of several tiles lies. */
const fan = (i: number, count: number): number => (i - (count - 1) / 2) * (count > 3 ? 12 : 20);

/** What kind of space it is; under tiles and discs only the price and the letter need to be seen. */
function Sign({ space, empty }: { readonly space: number; readonly empty: boolean }): ReactNode {
  const kind = spaceKind(space);
  const letter = scoringLetter(space);
  if (letter !== null)
    return (
      <Scaled size={80}>
        <ScoringSpace letter={letter} />
      </Scaled>
    );
  if (kind === 'barrel')
    return (
      <Scaled size={80}>
        <BarrelSpace />
      </Scaled>
    );
  if (empty)
    return (
      <g opacity={kind === 'monk' ? 0.75 : 0.4}>
        <Scaled size={72}>
          {kind === 'monk' ? <MonkSpace price={MONK_PRICE[space] ?? 0} /> : <ResourceSpace />}
        </Scaled>
      </g>
    );
  return kind === 'monk' ? (
    <g transform="translate(32 -32)">
      <circle className="price-coin" r="13" />
      <text className="price-tag" y="7">
        {MONK_PRICE[space]}
      </text>
    </g>
  ) : null;
}

/** Inside the ring: the twelve barrels, and the round. */
function Courtyard({ position, seat }: { readonly position: Position; readonly seat: number }): ReactNode {
  const { board } = useWords();
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
        const owners = position.players.flatMap((player, other) =>
          player.largeBarrels.includes(goal) || player.smallBarrels.includes(goal) ? [other] : [],
        );
        return (
          <g key={goal} transform={`translate(${x} ${y})`} className={`goal ${own ?? (met ? 'met' : '')}`}>
            <title>{board.goal({ goal, have, need, own, left })}</title>
            <rect x="5" y="5" width={width - 10} height={height - 10} rx="14" />
            <g transform="translate(58 62)">
              <Scaled size={86}>
                <GoalEmblem goal={goal} />
              </Scaled>
            </g>
            {left !== null && (
              <g transform={`translate(${width - 48} 52)`}>
                <Scaled size={left === 'large' ? 72 : 56}>
                  <Barrel size={left} />
                </Scaled>
              </g>
            )}
            {owners.map((other, k) => (
              <g key={other} transform={`translate(${width - 30 - k * 34} ${height - 34})`}>
                <FigurePiece seat={other} size={40} />
              </g>
            ))}
            <text x="18" y={height - 20} className="goal-count">
              {own === null ? `${Math.max(0, Math.min(have, need))}/${need}` : '✓'}
            </text>
          </g>
        );
      })}
    </g>
  );
}
