/** A number with a true minus, and with a plus if it is wanted. */
export function signed(value: number, sign: 'negative' | 'always'): string {
  if (value < 0) return `−${-value}`;
  return sign === 'always' ? `+${value}` : `${value}`;
}
