import type { Words } from '../../en/heros-tavern/pictures.ts';

export const words: Words = {
  label: {
    draft: 'Четыре игрока за столом; каждый передаёт руку налево',
    sets: 'Три карты еды: 10. Светлый и тёмный эль: 10. Два эля одного сорта: 3.',
  },
};
