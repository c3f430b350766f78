import type { Words } from '../../en/heaven-and-ale/options.ts';

export const words: Words = {
  first: 'Startspieler',
  drawn: 'Wird ausgelost',
  agreed: (name: string) => `Startspieler: ${name}`,
  noSeat: (seat: number) => `Platz ${seat} gibt es an diesem Tisch nicht. Wähle jemand anderen.`,
};
