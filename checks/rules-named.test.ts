import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, ROOT, testsIn } from './source.ts';

/** How test titles call the rules of each document. */
const DOCUMENTS = { HA: 'docs/rules/heaven-and-ale.md', HT: 'docs/rules/heros-tavern.md' } as const;

/** The numbers of the rules in a document: bold, at the start of a paragraph or a list item. */
function ruleNumbers(markdown: string): string[] {
  return [...markdown.matchAll(/^\s*(?:[-*] )?\*\*(\d+\.\d+)\*\*/gm)].map(([, number = '']) => number);
}

/** The rules that a title names, as `HA 5.4`; one prefix may stand before several numbers. */
function rulesNamed(title: string): string[] {
  const names = title.matchAll(/(?<![\w.])(HA|HT)((?:,? \d+\.\d+(?!\w|\.\d))+)/g);
  return [...names].flatMap(([, game, numbers = '']) =>
    [...numbers.matchAll(/\d+\.\d+/g)].map(([number]) => `${game} ${number}`),
  );
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const rules = Object.entries(DOCUMENTS).flatMap(([game, path]) =>
  ruleNumbers(read(path)).map(number => `${game} ${number}`),
);
const named = new Map<string, string>();
for (const path of filesUnder('packages').filter(file => file.endsWith('.test.ts')))
  for (const rule of testsIn(path, read(path)).flatMap(({ title }) => rulesNamed(title)))
    named.set(rule, path);

describe('the rules and their tests', () => {
  it('knows every document of rules', () => {
    expect(filesUnder('docs/rules')).toEqual(Object.values(DOCUMENTS).toSorted());
  });

  it('gives every rule number once, in order', () => {
    const inOrder = Object.keys(DOCUMENTS).flatMap(game =>
      rules.filter(rule => rule.startsWith(game)).toSorted((a, b) => place(a) - place(b)),
    );
    expect(rules).toEqual([...new Set(inOrder)]);
    expect(rules.length).toBeGreaterThan(0);
  });

  it('has a test for every rule', () => {
    const missing = rules.filter(rule => !named.has(rule));
    expect(missing.join(', '), 'rules that no test in packages/ names').toBe('');
  });

  it('has no test for a rule that does not exist', () => {
    const unknown = [...named]
      .filter(([rule]) => !rules.includes(rule))
      .map(([rule, path]) => `${rule} (${path})`);
    expect(unknown.join(', '), 'rules that no document has').toBe('');
  });
});

const place = (rule: string): number => {
  const [section = 0, number = 0] = rule.slice(3).split('.').map(Number);
  return 1000 * section + number;
};

describe('this check', () => {
  it('reads numbers at the start of paragraphs and list items only', () => {
    const markdown = '**1.1** One, see **9.9**.\n\n- **1.2** Two (1.1)\n* **10.12** Three\n1.3 plain\n';
    expect(ruleNumbers(markdown)).toEqual(['1.1', '1.2', '10.12']);
  });

  it('reads the titles of tests', () => {
    const source = `
      // it('HA 1.1 in a comment', f);
      /* test('HA 1.2 in a comment', f); */
      const quoted = "it('HA 1.3 in a string')";
      describe('HA 2.1 group', () => {
        it("HA 2.2 it's double", f);
        test(\`HA 2.3 \${name('x')} template\`, f);
        it.each([[1, g('a)')], [2, h()]])('HA 2.4 %i', f);
        it.each<[number]>([[1]])(
          'HA 2.5 wrapped', f);
        test.concurrent.each\`a | b\n\${1} | \${2}\`('HA 2.6 table', f);
        it.skip('HA 3.1 skipped', f);
        it.todo('HA 3.2 to do');
        split('HA 3.3 another call', f);
        expect.it('HA 3.4 a method', f);
        text.replace(/it's ("/, 'HA 3.5 not a title');
      });`;
    expect(testsIn('source.ts', source).map(({ title }) => title.slice(0, 6))).toEqual(
      [2.1, 2.2, 2.3, 2.4, 2.5, 2.6].map(n => `HA ${n}`),
    );
  });

  it('reads the rules that a title names, as whole words', () => {
    expect(rulesNamed('HA 5.4 buys')).toEqual(['HA 5.4']);
    expect(rulesNamed('HA 6.1 6.2, 11.10: sheds, unlike HT 3.1.')).toEqual([
      'HA 6.1',
      'HA 6.2',
      'HA 11.10',
      'HT 3.1',
    ]);
    expect(rulesNamed('AHA 5.4, HA5.4, HA 5, HA 5.4a, HA 5.4.1, 5.4 of HA, x.HA 5.4')).toEqual([]);
  });
});
