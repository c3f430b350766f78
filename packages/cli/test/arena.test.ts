import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectOk, readRecord } from '@taproom/games';
import { afterAll, describe, expect, it } from 'vitest';
import { splitBots } from '../src/arena/match.ts';
import { taproom } from './called.ts';
import { type Ran, ROOT, taproom as realTaproom } from './taproom.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

/** The figures of a run, without those that time makes. */
function figures({ out }: Ran): Record<string, unknown> {
  const { seconds, standings, ...rest } = JSON.parse(out);
  expect(seconds).toEqual(expect.any(Number));
  return { ...rest, standings: standings.map(({ time, ...standing }: { time: object }) => standing) };
}

const PAIR = ['arena', 'heaven-and-ale', '--bots', 'random,random', '--seed', 's', '--json'];
const PLAYER = `exec:node ${ROOT}examples/player.mjs`;

/** A player written for a test, as a command. */
function player(name: string, code: string): string {
  writeFileSync(file(name), code);
  return `exec:node ${file(name)}`;
}
const answering = (answer: string): string =>
  `import { createInterface } from 'node:readline';
   for await (const line of createInterface({ input: process.stdin })) { const { moves, ...asked } = JSON.parse(line); ${answer} }`;
const FIRST = answering('console.log(JSON.stringify({ moves: moves.slice(0, 1), more: 1 }))');

describe('the arguments of the arena', () => {
  it.each([
    [['chess'], 'Unknown game "chess".'],
    [
      ['heros-tavern', '--bots', 'random,random'],
      'heros-tavern is for 3 to 5 seats: name that many bots, not 2.',
    ],
    [['heaven-and-ale', '--bots', 'random,randon'], 'Unknown bot "randon". Did you mean random?'],
    [['heaven-and-ale', '--bots', 'random,exec: '], 'exec: needs a command.'],
    [['heaven-and-ale', '--bots', 'random,random:5'], '"random:5" has an invalid budget.'],
    [['heaven-and-ale', '--bots', 'random,randon:5n'], 'Unknown bot "randon". Did you mean random?'],
    [
      ['heaven-and-ale', '--bots', 'random,random', '--ms', '5', '--nodes', '5'],
      'Use either --nodes or --ms',
    ],
    [
      ['heaven-and-ale', '--bots', 'random,random', '--games', '5', '--deals', '5'],
      'Use either --games or --deals',
    ],
    [['heaven-and-ale', '--bots', 'random,random', '--out', 'x'], '--out needs --seed'],
    [['heaven-and-ale', '--bots', 'random,random', '--stop-when-clear'], 'needs two different bots'],
  ])('%j are misused: exit code 2', async (args, message) => {
    const { code, out, err } = await taproom(['arena', ...args]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });

  it('may have commas inside the quotation marks of a command', () => {
    expect(splitBots(`random, exec:play "a,b" 'c,"d',legend@1`)).toEqual([
      'random',
      `exec:play "a,b" 'c,"d'`,
      'legend@1',
    ]);
  });

  it('are rounded up to whole deals', async () => {
    const first = player('rounded.mjs', FIRST);
    const args = ['arena', 'heaven-and-ale', '--bot', 'random', '--bot', first, '--games', '3', '--json'];
    expect(figures(await taproom(args))).toMatchObject({
      ok: true,
      rotations: 2,
      deals: 2,
      games: 4,
      seats: 2,
    });
  });
});

describe('the arena', () => {
  it('gives a bot the budget in its name, and the others that of the match', async () => {
    const scores = async (bots: string, nodes: string): Promise<unknown> => {
      const args = ['arena', 'heros-tavern', '--bots', bots, '--deals', '1', '--seed', 's', '--nodes', nodes];
      const { standings, command } = figures(await taproom([...args, '--json'])) as {
        standings: { name: string; score: object }[];
        command: string;
      };
      expect(command).toContain(`--bots ${bots} `);
      expect(standings.map(({ name }) => name)).toEqual([...new Set(bots.split(','))]);
      return standings.map(({ score }) => score);
    };
    const own = await scores('legend:36n,patron,patron', '1');
    expect(own).toEqual(await scores('legend,patron,patron', '36'));
    expect(own).not.toEqual(await scores('legend,patron,patron', '1'));
  });

  it('gives the same with one job and with two, and draws a bar for those who watch', async () => {
    const args = [
      'arena',
      'heros-tavern',
      '--bots',
      'random,random,random',
      '--deals',
      '6',
      '--seed',
      's',
      '--json',
    ];
    const one = await taproom([...args, '--jobs', '1'], '', { terminal: true });
    const two = await realTaproom([...args, '--jobs', '2']);
    expect([one.code, two.code, two.err]).toEqual([0, 0, '']);
    expect(one.err).toContain('6 of 6');
    expect(figures(two)).toEqual(figures(one));
    const other = await taproom([...args.with(7, 't'), '--jobs', '1']);
    expect(figures(other)).not.toEqual({ ...figures(one), seed: 't' });
  });

  it('tells people the figures, and writes a report with its command', async () => {
    const first = player('told.mjs', FIRST);
    const args = [
      '--bot',
      'random',
      '--bot',
      first,
      '--deals',
      '2',
      '--seed',
      'it’s',
      '--report',
      file('report.md'),
    ];
    const { code, out } = await taproom(['arena', 'heaven-and-ale', ...args]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^heaven-and-ale, 2 seats, 4 games \(2 deals, each in 2 seatings\), 1000 nodes per turn, seed it’s\n/,
    );
    expect(out).toMatch(/\nrandom {2,}1 {2,}[\d.]+ % \([\d.]+ to [\d.]+\)/);
    expect(out).toContain(`\nrandom over ${first} `);
    const report = readFileSync(file('report.md'), 'utf8');
    expect(report).toContain(
      `    npm run -s taproom -- arena heaven-and-ale --bot random --bot '${first}' --deals 2 --seed 'it’s' --nodes 1000\n`,
    );
    expect(report).toMatch(/\n\| random \| 1 \| [\d.]+ % /);
  });

  it('tells the characters of the bots', async () => {
    const args = ['arena', 'heros-tavern', '--bots', 'beginner,patron,patron', '--deals', '2', '--seed', 's'];
    const report = ['--report', file('characters.md')];
    const { code, out } = await taproom([...args, '--characters', '--json', ...report]);
    expect(code).toBe(0);
    const { characters, command } = JSON.parse(out);
    // Each of five hands gives six choices.
    const picks = Object.entries<number>(characters.patron).filter(([trait]) => trait.startsWith('pick '));
    expect(picks.reduce((sum, [, count]) => sum + count, 0)).toBeCloseTo(30);
    expect(command).toMatch(/ --characters$/);
    const told = readFileSync(file('characters.md'), 'utf8');
    expect(told).toContain('\n| per game | beginner | patron |\n');
    expect(told).toContain(`\n| pick food | ${characters.beginner['pick food'].toFixed(2)} | `);
    expect((await taproom([...args, '--characters'])).out).toMatch(/\nper game {2,}beginner {2,}patron\n/);
    expect(JSON.parse((await taproom([...args, '--json'])).out).characters).toBeUndefined();
  });
});

describe('the file of an arena', () => {
  const lines = (name: string): string[] => readFileSync(file(name), 'utf8').split('\n');

  it('keeps every game, and a rerun goes on from it', async () => {
    const whole = await taproom([...PAIR, '--deals', '9', '--out', file('whole')]);
    expect(lines('whole')).toHaveLength(1 + 9 + 1);
    const part = await taproom([...PAIR, '--deals', '4', '--out', file('part')]);
    expect(figures(part)).toMatchObject({ deals: 4 });
    const kept = lines('part').slice(0, 5);
    const on = await taproom([...PAIR, '--deals', '9', '--out', file('part')]);
    expect(figures(on)).toEqual(figures(whole));
    expect(lines('part').slice(0, 5)).toEqual(kept);
    expect(lines('part')).toHaveLength(1 + 9 + 1);
    // Nothing is left to play, and fewer deals can be asked for.
    expect(figures(await taproom([...PAIR, '--deals', '4', '--out', file('part')]))).toEqual(figures(part));
    expect(lines('part')).toHaveLength(1 + 9 + 1);
  });

  it('may end with a torn line: that game is played again', async () => {
    const whole = await taproom([...PAIR, '--deals', '3', '--out', file('torn')]);
    const text = readFileSync(file('torn'), 'utf8');
    for (const length of [
      text.length - 1,
      text.length - 20,
      text.indexOf('\n') + 1,
      text.indexOf('\n') - 5,
      0,
    ]) {
      writeFileSync(file('torn'), text.slice(0, length));
      expect(figures(await taproom([...PAIR, '--deals', '3', '--out', file('torn')]))).toEqual(
        figures(whole),
      );
      expect(lines('torn')).toHaveLength(1 + 3 + 1);
    }
  });

  it('is refused if other arguments made it: exit code 1', async () => {
    const args = [...PAIR, '--deals', '1', '--out', file('other')];
    await taproom(args);
    const before = readFileSync(file('other'), 'utf8');
    const { code, out, err } = await taproom([...args, '--nodes', '7']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      code: 'other-match',
      field: 'nodes',
      have: '1000',
      need: '7',
    });
    expect(err).toContain('belongs to another match (nodes: 1000, not 7).');
    expect((await taproom(args.with(5, 't'))).err).toContain('(seed: "s", not "t").');
    expect(readFileSync(file('other'), 'utf8')).toBe(before);
  });

  it('is refused and left alone if it is none, or broken', async () => {
    for (const text of ['my diary', 'my diary\n', '{"arena":1}\n']) {
      writeFileSync(file('diary'), text);
      const { code, err } = await taproom([...PAIR, '--deals', '1', '--out', file('diary')]);
      expect([code, err]).toEqual([1, expect.stringContaining('is not an arena file')]);
      expect(readFileSync(file('diary'), 'utf8')).toBe(text);
    }
    await taproom([...PAIR, '--deals', '1', '--out', file('broken')]);
    appendFileSync(file('broken'), '{"deal":1,"rotation":0,"scores":[1]}\n');
    const { code, err } = await taproom([...PAIR, '--deals', '2', '--out', file('broken')]);
    expect([code, err]).toEqual([
      1,
      expect.stringMatching(/^Line 3: This line of .*broken is not a valid game\.\n$/),
    ]);
    const nowhere = await taproom([...PAIR, '--deals', '1', '--out', join(folder, 'no', 'where')]);
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('can’t be read (ENOENT)')]);
  });
});

describe('a player of any language', () => {
  it('is the example', async () => {
    const doc = readFileSync(`${ROOT}docs/protocol.md`, 'utf8');
    const [, example = ''] = /^```js\n([\s\S]*?)^```$/m.exec(doc) ?? [];
    expect(readFileSync(`${ROOT}examples/player.mjs`, 'utf8')).toContain(example);
    const args = ['arena', 'heros-tavern', '--bots', `random,${PLAYER},random`, '--deals', '1', '--json'];
    expect(figures(await taproom(args))).toMatchObject({ ok: true, games: 3, crashes: [] });
  });

  it('is asked as the protocol says, by one process for a whole job', async () => {
    const nosy = player(
      'nosy.mjs',
      `import { appendFileSync } from 'node:fs'; ${answering(`
        appendFileSync(${JSON.stringify(file('asked'))}, JSON.stringify({ pid: process.pid, count: moves.length, asked }) + '\\n');
        console.log(JSON.stringify({ moves: moves.slice(0, 1) }))`)}`,
    );
    const args = ['arena', 'heros-tavern', '--bots', `random,${nosy},${nosy}`, '--deals', '2', '--ms', '7'];
    expect((await taproom(args)).code).toBe(0);
    const asked = readFileSync(file('asked'), 'utf8')
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(new Set(asked.map(({ pid }) => pid)).size).toBe(1);
    expect(new Set(asked.map(({ asked: { seat } }) => seat))).toEqual(new Set([0, 1, 2]));
    for (const { count, asked: question } of asked) {
      expect(count).toBeGreaterThan(0);
      const { seat } = question;
      expect(question).toEqual({
        do: 'play',
        game: 'heros-tavern',
        seat,
        ms: 7,
        view: expect.objectContaining({ viewer: seat }),
      });
    }
  });

  const crashOf = async (
    code: string,
    ...more: string[]
  ): Promise<{ ran: Ran; crash: Record<string, unknown> }> => {
    const wrong = player(`wrong${Math.random()}.mjs`, code);
    const ran = await taproom([
      'arena',
      'heaven-and-ale',
      '--bot',
      'random',
      '--bot',
      wrong,
      '--deals',
      '1',
      '--json',
      ...more,
    ]);
    expect(ran.code).toBe(1);
    const { ok, crashes, deals } = JSON.parse(ran.out);
    expect({ ok, deals, bots: crashes.map(({ bot }: { bot: string }) => bot) }).toEqual({
      ok: false,
      deals: 0,
      bots: [wrong, wrong],
    });
    return { ran, crash: crashes[0] };
  };

  it('that plays an illegal move is told with the game: exit code 1', async () => {
    const { ran, crash } = await crashOf(answering(`console.log('{"moves":["go 99"]}')`));
    expect(crash).toMatchObject({
      deal: 0,
      rotation: 0,
      seat: 1,
      reason: { code: 'illegal-move', move: 'go 99' },
    });
    expect(readRecord(crash.record as string)).toMatchObject({ ok: true });
    expectOk(
      readRecord(ran.err.slice(ran.err.indexOf('Taproom record'), ran.err.indexOf('unfinished\n') + 11)),
    );
    expect(ran.err).toMatch(
      /^Crash: exec:node \S+ at seat 1 in rotation 0 of deal 0\. It tried to play “go 99”\. /,
    );
  });

  it.each([
    [
      'ends',
      'console.error("no idea"); process.exit(3)',
      'player-ended',
      'Its program exited (exit code 3). no idea',
    ],
    ['writes no JSON', answering('console.log("hm")'), 'player-not-understood', 'but got: hm'],
    [
      'writes other JSON',
      answering('console.log(`{"moves":[1]}`)'),
      'player-not-understood',
      'but got: {"moves":[1]}',
    ],
    [
      'writes without end',
      'for (;;) process.stdout.write("x".repeat(1e5))',
      'player-not-understood',
      'but got: xxx',
    ],
    ['speaks first', 'console.log("hello"); setInterval(() => {}, 1e6)', 'player-', ': hello'],
    ['gives no moves', answering('console.log(`{"moves":[]}`)'), 'no-moves-given', 'It gave no moves.'],
  ])('that %s has crashed', async (_, code, reason, words) => {
    const { ran, crash } = await crashOf(code);
    expect(crash).toMatchObject({ reason: { code: expect.stringContaining(reason) } });
    expect(ran.err).toContain(words);
  });

  it('that does not answer in time has crashed', async () => {
    const { ran } = await crashOf('setInterval(() => {}, 1e6)', '--timeout', '1');
    expect(ran.err).toContain('It did not answer within 1 s.');
  });

  it('that is no program has crashed', async () => {
    const args = ['arena', 'heaven-and-ale', '--bots', 'random,exec:no-such-program-here', '--deals', '1'];
    const { code, out, err } = await taproom(args);
    expect(code).toBe(1);
    expect(out).toContain('No deal was finished.');
    expect(err).toMatch(/Its program exited \(exit code 127\)\. .*no-such-program-here/);
  });
});
