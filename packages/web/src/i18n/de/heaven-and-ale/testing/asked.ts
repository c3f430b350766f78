import type { Asked } from '../../../testing/asked.ts';

export const asked: Asked = [
  ['Wie gewinne ich?', '10.4'],
  ['Wann endet das Spiel?', '4.5'],
  ['Wie viele Runden gibt es?', '4.5'],
  ['Was macht ein Mönch?', '7.4'],
  ['Was kostet ein Mönch?', '5.5'],
  ['Wie bekomme ich Geld?', '5.8'],
  ['Wie baue ich eine Scheune?', '6.1'],
  ['Wie bekomme ich ein Fass?', '8.2'],
  ['Was passiert in der Sonne?', '6.3'],
  ['Darf ich rückwärts ziehen?', '5.2'],
  ['Wie geht der Umtausch?', '10.2'],
  ['Wann darf ich eine Privilegkarte legen?', '7.5'],
];
