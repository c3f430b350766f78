import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import about from '../package.json' with { type: 'json' };
import { taproom } from './called.ts';
import { ROOT } from './taproom.ts';

const [RECORD = ''] = [
  ...readFileSync(`${ROOT}docs/records.md`, 'utf8').matchAll(/^```record\n([\s\S]*?)^```$/gm),
].map(([, text = '']) => text);

describe('help', () => {
  it('lists commands and games, and knows each command', async () => {
    const general = await taproom(['help']);
    expect(general).toMatchObject({ code: 0, err: '' });
    for (const word of [
      'engine',
      'replay',
      'simulate',
      'score',
      'arena',
      'train',
      'heaven-and-ale',
      'heros-tavern',
    ])
      expect(general.out).toContain(word);
    const [replay, score] = await Promise.all([taproom(['help', 'replay']), taproom(['score', '--help'])]);
    expect(replay).toMatchObject({ code: 0, err: '' });
    expect(replay.out).toMatch(/^Usage: npm run -s taproom -- replay FILE \[--json\]\n/);
    expect(score).toMatchObject({ code: 0, err: '' });
    expect(score.out).toMatch(/^Usage: npm run -s taproom -- score GAME \[--json\]\n/);
  });

  it('tells its version', async () => {
    expect(await taproom(['--version'])).toEqual({ code: 0, out: `${about.version}\n`, err: '' });
  });

  it.each([
    [[], 'Usage:'],
    [['simulat'], 'Unknown command "simulat". Did you mean simulate?\nTry: npm run -s taproom -- help\n'],
    [['simulate', 'heros-tavern', '--seat', '3'], 'Unknown flag --seat. Did you mean --seats?'],
    [['simulate', 'heros-tavern', '--seats', '2'], 'heros-tavern is for 3 to 5 seats, not 2.'],
    [['score', 'hero-tavern'], 'Did you mean heros-tavern?\nTry: npm run -s taproom -- help score\n'],
    [['replay'], 'FILE is missing.'],
  ])('%j is misused: exit code 2', async (args, message) => {
    const { code, out, err } = await taproom(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});

describe('replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
  const file = join(folder, 'game.txt');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('tells how a good record came out', async () => {
    writeFileSync(file, RECORD);
    expect(await taproom(['replay', file])).toEqual({
      code: 0,
      out: 'heaven-and-ale, 2 seats, 14 moves in 6 lines, 2026-01-31: all legal.\nThe game is not finished.\n',
      err: '',
    });
    const json = await taproom(['replay', '-', '--json'], RECORD);
    expect(json).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(json.out)).toEqual({
      ok: true,
      game: 'heaven-and-ale',
      rules: 1,
      seats: 2,
      names: ['Anna', 'Борис'],
      date: '2026-01-31',
      moves: 14,
      outcome: null,
    });
  });

  it('names line and reason of a wrong one: exit code 1', async () => {
    const broken = await taproom(
      ['replay', '-', '--json'],
      RECORD.replace('wood3 a1, done', 'wood3 d4, done'),
    );
    expect(JSON.parse(broken.out)).toEqual({
      ok: false,
      code: 'move-refused',
      line: 13,
      actor: 1,
      move: 'buy wood3 d4',
      reason: { code: expect.any(String), hex: 'd4' },
    });
    expect(broken.err).toBe(
      'Line 13: Seat 1 can’t play “buy wood3 d4”. d4 is a shed spot and can’t hold a tile.\n',
    );
    expect(broken.code).toBe(1);
    const cut = await taproom(['replay', '-'], RECORD.slice(0, -20));
    expect(cut).toEqual({
      code: 1,
      out: '',
      err: 'Line 15: The record ends here without its last line: it is incomplete.\n',
    });
  });

  it('says so if there is nothing to read', async () => {
    const missing = await taproom(['replay', join(folder, 'nowhere.txt')]);
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(missing.err).toContain('nowhere.txt can’t be read (ENOENT).');
    const bytes = await taproom(['replay', '-'], Uint8Array.of(0xff, 0xfe, 0x00));
    expect(bytes).toEqual({ code: 1, out: '', err: 'The input is not UTF-8 text.\n' });
  });
});

describe('score', () => {
  const player = {
    brewmaster: 9,
    markers: { wood: 13, yeast: 9, hops: 9, water: 10, barley: 9 },
    ducats: 23,
    largeBarrels: 2,
    smallBarrels: 1,
    barrelCard: true,
    firstPlayer: false,
  };

  it('HA 10.4 counts a player of a real table', async () => {
    const { code, out } = await taproom(['score', 'heaven-and-ale'], JSON.stringify({ players: [player] }));
    expect(code).toBe(0);
    const { players, winners } = JSON.parse(out);
    expect(winners).toEqual([0]);
    // A brewmaster on 9 exchanges 3 to 1 and is worth 4. Three markers need a step each to reach 10: wood pays for one
    // with its three steps, 20 ducats for the others. 4 × 10, two large barrels, a small one, and the card.
    expect(players[0]).toMatchObject({
      rate: 3,
      value: 4,
      rearmost: 10,
      production: 40,
      barrels: 10,
      barrelCard: 3,
      firstPlayer: 0,
      total: 53,
    });
  });

  it('HT 9.1 counts the taverns of the first worked example', async () => {
    const tavern = {
      entertainment: 1,
      'light-ale': 1,
      'dark-ale': 1,
      market: 1,
      shopkeeper: 1,
      barrel: 1,
      tools: 1,
    };
    const { code, out } = await taproom(
      ['score', 'heros-tavern', '--json'],
      JSON.stringify({ taverns: [tavern] }),
    );
    expect(code).toBe(0);
    expect(JSON.parse(out).taverns[0]).toMatchObject({
      total: 19,
      resources: { coins: 0, storage: 1, land: 1 },
    });
  });

  it('refuses as JSON and in words: exit code 1', async () => {
    const input = JSON.stringify({ players: [{ ...player, brewmaster: 99 }] });
    const wrong = await taproom(['score', 'heaven-and-ale'], input);
    expect(wrong.code).toBe(1);
    expect(JSON.parse(wrong.out)).toMatchObject({ ok: false, code: expect.any(String) });
    expect(wrong.err).toMatch(/players\.0\.brewmaster/);
    const text = await taproom(['score', 'heros-tavern'], 'two ales');
    expect(text).toEqual({
      code: 1,
      out: '{"ok":false,"code":"not-json"}\n',
      err: 'The input is not JSON.\n',
    });
  });
});

describe('simulate', () => {
  it('checks every move and counts; the same seed gives the same games', async () => {
    const args = ['simulate', 'heaven-and-ale', '--seats=3', '--games', '5', '--seed', 'x', '--json'];
    const [checked, trusted] = await Promise.all([taproom([...args, '--check']), taproom(args)]);
    expect(checked).toMatchObject({ code: 0, err: '' });
    const statistics = JSON.parse(checked.out);
    expect(statistics).toMatchObject({ ok: true, game: 'heaven-and-ale', seats: 3, games: 5, seed: 'x' });
    const wins = statistics.winsBySeat.reduce((sum: number, won: number) => sum + won, 0);
    expect(wins).toBeGreaterThanOrEqual(5);
    expect(statistics.moves.min).toBeGreaterThan(statistics.turns.min);
    const { seconds, gamesPerSecond, movesPerSecond, ...lasting } = statistics;
    expect(JSON.parse(trusted.out)).toMatchObject(lasting);
  });

  it('prints a table for people', async () => {
    const { code, out, err } = await taproom(['simulate', 'heros-tavern', '--games', '20']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^heros-tavern, 3 seats, 20 random games, seed \w+\n/);
    expect(out).toMatch(/^moves +105\.00 +105/m); // 2.2: 6 choices and a purchase, 3 seats, 5 rounds
  });

  it('draws a bar while somebody watches, and clears it away', async () => {
    const { err } = await taproom(['simulate', 'heros-tavern', '--games', '2'], '', { terminal: true });
    expect(err).toContain(`\r[${'='.repeat(20)}${' '.repeat(20)}] 1 of 2\r[${'='.repeat(40)}] 2 of 2`);
    expect(err.endsWith('\r\x1b[K')).toBe(true);
  });
});
