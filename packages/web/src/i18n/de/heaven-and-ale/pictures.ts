import type { Words } from '../../en/heaven-and-ale/pictures.ts';

export const words: Words = {
  label: {
    track: 'Die 27 Felder des Rundkurses als Ring, im Uhrzeigersinn ab dem Startbereich',
    garden:
      'Der Klostergarten: jedes Gartenfeld mit seinem Namen, links Sonne, rechts Schatten, sieben Scheunenplätze',
    production: 'Die Produktionsleiste von −10 bis 20 mit den Startfeldern aller Teile',
    sheds: 'Die fünf Scheunengrößen, jede mit einem Beispiel für die Nachbarfelder, die sie aktiviert',
  },
  startingArea: 'Startbereich',
  sun: 'Sonne',
  shade: 'Schatten',
};
