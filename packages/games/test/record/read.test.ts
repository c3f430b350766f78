import { describe, expect, it } from 'vitest';
import {
  expectOk,
  GAMES,
  RECORD_LIMITS,
  RECORD_REFUSAL_CODES,
  readRecord,
  replayRecord,
  writeRecord,
} from '../../src/index.ts';
import { check, FINISHED, LINES, TEXT, withoutLines } from './played.ts';

describe('reading', () => {
  it.each([
    ['Windows line ends', TEXT.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${TEXT}`],
    ['empty lines', `\n\n${TEXT.replaceAll('\n', '\n\n  \n')}`],
    ['no line end at the end', TEXT.trimEnd()],
    [
      'spaces around lines and moves',
      TEXT.replace(/^(\d+|chance): (.*)$/gm, '  $1:   $2  ').replaceAll(', ', ' ,  '),
    ],
    ['the head in another order', [LINES[0], LINES[3], LINES[2], LINES[1], ...LINES.slice(4)].join('\n')],
  ])('takes %s', (_, text) => {
    const read = expectOk(readRecord(text));
    expect(writeRecord(read)).toBe(TEXT);
    expect(check(text)).toEqual({ code: 'fine' });
  });

  it('leaves out of names what would turn the text around them', () => {
    const named = (name: string) => TEXT.replace('seats: 2', `seats: 2\nname 0: ${name}`);
    for (const sign of '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
      const read = expectOk(readRecord(named(`${sign}An${sign}na`)));
      expect(read.names[0]).toBe('Anna');
      expect(writeRecord(read)).toBe(writeRecord({ ...read, names: [`A${sign}nna`, null] }));
      expect(check(named(sign))).toMatchObject({ code: 'wrong-value', key: 'name 0' });
    }
    expect(expectOk(readRecord(named('אבי'))).names[0]).toBe('אבי');
  });

  it('does not mind how the moves of a turn are spread over lines', () => {
    const spread = TEXT.replace(/^(\d+): (.*)$/gm, (_, seat, moves) =>
      moves
        .split(', ')
        .map((move: string) => `${seat}: ${move}`)
        .join('\n'),
    );
    expect(spread).not.toBe(TEXT);
    expect(check(spread)).toEqual({ code: 'fine' });
  });

  it('knows the calendar', () => {
    const dated = (date: string) => check(TEXT.replace('seats: 2', `seats: 2\ndate: ${date}`));
    for (const day of ['2026-01-31', '2024-02-29', '2000-02-29'])
      expect(dated(day)).toEqual({ code: 'fine' });
    for (const day of [
      '2026-02-29',
      '1900-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-01-00',
      '26-1-1',
    ])
      expect(dated(day)).toEqual({ code: 'wrong-value', line: 5, key: 'date', text: day });
  });

  const long = `${LINES.slice(0, 5).join('\n')}\n${'# x\n'.repeat(RECORD_LIMITS.lines)}`;
  const at = LINES.length - 1; // the line of the end
  const mistakes: [string, unknown, object][] = [
    ['a number', 7, { code: 'text-expected' }],
    ['nothing', '', { code: 'not-a-record', line: 1 }],
    ['something else', 'Dear diary\n', { code: 'not-a-record', line: 1 }],
    ['too much', 'x'.repeat(RECORD_LIMITS.characters + 1), { code: 'record-too-long', max: 1_000_000 }],
    ['too many lines', long, { code: 'too-many-lines', line: 10_001, max: 10_000 }],
    [
      'a later format',
      TEXT.replace('record 1', 'record 2'),
      { code: 'unknown-record-version', line: 1, version: '2' },
    ],
    [
      'a strange line',
      TEXT.replace('\n\n', '\nhello\n'),
      { code: 'line-not-understood', line: 5, text: 'hello' },
    ],
    ['two games', TEXT.replace('\n\n', '\ngame: x\n'), { code: 'told-twice', line: 5, key: 'game' }],
    ['no rules', TEXT.replace('rules: 1\n', ''), { code: 'not-told', line: 5, key: 'rules' }],
    [
      'a late head',
      TEXT.replace('end:', 'date: 2026-01-31\nend:'),
      { code: 'head-after-turns', line: at, key: 'date' },
    ],
    [
      'a strange game',
      TEXT.replace('heaven', 'Heaven'),
      { code: 'wrong-value', line: 2, key: 'game', text: 'Heaven-and-ale' },
    ],
    [
      'no version',
      TEXT.replace('rules: 1', 'rules: one'),
      { code: 'wrong-value', line: 3, key: 'rules', text: 'one' },
    ],
    [
      'no seats',
      TEXT.replace('seats: 2', 'seats: 0'),
      { code: 'wrong-value', line: 4, key: 'seats', text: '0' },
    ],
    [
      'a list of options',
      TEXT.replace('\n\n', '\noptions: []\n'),
      { code: 'wrong-value', line: 5, key: 'options', text: '[]' },
    ],
    [
      'broken options',
      TEXT.replace('\n\n', '\noptions: {\n'),
      { code: 'wrong-value', line: 5, key: 'options', text: '{' },
    ],
    [
      'a prototype',
      TEXT.replace('\n\n', '\noptions: {"__proto__":{"first":0}}\n'),
      { code: 'wrong-value', line: 5, key: 'options', text: '{"__proto__":{"first":0}}' },
    ],
    [
      'a prototype in disguise',
      TEXT.replace('\n\n', '\noptions: {"\\u005f_proto__":1}\n'),
      { code: 'wrong-value', line: 5, key: 'options', text: '{"\\u005f_proto__":1}' },
    ],
    [
      'a name for nobody',
      TEXT.replace('\n\n', '\nname 2: Anna\n'),
      { code: 'wrong-seat', line: 5, seat: 2, seats: 2 },
    ],
    [
      'an empty name',
      TEXT.replace('\n\n', '\nname 1:\n'),
      { code: 'wrong-value', line: 5, key: 'name 1', text: '' },
    ],
    [
      'a turn of nobody',
      TEXT.replace('end:', '2: done\nend:'),
      { code: 'wrong-seat', line: at, seat: 2, seats: 2 },
    ],
    ['a comma too many', TEXT.replace('end:', '0: go 5,, done\nend:'), { code: 'empty-move', line: at }],
    [
      'a strange end',
      TEXT.replace('unfinished', 'soon'),
      { code: 'wrong-value', line: at, key: 'end', text: 'soon' },
    ],
    [
      'a score too few',
      TEXT.replace('unfinished', '7'),
      { code: 'wrong-number-of-scores', line: at, need: 2, have: 1 },
    ],
    ['a word after the end', `${TEXT}0: done\n`, { code: 'text-after-end', line: at + 1 }],
    ['no end', TEXT.replace('end: unfinished\n', ''), { code: 'record-cut', line: at - 1 }],
  ];

  it.each(mistakes)('refuses %s', (_, text, refusal) => {
    expect(readRecord(text)).toEqual({ ok: false, refusal });
  });

  it('has a test for every refusal', () => {
    const tested = new Set([...mistakes, ...illegal].map(([, , refusal]) => Reflect.get(refusal, 'code')));
    expect(tested).toEqual(new Set(RECORD_REFUSAL_CODES));
  });
});

const at = LINES.length - 1;
const end = FINISHED.split('\n').length - 1;
const SCORES = expectOk(readRecord(FINISHED)).scores ?? [];
const illegal: [string, string, object][] = [
  [
    'an unknown game',
    TEXT.replace('heaven-and-ale', 'constructor'),
    { code: 'unknown-game', known: GAMES.ids, line: 2, text: 'constructor' },
  ],
  [
    'unknown rules',
    TEXT.replace('rules: 1', 'rules: 2'),
    { code: 'unknown-rules', line: 3, rules: 2, known: [1] },
  ],
  [
    'too many seats',
    TEXT.replace('seats: 2', 'seats: 5'),
    { code: 'setup-refused', line: 4, reason: { code: 'wrong-seat-count', min: 2, max: 4 } },
  ],
  [
    'an unknown option',
    TEXT.replace('\n\n', '\noptions: {"ale":1}\n'),
    { code: 'setup-refused', line: 5, reason: { code: 'unknown-option', text: 'ale' } },
  ],
  [
    'a move that nobody understands',
    TEXT.replace('end:', '0: fly 3\nend:'),
    {
      code: 'move-refused',
      line: at,
      actor: 0,
      move: 'fly 3',
      reason: { code: 'unknown-command', text: 'fly' },
    },
  ],
  [
    'a move after the game',
    FINISHED.replace('end:', '0: buy nothing\nend:'),
    { code: 'move-refused', line: end, actor: 0, move: 'buy nothing', reason: { code: 'game-over' } },
  ],
  [
    'wrong scores',
    FINISHED.replace(/end: \d+/, 'end: -1'),
    { code: 'wrong-scores', line: end, need: SCORES, have: [-1, ...SCORES.slice(1)] },
  ],
  ['scores of a running game', TEXT.replace('unfinished', '3 4'), { code: 'not-finished', line: at }],
  [
    'a finished game called unfinished',
    FINISHED.replace(/end: .*/, 'end: unfinished'),
    { code: 'finished', line: end, scores: SCORES },
  ],
];

describe('replaying', () => {
  it.each(illegal)('refuses %s', (_, text, refusal) => {
    expect(check(text)).toEqual(refusal);
  });

  it.each(illegal)('refuses %s on the same line if the record was never a text', (_, text, refusal) => {
    const record = withoutLines(expectOk(readRecord(text)));
    expect(replayRecord(record, GAMES)).toEqual({ ok: false, refusal });
    const longer = { ...record, names: ['Anna', ' ', 'Boris'].slice(0, record.seats), date: '2026-01-31' };
    const written = expectOk(readRecord(writeRecord(longer)));
    expect(replayRecord(longer, GAMES)).toEqual(replayRecord(written, GAMES));
  });
});
