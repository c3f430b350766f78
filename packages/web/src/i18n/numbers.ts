/** A number with its sign, using a real minus sign instead of a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A number that may be negative, using a real minus sign instead of a hyphen. */
export const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
