import type { Numbers } from '@taproom/games/heaven-and-ale';

/** A row of the brewmaster table (3.3) and the spots that it holds for. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
  readonly value: number;
}

export const bandsOf = ({ BREWMASTER_TABLE, TRACK_END }: Numbers): readonly Band[] =>
  BREWMASTER_TABLE.map((row, i) => ({ ...row, to: (BREWMASTER_TABLE[i + 1]?.from ?? TRACK_END + 1) - 1 }));

/** The row for a spot of the brewmaster. */
export function bandAt(numbers: Numbers, spot: number): Band {
  const band = bandsOf(numbers).find(({ from, to }) => spot >= from && spot <= to);
  if (band === undefined) throw new Error(`no row for spot ${spot}`);
  return band;
}
