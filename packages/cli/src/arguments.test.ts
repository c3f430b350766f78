import { describe, expect, it } from 'vitest';
import { Arguments, type Flags, oneOf, UsageError } from './arguments.ts';

const FLAGS: Flags = {
  json: { kind: 'switch', help: '' },
  seed: { kind: 'text', value: 'S', help: '' },
  games: { kind: 'number', value: 'N', min: 1, max: 9, help: '' },
  bot: { kind: 'list', value: 'A', help: '' },
};
const parse = (...args: string[]) => new Arguments(args, FLAGS);

describe('arguments', () => {
  it('come as words, switches and values, in any order', () => {
    const args = parse('--games', '3', 'a', '--seed=--x=1', '--json', '-', '--', '--b');
    expect(args.words).toEqual(['a', '-', '--b']);
    expect([args.has('json'), args.has('help')]).toEqual([true, false]);
    expect([args.text('seed'), args.number('games')]).toEqual(['--x=1', 3]);
    expect(args.exactly('A', 'B', 'C')).toEqual(['a', '-', '--b']);
  });

  it('may come again and again if they are a list', () => {
    expect(parse('--bot', 'a', '--bot=b,c', '--bot', 'a').list('bot')).toEqual(['a', 'b,c', 'a']);
    expect(parse().list('bot')).toEqual([]);
  });

  it('always know --help and -h', () => {
    expect(parse('--help').has('help')).toBe(true);
    expect(parse('x', '-h').has('help')).toBe(true);
  });

  it.each([
    [['--jsn'], 'Unknown flag --jsn. Did you mean --json?'],
    [['--constructor'], 'Unknown flag --constructor.'],
    [['-j'], 'Unknown flag -j.'],
    [['--json=yes'], '--json takes no value.'],
    [['--json', '--json'], '--json is given twice.'],
    [['--seed'], '--seed needs a value: S.'],
    [['--games='], '--games needs a value: N.'],
    [['--games', '0'], '--games needs a whole number from 1 to 9, not "0".'],
    [['--games', '2.5'], '--games needs a whole number from 1 to 9, not "2.5".'],
    [['--games=1e0'], '--games needs a whole number from 1 to 9, not "1e0".'],
  ])('%j are misused', (args, message) => {
    expect(() => parse(...args)).toThrow(new UsageError(message));
  });

  it('are as many as they should be', () => {
    expect(() => parse().exactly('FILE')).toThrow('FILE is missing.');
    expect(() => parse('a', 'b\n').exactly('FILE')).toThrow('Unexpected argument: "b\\n".');
  });
});

describe('a word of a few', () => {
  it('is known, or the nearest is told, or all are', () => {
    const games = ['heaven-and-ale', 'heros-tavern'] as const;
    expect(oneOf('game', 'heros-tavern', games)).toBe('heros-tavern');
    expect(() => oneOf('game', 'Heros tavern', games)).toThrow('Did you mean heros-tavern?');
    expect(() => oneOf('game', 'go', games)).toThrow(
      'Unknown game "go". Available: heaven-and-ale, heros-tavern.',
    );
  });
});
