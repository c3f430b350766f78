/** Our colours: parchment with ink, rubric and gilt. */
const PARCHMENT = '#F6EEDC';
export const INK = '#2A2119';
export const RUBRIC = '#8C2F2B';
export const GILT = '#B5832A';
const FAINT = '#D9C9A6';

type Attributes = Readonly<Record<string, string | number>>;

/** An element with its attributes; numbers are rounded to hundredths. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const told = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`)
    .join('');
  return content === '' ? `<${name}${told}/>` : `<${name}${told}>${content}</${name}>`;
}

export const text = (x: number, y: number, words: string, attributes: Attributes = {}): string =>
  element('text', { x, y, fill: INK, 'font-size': 14, ...attributes }, escaped(words));

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string =>
  element('line', { x1, y1, x2, y2, stroke: FAINT, ...attributes });

/** A whole drawing on parchment in a gilt frame, with a title for screen readers too. */
export function page(width: number, height: number, title: string, content: readonly string[]): string {
  const frame = { x: 7, y: 7, width: width - 14, height: height - 14, rx: 11, fill: 'none' };
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="Georgia, 'Times New Roman', serif">`,
    element('rect', { width, height, rx: 16, fill: PARCHMENT }),
    element('rect', { ...frame, stroke: GILT, 'stroke-width': 2 }),
    text(34, 48, title, { 'font-size': 22, 'font-weight': 700, fill: RUBRIC }),
    ...content,
    '</svg>',
  ].join('\n')}\n`;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Round numbers that cover a range in a few steps. */
export function ticks(low: number, high: number, about = 4): number[] {
  const raw = (high - low) / about || 1;
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = size * ([1, 2, 5].find(factor => factor * size >= raw) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}
