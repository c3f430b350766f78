/** A number with its sign; minus is a minus, not a hyphen. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** A number that may be below zero; minus is a minus, not a hyphen. */
export const number = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
