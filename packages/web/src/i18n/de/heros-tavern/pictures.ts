import type { Words } from '../../en/heros-tavern/pictures.ts';

export const words: Words = {
  label: {
    draft: 'Vier Spieler an einem Tisch; jeder gibt die Hand nach links weiter',
    sets: 'Drei Essen: 10. Ein helles und ein dunkles Ale: 10. Zwei Ale einer Sorte: 3.',
  },
};
