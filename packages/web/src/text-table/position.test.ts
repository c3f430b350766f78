import type { GameId } from '@taproom/games';
import { SeededRandom } from '@taproom/games';
import {
  ACTION_SPACES,
  HEX_NAMES,
  type Position,
  RESOURCES,
  SHED_NAMES,
} from '@taproom/games/heaven-and-ale';
import type { View } from '@taproom/games/heros-tavern';
import { describe, expect, test } from 'vitest';
import { stretchesOf } from '../games/heaven-and-ale/text-table/passages.ts';
import { number } from '../i18n/parts.ts';
import { choose } from '../log/testing/games.ts';
import { CATALOGUES, LANGUAGES } from '../log/testing/languages.ts';
import type { Snapshot } from '../play/game.ts';
import type { Passage } from './passage.ts';
import { lookAt, wholePosition } from './position.ts';
import { readerOf } from './reader.ts';
import { SeededGame } from './testing/seeded-game.ts';
import { TOPICS } from './vocabulary.ts';

/** Snapshots of a game, one before each turn of the person, and the last one. */
async function snapshots(game: GameId, seats: number, seed: string): Promise<Snapshot[]> {
  const played = new SeededGame(game, seats, seed);
  const random = new SeededRandom(seed);
  const all: Snapshot[] = [];
  while (played.get().outcome === null) {
    const { plan } = played.get();
    if (plan?.moves.length === 0) all.push(played.get());
    const legal = plan?.legal ?? [];
    if (legal.length === 0) await played.confirm();
    else played.act(choose(legal, random));
  }
  return [...all, played.get()];
}

const textOf = (passages: readonly Passage[]): string =>
  passages.flatMap(({ title, lines }) => [title, ...lines.map(line => line.text)]).join('\n');

function expectClean(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|\n\n/);
}

describe('Heaven & Ale', async () => {
  const all = await snapshots('heaven-and-ale', 3, 'position');

  test.each(LANGUAGES)('the text in %s holds all that the view holds', language => {
    const words = CATALOGUES[language];
    const { board, cloister, text } = words;
    for (const now of all) {
      const reader = readerOf(now, words);
      const position = now.view as Position;
      expectClean(textOf(wholePosition(now, reader)));
      const spaces = lookAt('board', now, reader)[0]?.lines.map(line => line.text) ?? [];
      for (let space = 1; space <= ACTION_SPACES; space++) {
        const line = spaces.find(one => one.startsWith(`${space}:`)) ?? '';
        for (const tile of position.tiles[space] ?? []) expect(line).toContain(board.tile(tile));
      }
      for (const [seat, player] of position.players.entries()) {
        const told = textOf(lookAt({ seat }, now, reader));
        expect(told).toContain(text.ducats(player.ducats));
        for (const resource of RESOURCES)
          expect(told).toContain(`${cloister.resource[resource]} ${number(player.markers[resource])}`);
        for (const [hex, tile] of Object.entries(player.garden))
          expect(told).toContain(`${hex} ${board.tile(tile)}`);
        for (const card of [...player.cards, ...player.placed.filter(one => one !== null)])
          expect(told).toContain(cloister.card[card]);
        for (const goal of [...player.largeBarrels, ...player.smallBarrels])
          expect(told).toContain(cloister.goal[goal]);
        if (typeof player.figure === 'number') {
          const line = spaces.find(one => one.startsWith(`${player.figure}:`)) ?? '';
          expect(line).toContain(seat === now.seat ? words.you : reader.called[seat]);
        }
      }
      const score = textOf(lookAt('score', now, reader));
      for (const total of now.outcome?.scores ?? []) expect(score).toContain(` ${total} `);
    }
  });

  test('HA 3.1 the garden is read from left to right, sun before shade, every place once', () => {
    const [now] = all;
    const [player] = ((now ?? expect.fail()).view as Position).players;
    if (player === undefined) throw new Error('nobody sits there');
    const places = [...'abcdefg'].flatMap(row => stretchesOf(player, row).flatMap(part => part.hexes));
    expect(places.map(({ hex }) => hex)).toEqual([...HEX_NAMES, ...SHED_NAMES].sort());
    expect(stretchesOf(player, 'd').map(({ side, hexes }) => [side, ...hexes.map(one => one.hex)])).toEqual([
      ['sunny', 'd1', 'd2', 'd3'],
      ['border', 'd4'],
      ['shady', 'd5', 'd6', 'd7'],
    ]);
  });
});

describe('Hero’s Tavern', async () => {
  const all = await snapshots('heros-tavern', 4, 'position');

  test.each(LANGUAGES)('the text in %s holds the hand, the taverns and the pad', language => {
    const words = CATALOGUES[language];
    const { tavern, text } = words;
    for (const now of all) {
      const reader = readerOf(now, words);
      const view = now.view as View;
      expectClean(textOf(wholePosition(now, reader)));
      const hand = textOf(lookAt('hand', now, reader));
      for (const card of view.players[0]?.hand ?? []) expect(hand).toContain(tavern.name[card]);
      for (const [seat, player] of view.players.entries()) {
        const told = textOf(lookAt({ seat }, now, reader));
        expect(told).toContain(text.heroes(player.heroes));
        expect(told).toContain(tavern.tokens(player.tokens));
        for (const card of [...player.bought, ...player.drafted]) expect(told).toContain(tavern.name[card]);
      }
      const score = textOf(lookAt('score', now, reader));
      for (const { heroes, pad } of view.players) {
        expect(score).toContain(tavern.heroes(heroes));
        if (pad.length > 0) expect(score).toContain(text.padRow(1, pad[0] ?? expect.fail()));
      }
    }
  });

  test('HT 2.2 nothing hidden is told: with all hands open in the view the text stays the same', () => {
    let differed = 0;
    for (const now of all) {
      const view = now.view as View;
      const open: View = {
        ...view,
        players: view.players.map((player, seat) =>
          seat === now.seat
            ? player
            : { ...player, hand: ['cook', 'maid'], chosen: 'jester', purchase: ['food'] },
        ),
      };
      for (const language of LANGUAGES) {
        const reader = readerOf(now, CATALOGUES[language]);
        const told = textOf(wholePosition(now, reader));
        expect(textOf(wholePosition({ ...now, view: open }, reader))).toBe(told);
        if (textOf(wholePosition({ ...now, view: open, memoryAid: true }, reader)) !== told) differed++;
      }
    }
    expect(differed, 'the memory aid tells the hands that the view holds').toBe(3 * all.length);
  });

  test('behind the curtain there is no hand and no tavern to look at', () => {
    const words = CATALOGUES.en;
    const now: Snapshot = { ...(all[0] ?? expect.fail()), seat: null, curtain: 0, mayAct: false, plan: null };
    const reader = readerOf(now, words);
    expect(textOf(lookAt('hand', now, reader)).trim()).toBe(words.text.hidden);
    expect(textOf(lookAt('now', now, reader))).toContain('Hand the screen to player 0.');
  });
});

test('what a game does not have, and a seat that nobody has, can’t be looked at', async () => {
  const now = new SeededGame('heros-tavern', 3, 'nowhere').get();
  const reader = readerOf(now, CATALOGUES.en);
  expect(textOf(lookAt('garden', now, reader))).toContain('There is no “garden” to look at here.');
  expect(textOf(lookAt({ seat: 3 }, now, reader))).toContain('The seats are 1 to 3.');
  for (const topic of TOPICS) expect(lookAt(topic, now, reader).length).toBeGreaterThan(0);
});
