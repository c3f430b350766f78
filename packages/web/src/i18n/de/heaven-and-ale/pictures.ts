import { ACTION_SPACES, BREWMASTER_START, SHED_NAMES, TRACK_END } from '@taproom/games/heaven-and-ale';
import type { Words } from '../../en/heaven-and-ale/pictures.ts';
import { number } from '../../numbers.ts';

export const words: Words = {
  label: {
    track: `Die ${ACTION_SPACES} Felder des Rundkurses als Ring, im Uhrzeigersinn ab dem Startbereich`,
    garden: `Der Klostergarten mit den Namen aller Gartenfelder: links Sonne, rechts Schatten, dazu ${SHED_NAMES.length} Scheunenplätze`,
    production: `Die Produktionsleiste von ${number(BREWMASTER_START)} bis ${TRACK_END} mit den Startfeldern von Braumeister und Markern`,
    sheds: 'Die fünf Scheunengrößen, jede mit einem Beispiel für die Plättchen, die sie aktiviert',
  },
  startingArea: 'Startbereich',
  sun: 'Sonne',
  shade: 'Schatten',
};
