import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CommentPlace,
  expectOk,
  GAMES,
  type GameRecord,
  readRecord,
  recordOf,
  replayRecord,
  writeRecord,
} from '../../src/index.ts';
import { check, randomGame, recordText, TEXT, withoutLines } from './played.ts';

/** A record as people annotate it: everywhere, and not in our spelling. */
const ANNOTATED = `  # Found in the attic
#
Taproom record 1
seats: 2
# who was it?
name 1: Boris
game: heaven-and-ale
# the first edition
rules: 1

# It begins.
chance: refill water1 wood3 wood5 barley2 barley5 barley5 wood4 hops3 hops1 water3 water3 wood2 hops5 yeast3 hops1 monk4 monk2 monk1 monk4
chance: first 0
1: start ducats
0: go 1
\t# Is that wise?\t
0: buy water1 a1, done
##  three lines,
##    indented,
#      as it was
end: unfinished

# To be continued
`;

const written = (record: GameRecord): GameRecord => expectOk(readRecord(writeRecord(record)));

describe('comments', () => {
  it('stay where they are when a record is read and written', () => {
    const record = expectOk(readRecord(ANNOTATED));
    expect(record.comments).toEqual([
      { text: ' Found in the attic', place: 'top' },
      { text: '', place: 'top' },
      { text: ' who was it?', place: 'name 1' },
      { text: ' the first edition', place: 'rules' },
      { text: ' It begins.', place: 0 },
      { text: ' Is that wise?', place: 4 },
      { text: '#  three lines,', place: 6 },
      { text: '#    indented,', place: 6 },
      { text: '      as it was', place: 6 },
      { text: ' To be continued', place: 'bottom' },
    ]);
    expect(writeRecord(record)).toBe(`# Found in the attic
#
Taproom record 1
game: heaven-and-ale
# the first edition
rules: 1
seats: 2
# who was it?
name 1: Boris

# It begins.
chance: refill water1 wood3 wood5 barley2 barley5 barley5 wood4 hops3 hops1 water3 water3 wood2 hops5 yeast3 hops1 monk4 monk2 monk1 monk4
chance: first 0
1: start ducats
0: go 1
# Is that wise?
0: buy water1 a1, done
##  three lines,
##    indented,
#      as it was
end: unfinished
# To be continued
`);
  });

  it('change nothing in the game, nor in the record without them', () => {
    const commented = `# mine\n\n${TEXT.replaceAll('\n', '\n\n  # and so on\n')}`;
    expect(check(commented)).toEqual({ code: 'fine' });
    const record = expectOk(readRecord(commented));
    expect(writeRecord({ ...record, comments: [] })).toBe(TEXT);
    expect(writeRecord(record).match(/^# and so on$/gm)).toHaveLength(TEXT.split('\n').length - 1);
    expect(expectOk(readRecord(TEXT)).comments).toEqual([]);
  });

  it('divide a turn when a game is recorded again, and only there', () => {
    const played = randomGame('heaven-and-ale', { seats: 2, seed: 'record', most: 12 });
    const bare = expectOk(recordOf(played));
    for (let place = 0; place <= 12; place++) {
      const comments = [{ text: ' here', place }];
      const record = expectOk(recordOf({ ...played, comments }));
      expect(withoutLines(written(record))).toEqual(record);
      expect(record.entries.length - bare.entries.length).toBeLessThanOrEqual(1);
      const text = writeRecord(record);
      const before = text.slice(0, text.indexOf('# here')).split('\n\n')[1] ?? '';
      expect(before.split(/\n|, /).filter(move => move !== '')).toHaveLength(place);
    }
  });

  it('stay on their line', () => {
    const text = ' a\nend: 9 9\r\u2028\u0000 b\ud800\u202e';
    const record = { ...expectOk(readRecord(TEXT)), comments: [{ text, place: 2 }] };
    expect(written(record).comments).toEqual([{ text: ' a end: 9 9  b', place: 2 }]);
  });

  it('of a place that is not written stand before what comes next', () => {
    const record = expectOk(readRecord(TEXT));
    const places = ['options', 'name 0', 'date', 999] as const;
    const comments = places.map(place => ({ text: ` ${place}`, place }));
    const text = writeRecord({ ...record, comments });
    expect(text).toContain('seats: 2\n# options\n# name 0\n# date\n\n');
    expect(text).toContain('\n# 999\nend: unfinished\n');
  });

  it('are counted where something is refused, also in a record that was never a text', () => {
    const record = expectOk(readRecord(`\n${ANNOTATED.replace('start ducats', 'start nothing')}`));
    const refused = { ok: false, refusal: { code: 'move-refused', line: 15 } };
    expect(replayRecord(record, GAMES)).toMatchObject(refused);
    const { lines: _, ...bare } = record;
    expect(replayRecord(bare, GAMES)).toEqual(replayRecord(written(bare), GAMES));
  });

  it('come back from any text, in any place', () => {
    const texts = GAMES.ids.map(id => recordText(id, { seats: 3, seed: 'comments', most: 40 }));
    const places = fc.oneof(
      fc.constantFrom<CommentPlace>('top', 'game', 'rules', 'seats', 'bottom'),
      fc.nat(45),
    );
    const comment = fc.record({ text: fc.string({ unit: 'binary' }), place: places });
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(comment), (text, comments) => {
        const once = written({ ...expectOk(readRecord(text)), comments });
        expect(once.comments).toHaveLength(comments.length);
        expect(written(once)).toEqual(once);
        expect(writeRecord({ ...once, comments: [] })).toBe(text);
        expect(replayRecord(once, GAMES).ok).toBe(true);
      }),
      { numRuns: 30 },
    );
    const line = fc.string({ unit: 'grapheme-ascii' }).map(text => `# ${text}`);
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(fc.tuple(fc.nat(), line)), (text, put) => {
        const lines = text.split('\n').slice(0, -1);
        for (const [at, one] of put) lines.splice(at % (lines.length + 1), 0, one);
        const record = expectOk(readRecord(lines.join('\n')));
        // An empty line is all that moves, and spaces at the end of a line.
        const plain = (all: readonly string[]) => all.map(one => one.trim()).filter(one => one !== '');
        expect(plain(writeRecord(record).split('\n'))).toEqual(plain(lines));
      }),
      { numRuns: 50 },
    );
  });
});
