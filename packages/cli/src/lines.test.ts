import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesOf } from './lines.ts';

async function* chunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}

async function lines(text: string, { size = 3, max = 5 } = {}): Promise<(string | null)[]> {
  const all: (string | null)[] = [];
  for await (const line of linesOf(chunks(text, size), max)) all.push(line && Buffer.from(line).toString());
  return all;
}

it('cuts a stream into lines, and passes over what is too long', async () => {
  expect(await lines('')).toEqual([]);
  expect(await lines('a\n\nbcdef\n')).toEqual(['a', '', 'bcdef']);
  expect(await lines('abcdefghijkl\nx\nabcdef')).toEqual([null, 'x', null]);
});

it('does not depend on how the stream comes', async () => {
  const text = fc.array(fc.constantFrom('a', 'b', '\n')).map(signs => signs.join(''));
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 9 }), async (told, size) => {
      const expected = told.split('\n').map(line => (line.length > 5 ? null : line));
      if (expected.at(-1) === '') expected.pop();
      expect(await lines(told, { size })).toEqual(expected);
    }),
  );
});
