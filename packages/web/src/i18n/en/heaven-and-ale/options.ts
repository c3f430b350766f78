/** The options of a game. */
export const words = {
  first: 'First player',
  drawn: 'Chosen at random',
  agreed: (name: string) => `First player: ${name}`,
  noSeat: (seat: number) => `This table has no seat ${seat}. Choose another player.`,
};

export type Words = typeof words;
