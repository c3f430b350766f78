import { expectOk, SeededRandom } from '@taproom/games';
import { Table } from '@taproom/table';
import { describe, expect, it } from 'vitest';
import { explain } from '../log/explain.ts';
import { newTable, playTurn } from '../log/testing/games.ts';
import { tonguesOf } from '../play/testing/faces.ts';
import { ReplayGame } from '../replay/game.ts';
import { LocalGame } from './game.ts';
import { openFile, openRecord } from './record.ts';
import { REPERTOIRE, TestHome } from './testing/home.ts';

/** A game with this many turns. */
function played(turns: number): Table {
  const table = newTable('heaven-and-ale', 2, 'records');
  const random = new SeededRandom('records');
  for (let turn = 0; turn < turns && !table.finished; turn++) playTurn(table, random);
  return table;
}

const setLine = (text: string, line: number, to: string): string =>
  text
    .split('\n')
    .with(line - 1, to)
    .join('\n');

describe('opening a record', () => {
  it.each([6, 1000])('gives the same game: %i turns', turns => {
    const table = played(turns);
    const { setup, log } = expectOk(openRecord(table.record('2026-01-31'), REPERTOIRE));
    expect(setup).toMatchObject({ game: 'heaven-and-ale', started: Date.UTC(2026, 0, 31) });
    const chance = (): SeededRandom => new SeededRandom('none is drawn');
    const opened = expectOk(Table.restore(table.game, { ...setup, mode: 'local', chance }, log));
    expect(opened.record('2026-01-31')).toBe(table.record('2026-01-31'));
    expect(opened.finished).toBe(table.finished);
  });

  // The first four were the only ones up to version 0.2.
  it.each(['novice', 'gardener', 'cellarer', 'brewmaster', 'abbess'])(
    'knows the bot of level %s again, and makes up no names',
    level => {
      const text = played(2)
        .record()
        .replace('name 0: player 0', `name 0: ${level}`)
        .replace(/name 1.*\n/, '');
      expect(expectOk(openRecord(text, REPERTOIRE)).setup.seats).toEqual([
        { kind: 'bot', level },
        { kind: 'human', name: '' },
      ]);
    },
  );

  it.each(['You', 'Du', 'Вы'])('takes “%s”, which older clients wrote for nobody, for no name', you => {
    const text = played(2).record().replace('name 0: player 0', `name 0: ${you}`);
    const { setup, log } = expectOk(openRecord(text, REPERTOIRE));
    expect(setup.seats[0]).toEqual({ kind: 'human', name: '' });
    const chance = (): SeededRandom => new SeededRandom('none is drawn');
    const rules = REPERTOIRE.games.current(setup.game);
    const table = expectOk(Table.restore(rules, { ...setup, mode: 'local', chance }, log));
    expect(table.record()).not.toContain('name 0');
  });

  it('keeps its comments, when it is viewed, kept, and played on', async () => {
    const bare = played(6).record('2026-01-31');
    // The first turn that has several moves is divided by a comment.
    const turn = bare.replace(/^(\d+): ([^,\n]+), /m, '# a turn\n$1: $2\n# in the middle\n$1: ');
    const text = `# mine\n${turn}# after\n`;
    const opened = expectOk(openRecord(text, REPERTOIRE));
    expect(ReplayGame.ofRecord(opened, REPERTOIRE.games).record()).toBe(text);
    const home = new TestHome();
    const game = await LocalGame.create(opened.setup, home, opened.log);
    expect(game.record()).toBe(text);
    const stored = home.stored(game.get().id);
    expect(expectOk(LocalGame.restore(stored, home)).record()).toBe(text);
    expect(expectOk(ReplayGame.ofStored(stored, REPERTOIRE.games)).record()).toBe(text);
    expect(expectOk(openRecord(bare, REPERTOIRE)).setup).not.toHaveProperty('comments');
  });

  it('does not even read a file that is too large', async () => {
    const file = new Blob(['x'.repeat(4_000_001)]);
    file.text = () => Promise.reject(new Error('read'));
    expect(await openFile(file, REPERTOIRE)).toMatchObject({
      refusal: { code: 'record-too-long' },
    });
    expect(await openFile(new Blob([played(2).record()]), REPERTOIRE)).toMatchObject({ ok: true });
  });

  it('of a broken text says which line is wrong, and what with it, in every language', async () => {
    const tongues = await tonguesOf('heaven-and-ale');
    const text = played(4).record();
    const last = text.trimEnd().split('\n').length;
    const broken = [
      { text: 'Dear diary', line: 1, says: 'Taproom record 1' },
      { text: setLine(text, 2, 'game: chess'), line: 2, says: 'chess' },
      { text: setLine(text, last - 1, '0: go 99, done'), line: last - 1, says: 'go 99' },
      { text: setLine(text, last - 1, 'O: go 5'), line: last - 1, says: 'O: go 5' },
      { text: setLine(text, last, ''), line: last - 1, says: '' },
      { text: setLine(text, last, 'end: 5 6'), line: last, says: '' },
    ];
    for (const { text, line, says } of broken) {
      const opened = openRecord(text, REPERTOIRE);
      if (opened.ok) throw new Error('a broken record was opened');
      for (const { words, spoken } of Object.values(tongues)) {
        const why = explain(words.refusals, 'record', opened.refusal, spoken.speech);
        expect(why).toMatch(new RegExp(`\\b${line}\\b`));
        expect(why).toContain(says);
      }
    }
  });
});
