import { describe, expect, test } from 'vitest';
import { FACES } from '../games/faces.ts';
import { LANGUAGE_CODES } from '../i18n/languages.ts';
import { countAid, type PlayerAid, searchAid } from './aid.ts';
import { rulesOf } from './testing/load.ts';

const aidsOf = async (sign: (typeof FACES.signs)[number]): Promise<readonly PlayerAid[]> => {
  const learning = await sign.learning();
  return Promise.all(LANGUAGE_CODES.map(language => learning.aid(language)));
};

describe.each(FACES.signs)('the player aid of $title', sign => {
  test('has the same sections, rows and icons in all languages, and every cell says something', async () => {
    const shapeOf = ({ sections }: PlayerAid): unknown =>
      sections.map(({ id, rule, head, rows, notes }) => ({
        id,
        rule,
        columns: head.length,
        rows: rows.map(row => [row.rule, row.cells.map(cell => cell.icons)]),
        notes: notes.length,
      }));
    const aids = await aidsOf(sign);
    for (const aid of aids) {
      expect(shapeOf(aid)).toEqual(aids[0] && shapeOf(aids[0]));
      for (const { cells } of aid.sections.flatMap(({ rows }) => rows))
        for (const { text } of cells) expect(text).toMatch(/\S/);
    }
  });

  test('can be searched: by a title, and by words of a row', async () => {
    for (const { sections } of await aidsOf(sign)) {
      const section = sections[0] ?? expect.fail('no section');
      expect(searchAid(sections, section.title)).toContain(section);
      for (const { cells } of section.rows) {
        const found = searchAid(sections, cells.map(({ text }) => text).join(' '));
        expect(found.flatMap(({ rows }) => rows.map(row => row.cells))).toContainEqual(cells);
      }
      expect(searchAid(sections, ' ')).toBe(sections);
      expect(countAid(searchAid(sections, 'qwertz'))).toBe(0);
    }
  });

  test('refers to rules that exist', async () => {
    const { sections } = await rulesOf(sign.id, 'en');
    const numbers = new Set(sections.flatMap(({ rules }) => rules.map(({ number }) => number)));
    for (const { sections } of await aidsOf(sign))
      for (const { rule, rows, intro, notes } of sections) {
        const linked = [rule, ...rows.flatMap(row => row.rule ?? [])];
        const written = [...intro, ...notes].flatMap(text => text.match(/\b\d+\.\d+\b/g) ?? []);
        for (const number of [...linked, ...written]) expect(numbers).toContain(number);
      }
  });

  test('draws every icon it names', async () => {
    const [aid] = await aidsOf(sign);
    const names = aid?.sections.flatMap(({ rows }) => rows.flatMap(row => row.cells.flatMap(c => c.icons)));
    expect(names?.length).toBeGreaterThan(10);
    for (const name of names ?? []) expect(aid?.Icon({ name }), name).not.toBeNull();
    expect(aid?.Icon({ name: 'no such thing' })).toBeNull();
  });

  test('names its sections once', async () => {
    for (const { sections } of await aidsOf(sign))
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });
});
