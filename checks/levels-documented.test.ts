import { readFileSync } from 'node:fs';
import { LEVELS } from '@taproom/bots/levels';
import { GAMES } from '@taproom/games';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

describe.each(GAMES.ids)('the levels of %s', id => {
  const { levels } = LEVELS.current(id);

  it('are listed in docs/bots, weakest first', () => {
    const row = `| ${GAMES.current(id).title} | ${['random', ...levels].join(', ')} |`;
    expect(read('docs/bots/README.md').replaceAll('’', "'")).toContain(row.replaceAll('’', "'"));
  });

  it('have their own row, in this order, on the page about the bots of the game', () => {
    const page = read(`docs/bots/${id}.md`);
    const section = page.slice(page.indexOf('## The levels'));
    const rows = [...section.matchAll(/^\| (\w+) \|/gm)].map(([, level]) => level ?? '');
    expect(rows.filter(level => levels.includes(level)).slice(0, levels.length)).toEqual(levels);
  });
});
