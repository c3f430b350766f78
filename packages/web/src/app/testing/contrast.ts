/** WCAG 2 relative luminance of a colour as #rrggbb. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(i => Number.parseInt(colour.slice(i, i + 2), 16) / 255)
    .map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast of two colours. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
