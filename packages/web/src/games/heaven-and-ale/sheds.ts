import {
  HEX_NAMES,
  type Numbers,
  type PlayerPosition,
  SHED_NAMES,
  SHED_NEIGHBOURS,
} from '@taproom/games/heaven-and-ale';
import { tileParts } from './parts.ts';

/** How far a shed spot is (6.1): the tiles around it, the sum of their fertility, and what that sum brings. */
export interface ShedSoFar {
  readonly filled: number;
  readonly of: number;
  readonly sum: number;
  readonly type: number;
  readonly brewmaster: number;
  readonly activations: number;
}

/** How far a shed spot is, as it stands on it: tiles of six, and their sum; nothing on an untouched one. */
export const soFarText = ({ filled, of, sum }: Pick<ShedSoFar, 'filled' | 'of' | 'sum'>): string =>
  filled === 0 ? '' : `${filled}/${of} Σ${sum}`;

/** A row of the shed table (6.1, 6.2): the sums that it holds for, `to` null for the last one, and what they bring. */
export interface ShedRow {
  readonly from: number;
  readonly to: number | null;
  readonly brewmaster: number;
  readonly activations: number;
}

export const shedRows = ({
  SHED_ACTIVATIONS,
  SHED_TABLE,
}: Pick<Numbers, 'SHED_ACTIVATIONS' | 'SHED_TABLE'>): readonly ShedRow[] =>
  SHED_TABLE.map(({ from, brewmaster }, type) => {
    const next = SHED_TABLE[type + 1];
    const to = next === undefined ? null : next.from - 1;
    return { from, to, brewmaster, activations: SHED_ACTIVATIONS[type] ?? 0 };
  });

export function shedSoFar(
  { SHED_ACTIVATIONS, SHED_TABLE }: Numbers,
  { garden }: PlayerPosition,
  shed: string,
): ShedSoFar {
  const around = [...(SHED_NEIGHBOURS[SHED_NAMES.indexOf(shed)] ?? [])].map(hex => HEX_NAMES[hex] ?? '');
  const tiles = around.flatMap(hex => garden[hex] ?? []);
  const sum = tiles.reduce((all, tile) => {
    const parts = tileParts(tile);
    return all + (parts.kind === 'monk' ? 0 : parts.fertility);
  }, 0);
  const type = SHED_TABLE.findLastIndex(({ from }) => sum >= from);
  return {
    filled: tiles.length,
    of: around.length,
    sum,
    type,
    brewmaster: SHED_TABLE[type]?.brewmaster ?? 0,
    activations: SHED_ACTIVATIONS[type] ?? 0,
  };
}
