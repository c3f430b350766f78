/** The colours of the tavern: names for the variables of colours.css, each with its night value. */
const paint = (name: string, night: string): string => `var(--tavern-${name}, ${night})`;

/** The room: wall, boards, lettering, the light around what is chosen. */
export const OAK = paint('oak', '#2B1E16');
export const PLANK = paint('plank', '#4A3425');
export const PANEL = paint('panel', '#1C120C');
export const BEAM = paint('beam', '#8A5F3A');
export const LETTERING = paint('lettering', '#F3EADB');
export const GLOW = paint('glow', '#F4C46B');
export const RAY = paint('ray', '#44291A');

/** The printing inks of the pictures. */
export const INK = paint('ink', '#120B07');
export const CHALK = paint('chalk', '#F3EADB');
export const CANDLE = paint('candle', '#F4C46B');
export const COPPER = paint('copper', '#C06F25');
export const UMBER = paint('umber', '#94542A');
export const EMBER = paint('ember', '#BE462E');
export const SKIN = paint('skin', '#EDBE8A');
export const MOSS = paint('moss', '#8C9A4E');
export const MIDNIGHT = paint('midnight', '#46699A');
export const SLATE = paint('slate', '#2A3133');
export const SLATE_CHALK = paint('slate-chalk', '#F3EADB');

/** Serif with Cyrillic; the page serves the first one. */
export const SERIF = "'Alegreya Variable', Georgia, serif";
