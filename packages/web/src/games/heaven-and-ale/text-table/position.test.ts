import { ACTION_SPACES, HEX_NAMES, heavenAndAle, RESOURCES, SHED_NAMES } from '@taproom/games/heaven-and-ale';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../i18n/languages.ts';
import { number } from '../../../i18n/numbers.ts';
import { tonguesOf } from '../../../play/testing/faces.ts';
import { lookAt, wholePosition } from '../../../text-table/position.ts';
import { readerOf } from '../../../text-table/reader.ts';
import { expectClean, snapshots, textOf } from '../../../text-table/testing/snapshots.ts';
import type { Cloister } from '../types.ts';
import { loadWords } from '../words.ts';
import { stretchesOf } from './passages.ts';

const tongues = await tonguesOf('heaven-and-ale');

describe('Heaven & Ale', async () => {
  const all = await snapshots<Cloister>('heaven-and-ale', 3, 'position');

  test.each(LANGUAGE_CODES)('the text in %s holds all that the view holds', async language => {
    const { words } = tongues[language];
    const { board, cloister, text } = await loadWords(language, heavenAndAle);
    for (const now of all) {
      const reader = readerOf(now, tongues[language]);
      const position = now.view;
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
    const [player] = (now ?? expect.fail()).view.players;
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
