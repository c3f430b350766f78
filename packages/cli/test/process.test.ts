import { describe, expect, it } from 'vitest';
import { taproom, taproomUnheard } from './taproom.ts';

describe('the real command', () => {
  it('helps: exit code 0', async () => {
    const { code, out, err } = await taproom(['help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Commands:\n  engine ');
  });

  it('does not understand: exit code 2', async () => {
    expect(await taproom(['repaly', 'x'])).toEqual({
      code: 2,
      out: '',
      err: 'Unknown command "repaly". Did you mean replay?\nTry: npm run -s taproom -- help\n',
    });
  });

  it('finds a record wrong: exit code 1', async () => {
    expect(await taproom(['replay', '-'], 'Taproom record 1\ngame: heaven-and-ale\n')).toEqual({
      code: 1,
      out: '',
      err: 'Line 2: The record ends here without its last line: it is incomplete.\n',
    });
  });

  it('does not mind a reader that goes away', async () => {
    expect(await taproomUnheard(['engine'], '{"do":"help"}\n'.repeat(5000))).toEqual({ code: 0, err: '' });
  });
});

describe('the engine process', () => {
  it('answers every line in order, whatever it is, and ends with its input', async () => {
    const input = Buffer.concat([
      Buffer.from('{"do":"new","game":"heros-tavern","seats":3,"seed":1,"id":0}\r\n\n'),
      Buffer.from([0x7b, 0xff, 0x7d, 0x0a]),
      Buffer.from(`"${'x'.repeat(3_000_000)}"\n`),
      Buffer.from(`${'[{"a":'.repeat(100_000)}\n`),
      Buffer.from('null\n{"do":"constructor"}\n{"__proto__":{"do":"actors"}}\n'),
      Buffer.from(Array.from({ length: 2000 }, (_, id) => `{"do":"position","id":${id}}\n`).join('')),
      Buffer.from('{"id":"last","do":"actors"}'),
    ]);
    const { code, out, err } = await taproom(['engine'], input);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answers = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(answers[0]).toMatchObject({ id: 0, ok: true, seed: '1' });
    expect(answers.slice(1, 7).map(answer => [answer.ok, answer.code])).toEqual([
      [false, 'not-utf8'],
      [false, 'line-too-long'],
      [false, 'too-deep'],
      [false, 'object-expected'],
      [false, 'unknown-do'],
      [false, 'missing-field'],
    ]);
    expect(answers.slice(7, -1).map(answer => answer.id)).toEqual(
      Array.from({ length: 2000 }, (_, id) => id),
    );
    expect(answers.at(-1)).toEqual({ id: 'last', ok: true, actors: [0, 1, 2] });
  });
});
