import { expectOk, GAMES, readRecord, replayRecord, SeededRandom } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { logOf, Table } from '../src/index.ts';

/** A choice is replaced, and the later one is of the first seat: on the line they stand in the order of the seats. */
const TEXT = `Taproom record 1
# Three of us
game: heros-tavern
rules: 1
seats: 3
name 0: Anna
name 1: Ben
name 2: Cleo

# the cards
chance: deal food market barrel tools games cook maid / food market barrel tools games jester lodging / food market barrel tools games light-ale dark-ale
# all chose
1: pick jester
# Ben thought again
1: pick lodging
2: pick food
0: pick cook
# and now?
end: unfinished
# to be continued
`;

/** A table with the game of a record, and the record's comments. */
function opened(text: string) {
  const record = expectOk(readRecord(text));
  const { game, steps } = expectOk(replayRecord(record, GAMES));
  const seats = record.names.map(name => ({ kind: 'human', name: name ?? '' }) as const);
  const chance = (k: number) => new SeededRandom(k);
  const log = logOf(game, steps);
  const table = expectOk(Table.restore(game, { seats, mode: 'local', chance }, log));
  return { table, record: () => table.record(record.date, undefined, record.comments) };
}

const commentsOf = (text: string) => text.split('\n').filter(line => line.startsWith('#'));

describe('the comments of a record', () => {
  it('are at the moves of the table where they were, also where a choice was replaced', () => {
    const text = opened(TEXT).record();
    expect(commentsOf(text)).toEqual(commentsOf(TEXT));
    expect(text.slice(text.indexOf('# all chose'))).toBe(`# all chose
# Ben thought again
0: pick cook
1: pick lodging
2: pick food
# and now?
end: unfinished
# to be continued
`);
    expect(opened(text).record()).toBe(text);
  });

  it('stay where they are when somebody plays on', () => {
    const { table, record } = opened(TEXT);
    const [move] = table.game.moves(expectOk(table.game.load(table.view('host'))), 1);
    if (move === undefined) throw new Error('nothing can be done');
    expectOk(table.commit(1, [move], table.number(1)));
    expect(record()).toContain(`2: pick food\n# and now?\n1: ${table.game.write(move)}\nend:`);
  });

  it('go with the moves that are taken back, and those before stay', () => {
    const { table, record } = opened(TEXT);
    expectOk(table.rewind(1));
    const kept = ['# Three of us', '# the cards', '# all chose', '# to be continued'];
    expect(commentsOf(record())).toEqual(kept);
    const [move] = table.game.moves(expectOk(table.game.load(table.view('host'))), 0);
    if (move === undefined) throw new Error('nothing can be done');
    expectOk(table.commit(0, [move], table.number(0)));
    expect(commentsOf(record())).toEqual(kept);
    expect(record()).toContain('# all chose\n0: ');
  });
});
