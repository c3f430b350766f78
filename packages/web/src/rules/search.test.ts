import { describe, expect, it } from 'vitest';
import { rule, section, table } from './rules.ts';
import { findWords, searchRules, wordsOf } from './search.ts';

const sections = [
  section('1', 'Scheunen', rule('1.1', 'Der Mönch geht in die Straße.'), rule('1.2', 'Ein Fass.')),
  section('2', 'Ещё', rule('2.1', 'Счёт', table('Жетон | Цена', 'ячмень | 4'))),
];

const found = (query: string): string[] =>
  searchRules(sections, wordsOf(query)).flatMap(({ rules }) => rules.map(({ number }) => number));

describe('the search in the rules', () => {
  it('finds all without a word', () => expect(found('  ')).toEqual(['1.1', '1.2', '2.1']));

  it('looks past case and accents', () => {
    expect(found('MONCH')).toEqual(['1.1']);
    expect(found('strasse')).toEqual(['1.1']);
    expect(found('счет')).toEqual(['2.1']);
  });

  it('looks past places where a word may be broken', () => {
    expect(findWords('Lager\u00adplatz', ['lagerplatz'])).toEqual([{ from: 0, to: 11 }]);
  });

  it('wants every word, in any order', () => {
    expect(found('straße mönch')).toEqual(['1.1']);
    expect(found('straße fass')).toEqual([]);
  });

  it('looks into tables and numbers', () => {
    expect(found('ЯЧМЕНЬ')).toEqual(['2.1']);
    expect(found('1.2')).toEqual(['1.2']);
  });

  it('leaves out empty sections', () => {
    expect(searchRules(sections, ['fass']).map(({ number }) => number)).toEqual(['1']);
  });
});

describe('what it marks', () => {
  const marked = (text: string, query: string): string[] =>
    findWords(text, wordsOf(query)).map(({ from, to }) => text.slice(from, to));

  it('is the text as written', () => {
    expect(marked('Die Straße der Mönche', 'strasse monch')).toEqual(['Straße', 'Mönch']);
    expect(marked('Счёт и ещё счёт', 'счет')).toEqual(['Счёт', 'счёт']);
  });

  it('joins what touches', () => expect(marked('abcd', 'ab bc cd')).toEqual(['abcd']));

  it('is nothing without words', () => expect(marked('abc', ' ')).toEqual([]));
});
