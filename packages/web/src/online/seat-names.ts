import type { ListedTable } from '@taproom/contracts';
import type { Messages } from '../i18n/messages.ts';
import { namesOf } from '../play/names.ts';
import { levelsOf } from '../play/signs.ts';
import { sitterOf } from './received.ts';

/**
 * Who sits at a table, as lists name them: the same names as at the table itself, so two bots of one level are numbered,
 * and bots are marked as such. `nobody` stands for seats that nobody has.
 */
export function seatNames(
  { game, seats }: Pick<ListedTable, 'game' | 'seats'>,
  words: Messages,
  nobody: string,
): readonly string[] {
  const names = namesOf(seats.map(sitterOf), levelsOf(words, game));
  return seats.map(({ person, level }, seat) => {
    const name = names[seat] ?? nobody;
    if (person !== null) return name;
    return level === null ? nobody : words.online.bot(name);
  });
}
