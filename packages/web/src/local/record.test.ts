import { expectOk, SeededRandom } from '@taproom/games';
import { Table } from '@taproom/table';
import { describe, expect, it } from 'vitest';
import { explain } from '../log/explain.ts';
import { newTable, playTurn } from '../log/testing/games.ts';
import { tonguesOf } from '../play/testing/faces.ts';
import { openFile, openRecord } from './record.ts';

const nameless = (seat: number): string => `seat ${seat + 1}`;

/** A game of so many turns. */
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
    const { setup, log } = expectOk(openRecord(table.record('2026-01-31'), nameless));
    expect(setup).toMatchObject({ game: 'heaven-and-ale', started: Date.UTC(2026, 0, 31) });
    const chance = (): SeededRandom => new SeededRandom('none is drawn');
    const opened = expectOk(Table.restore(table.game, { ...setup, mode: 'local', chance }, log));
    expect(opened.record('2026-01-31')).toBe(table.record('2026-01-31'));
    expect(opened.finished).toBe(table.finished);
  });

  it('knows bots by their level, and gives everybody a name', () => {
    const text = played(2)
      .record()
      .replace('name 0: player 0', 'name 0: gardener')
      .replace(/name 1.*\n/, '');
    expect(expectOk(openRecord(text, nameless)).setup.seats).toEqual([
      { kind: 'bot', level: 'gardener' },
      { kind: 'human', name: 'seat 2' },
    ]);
  });

  it('does not even read a file that is too large', async () => {
    const file = new Blob(['x'.repeat(4_000_001)]);
    file.text = () => Promise.reject(new Error('read'));
    expect(await openFile(file, nameless)).toMatchObject({ refusal: { code: 'record-too-long' } });
    expect(await openFile(new Blob([played(2).record()]), nameless)).toMatchObject({ ok: true });
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
      const opened = openRecord(text, nameless);
      if (opened.ok) throw new Error('a broken record was opened');
      for (const { words, spoken } of Object.values(tongues)) {
        const why = explain(words.refusals, 'record', opened.refusal, spoken.speech);
        expect(why).toMatch(new RegExp(`\\b${line}\\b`));
        expect(why).toContain(says);
      }
    }
  });
});
