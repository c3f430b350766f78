import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { Engine, ROOT } from './taproom.ts';

const DOC = readFileSync(`${ROOT}docs/protocol.md`, 'utf8');

interface Example {
  readonly kind: string;
  readonly exchanges: readonly { readonly asked: string; readonly answer: string }[];
}

/** The examples of the document: code blocks called `engine`, `>` in and `<` out. */
const EXAMPLES: readonly Example[] = [...DOC.matchAll(/^```engine ?(\w*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind = '', block = '']) => {
    const lines = block.trimEnd().split('\n');
    const exchanges = lines.flatMap((line, i) =>
      i % 2 === 0 ? [{ asked: line.slice(2), answer: (lines[i + 1] ?? '').slice(2) }] : [],
    );
    expect(lines.map(line => line.slice(0, 2))).toEqual(exchanges.flatMap(() => ['> ', '< ']));
    return { kind, exchanges };
  },
);

/** An answer with `…` for anything, as a pattern. */
const pattern = (answer: string): RegExp =>
  new RegExp(
    `^${answer
      .split('…')
      .map(text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

describe('docs/protocol.md', () => {
  const engine = new Engine();
  const data = async (request: object): Promise<Record<string, unknown>> =>
    JSON.parse(await engine.ask(JSON.stringify(request)));

  /** Everyone plays the first move of the list, to the end. */
  async function playOut(): Promise<void> {
    for (;;) {
      const { actors } = await data({ do: 'actors' });
      const [seat] = actors as number[];
      if (seat === undefined) return;
      const { moves } = await data({ do: 'moves', seat });
      expect(await data({ do: 'apply', seat, move: (moves as string[])[0] })).toMatchObject({ ok: true });
    }
  }

  for (const [i, { kind, exchanges }] of EXAMPLES.entries()) {
    it(`example ${i + 1}: ${exchanges[0]?.asked}`, async () => {
      for (const [j, { asked, answer }] of exchanges.entries()) {
        if (kind === 'finished' && j === 1) await playOut();
        const { position } = asked.includes('…') ? await data({ do: 'position' }) : {};
        const told = await engine.ask(asked.replace('…', JSON.stringify(position)));
        expect(told, asked).toMatch(pattern(answer));
      }
    });
  }

  it('shows every request', async () => {
    const { orders } = await data({ do: 'help' });
    const asked = EXAMPLES.flatMap(({ exchanges }) => exchanges.map(exchange => exchange.asked));
    for (const order of Object.keys(orders as object)) {
      expect(
        asked.some(line => line.startsWith(`{"do":"${order}"`)),
        order,
      ).toBe(true);
    }
  });

  afterAll(async () => {
    expect(await engine.end()).toBe(0);
  });
});
