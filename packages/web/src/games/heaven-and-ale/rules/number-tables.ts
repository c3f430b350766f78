import {
  BREWMASTER_TABLE,
  HEX_NAMES,
  SHED_NAMES,
  SHED_NEIGHBOURS,
  SHED_TABLE,
  sideOf,
  TRACK,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import { type RuleTable, table } from '../../../rules/rules.ts';

/** The tables of the rules that contain only numbers, from the numbers the game uses. */

const ROW_OF_SPACES = 9;

/** HA 2.1 The 27 spaces in three rows, with their signs. */
export function trackTables(): readonly RuleTable[] {
  const signs = [...TRACK].map(sign => (sign >= '1' && sign <= '4' ? `M${sign}` : sign));
  return [0, 1, 2].map(row => {
    const part = signs.slice(row * ROW_OF_SPACES, (row + 1) * ROW_OF_SPACES);
    return { head: part.map((_, i) => `${row * ROW_OF_SPACES + i + 1}`), rows: [part] };
  });
}

/** The spans that begin at the given numbers; the last one is worded by its first number. */
const spans = (from: readonly number[], last: (from: number) => string): string[] =>
  from.map((start, i) => {
    const next = from[i + 1];
    if (next === undefined) return last(start);
    return next - 1 === start ? `${start}` : `${start}–${next - 1}`;
  });

/** HA 3.3 */
export function brewmasterTable(head: string, zeroOrLess: string): RuleTable {
  const spots = spans(
    BREWMASTER_TABLE.map(row => row.from),
    () => `${TRACK_END}`,
  );
  const rows = BREWMASTER_TABLE.map(
    ({ rate, value }, i) => `${i === 0 ? zeroOrLess : spots[i]} | ${rate}:1 | ${value}`,
  );
  return table(head, ...rows);
}

/** HA 6.1 */
export function shedTable(head: string, orMore: (sum: number) => string): RuleTable {
  const sums = spans(
    SHED_TABLE.map(row => row.from),
    orMore,
  );
  return table(head, ...SHED_TABLE.map(({ brewmaster }, type) => `${sums[type]} | +${brewmaster} | ${type}`));
}

/** HA 3.1 The hexes of each row by side. */
export function gardenTable(head: string, all: string): RuleTable {
  const sunny = HEX_NAMES.filter((_, hex) => sideOf(hex) === 'sunny');
  const shady = HEX_NAMES.filter((_, hex) => sideOf(hex) === 'shady');
  const groups: readonly (readonly string[])[] = [sunny, SHED_NAMES, shady];
  const rows = [...'abcdefg'].map(row =>
    [row, ...groups.map(names => names.filter(name => name.startsWith(row)).join(' '))].join(' | '),
  );
  return table(head, ...rows, [all, ...groups.map(names => names.length)].join(' | '));
}

/** HA 3.1 The six hexes around each shed spot. */
export function neighbourTable(head: string): RuleTable {
  const around = SHED_NEIGHBOURS.map(hexes => Array.from(hexes, hex => HEX_NAMES[hex]).join(' '));
  return table(head, ...SHED_NAMES.map((name, i) => `${name} | ${around[i]}`));
}
