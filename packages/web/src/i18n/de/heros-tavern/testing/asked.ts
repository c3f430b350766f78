import type { Asked } from '../../../testing/asked.ts';

export const asked: Asked = [
  ['Wer gewinnt?', '7.2'],
  ['Wann ist das Spiel zu Ende?', '7.1'],
  ['Was bringt ein Ale?', '3.3'],
  ['Was macht der Koch?', '3.6'],
  ['Wie kaufe ich Karten?', '5.1'],
  ['Was kostet eine Karte?', '5.2'],
  ['Wie bekomme ich Münzen?', '4.1'],
  ['Was ist mit übrigen Markern?', '7.1'],
  ['Wohin werden die Handkarten weitergegeben?', '2.2'],
];
