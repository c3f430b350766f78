import type { Words } from '../../en/heaven-and-ale/options.ts';

export const words: Words = {
  first: 'Startspieler',
  drawn: 'Wird ausgelost',
  agreed: (name: string) => `Startspieler: ${name}`,
  noSeat: (seat: number) => `An diesem Tisch gibt es keinen Platz ${seat}. Wähle jemand anderen.`,
};
