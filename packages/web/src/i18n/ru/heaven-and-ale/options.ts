import type { Words } from '../../en/heaven-and-ale/options.ts';

export const words: Words = {
  first: 'Первый игрок',
  drawn: 'По жребию',
  agreed: (name: string) => `Первый игрок: ${name}`,
  noSeat: (seat: number) => `За этим столом нет места ${seat}. Выберите другого игрока.`,
};
