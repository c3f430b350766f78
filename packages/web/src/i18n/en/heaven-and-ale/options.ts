/** What can be agreed on before a game. */
export const words = {
  first: 'First player',
  drawn: 'Drawn at random',
  agreed: (name: string) => `First player: ${name}`,
  noSeat: (seat: number) => `There is no seat ${seat} at this table. Choose another player.`,
};

export type Words = typeof words;
