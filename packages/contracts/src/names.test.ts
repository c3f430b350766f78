import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLine, isName, LONGEST_NAME, skeletonOf, tidyName } from './names.ts';
import { NewName } from './words.ts';

const read = (text: string): string | null => {
  const found = NewName.safeParse(text);
  return found.success ? found.data : null;
};

describe('a name', () => {
  const GOOD = [
    'Anna',
    'Анна',
    'Zoë',
    '安娜',
    'אנה',
    'آنا',
    'अन्ना',
    'ทดสอบ',
    'O’Neil-Smith, 2.',
    '<b>Ben</b>',
    'Q',
    '7',
    '🍺',
    '👍🏽 Ben',
  ];
  it.each(GOOD)('%s is one, as it is', name => expect(read(name)).toBe(name));

  it('is stored composed, with single spaces', () => {
    expect(read('  Zoe\u0308 \u00a0\u3000 Smith\u2003')).toBe('Zoë Smith');
    expect(read('❤\ufe0f Anna')).toBe('❤ Anna');
  });

  const BAD: Readonly<Record<string, string>> = {
    nothing: '',
    spaces: ' \u00a0\u3000',
    'a line break': 'An\nna',
    'a control character': 'An\u0007na',
    'half a surrogate pair': 'A\ud800',
    'Hangul fillers': '\u3164',
    'Hangul jamo fillers': '\u115f\u1160',
    'a halfwidth Hangul filler': '\uffa0',
    'a blank of Braille': '\u2800\u2800',
    'zero-width signs': 'A\u200bnna',
    'a zero-width joiner': 'A\u200dnna',
    'a soft hyphen': 'An\u00adna',
    'a bidi override': 'A\u202enna',
    'a bidi isolate': '\u2067Anna\u2069',
    'a bidi mark': 'Anna\u200f',
    'marks alone': '\u0301\u0308',
    'a mark behind a space': 'A \u0301',
    'a tower of marks': `Z${'\u0319'.repeat(9)}`,
    'private use': '\ue000nna',
    unassigned: 'A\u0378',
    'a dash': '–',
    'a picture of punctuation': '‼〰',
    'a ligature of marks alone': 'ﱞ',
    'punctuation alone': '... !?',
    'an object replacement': '\ufffc',
    tags: 'A\u{e0041}',
    'more than 24': 'A'.repeat(25),
  };
  it.each(Object.entries(BAD))('is not %s', (_, text) => expect(read(text)).toBeNull());

  it('is tidy, short and visible, whatever was typed', () => {
    const hidden = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/u;
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), text => {
        const name = read(text);
        if (name === null) return;
        expect(isName(name)).toBe(true);
        expect(read(name)).toBe(name);
        expect(tidyName(name)).toBe(name);
        expect(name.normalize('NFC')).toBe(name);
        expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
        expect(name).not.toMatch(hidden);
        expect(name).not.toMatch(/^\s|\s$|\s\s|[^\S ]/);
        expect(name).toMatch(/[\p{L}\p{N}\p{Extended_Pictographic}]/u);
        expect(skeletonOf(name)).not.toBe('');
      }),
      { numRuns: 5000, examples: [['‼'], ['〰'], ['ﱞ'], ['⻳']] },
    );
  });
});

describe('names that look the same', () => {
  const SAME: readonly (readonly [string, string])[] = [
    ['Anna', 'anna'],
    ['Anna', 'Аnnа'],
    ['Anna', 'Änna'],
    ['Anna', 'An na'],
    ['Anna', 'Anna.'],
    ['Bill', 'BiII'],
    ['Bob', 'B0b'],
    ['Burns', 'Bums'],
    ['Ελενη', 'Еλενη'],
    ['Anna', 'Ａｎｎａ'],
  ];
  it.each(SAME)('%s and %s', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

  it.each([
    ['Anna', 'Anne'],
    ['Анна', 'Инна'],
    ['安娜', '安妮'],
    ['🍺', '🍷'],
  ])('not %s and %s', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));
});

describe('a line of chat', () => {
  it.each([
    'Good evening,\nBen <b>',
    '!',
    '…',
    '👍🏽',
    '👩‍👩‍👧‍👦',
    '❤\ufe0f',
    '1\ufe0f\u20e3',
    'שָׁלוֹם',
    'ที่นี่',
    'Zoe\u0308',
    'one\n\ntwo\n\nthree',
    '\tindented',
  ])('can be %j', text => expect(isLine(text)).toBe(true));

  const BAD: Readonly<Record<string, string>> = {
    nothing: '',
    'a tab': '\t',
    spaces: ' \u00a0\u3000',
    'zero-width signs': '\u200b\u200d\ufeff',
    'line separators': '\u2028\u2029\n',
    'Hangul fillers': '\u3164\u115f',
    'a blank of Braille': '\u2800',
    'marks alone': '\u0301\u0308',
    'hundreds of line breaks': `a${'\n'.repeat(400)}b`,
    'line breaks of another kind': `a${'\u2028'.repeat(11)}b`,
    'a tower of marks': `a${'\u0301'.repeat(400)}`,
    'a tower of marks with joiners between': `a${'\u0301\u200d'.repeat(20)}`,
  };
  it.each(Object.entries(BAD))('is not %s', (_, text) => expect(isLine(text)).toBe(false));
});
