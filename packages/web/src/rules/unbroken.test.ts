import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

/** A text in which the places where no line may end are seen: “_” for a space, “~” inside a word. */
const seen = (text: string): string => unbroken(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~');

test.each([
  ['12–17', '12–~17'],
  ['Am Spielende: 1 SP.', 'Am Spielende: 1_SP.'],
  ['in deinem Klostergarten 1 Schritt vor', 'in deinem Klostergarten 1_Schritt vor'],
  ['ваш пивовар делает 1 шаг', 'ваш пивовар делает 1_шаг'],
  ['сдайте карту с руки за 3 дуката', 'сдайте карту с_руки за_3_дуката'],
  ['Braumeister auf der 1', 'Braumeister auf der_1'],
  ['1 без ночлега, 2 при 1, 4 при 2', '1_без ночлега, 2_при_1, 4_при_2'],
  ['hops 5 in the shade', 'hops 5 in the shade'],
  ['6 tiles of fertility 1 in the garden', '6_tiles of fertility 1 in the garden'],
  ['Große Fässer × 4', 'Große Fässer ×_4'],
  ['5 + 6 = 11 Dukaten', '5_+_6_=_11_Dukaten'],
  ['курс обмена — 2:1', 'курс обмена_— 2:1'],
  ['К собранной паре и в саду, а у вас нет', 'К_собранной паре и_в_саду, а_у_вас нет'],
])('%s', (text, kept) => {
  expect(seen(text)).toBe(kept);
});
