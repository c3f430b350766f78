import { SeededRandom } from '@taproom/games';
import { heavenAndAle, type Position, SHED_NAMES, SLOTS } from '@taproom/games/heaven-and-ale';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { newTable, playTurn } from '../../log/testing/games.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import { readerOf } from '../../text-table/reader.ts';
import { expectClean, snapshots } from '../../text-table/testing/snapshots.ts';
import { shedSoFar } from './sheds.ts';
import { Cloister, NO_PLANS } from './table/Cloister.tsx';
import { MainBoard } from './table/MainBoard.tsx';
import type { CloisterNow, Cloister as CloisterTypes } from './types.ts';

const tongues = await tonguesOf('heaven-and-ale');
const { en } = tongues;

/** The keys of all things on all boards of a position. */
function keysOf(position: Position): string[] {
  const boards = [
    createElement(MainBoard, { key: 'main', position, seat: 0, touch: null, ghost: null }),
    ...position.players.map((player, seat) =>
      createElement(Cloister, { key: seat, seat, player, label: '', touch: null, plans: NO_PLANS }),
    ),
  ];
  const html = renderToStaticMarkup(en.spoken.speech.provide(boards));
  return [...html.matchAll(/data-about="([^"]+)"/g)].flatMap(([, key]) => key ?? []);
}

test('everything on the boards of a whole game answers in every language', { timeout: 120_000 }, async () => {
  const game = await snapshots<CloisterTypes>('heaven-and-ale', 3, 'about');
  const kinds = new Set<string>();
  for (const now of game.filter((_, i) => i % 5 === 0 || i === game.length - 1)) {
    const keys = [...new Set(keysOf(now.view)), 'player:1:own'];
    expect(keys.length).toBeGreaterThan(150);
    for (const language of LANGUAGE_CODES) {
      const tongue = tongues[language];
      const reader = readerOf(now, tongue);
      for (const key of keys) {
        const about = tongue.spoken.speech.about(key, now, reader);
        expect(about, `${key} in ${language}`).not.toBeNull();
        kinds.add(key.split(':')[0] ?? '');
        expect(about?.lines.length).toBeGreaterThan(0);
        expectClean([about?.title, ...(about?.lines ?? [])].join('\n'));
      }
    }
  }
  const all = [
    'space',
    'slot',
    'hex',
    'shed',
    'spot',
    'pair',
    'card',
    'goal',
    'band',
    'marker',
    'side',
    'stacks',
  ];
  expect([...kinds]).toEqual(expect.arrayContaining([...all, 'purse', 'barrels', 'player']));
});

test('what is not on the table has no answer', async () => {
  const [now] = await snapshots<CloisterTypes>('heaven-and-ale', 2, 'about');
  if (now === undefined) throw new Error('no game');
  const { speech } = en.spoken;
  for (const key of ['', 'hex:9:c4', 'hex:0:z9', 'card:0:none', 'goal:rich', 'toString:x', 'band:0:3'])
    expect(speech.about(key, now, readerOf(now, en)), key).toBeNull();
});

test('a shed spot tells tiles, sum and what they would bring, as the rules then build it', () => {
  const table = newTable('heaven-and-ale', 2, 'sheds');
  const random = new SeededRandom('sheds');
  let built = 0;
  while (!table.finished) {
    playTurn(table, random);
    const view = table.view('spectator') as Position;
    for (const player of view.players)
      for (const shed of SHED_NAMES) {
        const { filled, of, type } = shedSoFar(heavenAndAle.numbers, player, shed);
        expect(filled === of).toBe(player.sheds[shed] !== undefined);
        if (filled < of) continue;
        built++;
        expect(type).toBe(player.sheds[shed]);
      }
  }
  expect(built).toBeGreaterThan(0);
});

const linesOf = (key: string, now: CloisterNow): readonly string[] =>
  en.spoken.speech.about(key, now, readerOf(now, en))?.lines ?? [];

test('a resource space gives the price of its tiles, and a monk space says that the number is not the price', async () => {
  const [now = expect.fail('no game')] = await snapshots<CloisterTypes>('heaven-and-ale', 2, 'prices');
  const priced: CloisterNow = {
    ...now,
    view: { ...now.view, tiles: { ...now.view.tiles, 1: ['hops2', 'hops2'], 3: ['monk2'] } },
  };
  const resource = linesOf('space:1', priced);
  expect(resource.filter(line => line === 'hops 2: 2 ducats in the shade, 4 in the sun.')).toHaveLength(1);
  expect(linesOf('space:3', priced).join(' ')).toContain('not its price');
});

test('HA 4.4, 5.7 a starting space says what it means now: to begin, to end the round, or nothing', async () => {
  const seeds = Array.from({ length: 8 }, (_, i) => `slots ${i}`);
  const games = await Promise.all(seeds.map(seed => snapshots<CloisterTypes>('heaven-and-ale', 2, seed)));
  const game = games.flat();
  const at = (wanted: (now: CloisterNow) => boolean): CloisterNow => game.find(wanted) ?? expect.fail();
  const slotsOf = (now: CloisterNow): string[] =>
    (now.plan?.legal ?? []).flatMap(move => (move.move === 'start' ? [move.slot] : []));
  const freeIn = (now: CloisterNow): string[] =>
    SLOTS.filter(slot => now.view.players.every(({ figure }) => figure !== slot));
  const begins = at(({ view }) => view.stage === 'place');
  for (const slot of freeIn(begins))
    expect(linesOf(`slot:${slot}`, begins).join(' ')).toContain('first round');
  const open = at(now => now.view.stage === 'go' && slotsOf(now).length > 2);
  expect(linesOf('slot:ducats', open).join(' ')).toContain('out of the round');
  const forced = at(now => now.mayAct && slotsOf(now).length === 1 && freeIn(now).length > 1);
  expect(linesOf('slot:first', forced).join(' ')).toContain('out of the round');
  const other = freeIn(forced).find(slot => slot !== 'first') ?? expect.fail();
  expect(linesOf(`slot:${other}`, forced).join(' ')).toContain('have to take the first-player space');
});
