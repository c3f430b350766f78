import type { OwnGame } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import type { GameId } from '@taproom/games';
import type * as z from 'zod/mini';

const DAY = 86_400_000;

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

/**
 * The private Atom feed of someone's games that are waiting for them. Every turn is a separate entry. The titles are
 * names only, which need no translation.
 */
export function feedOf(
  person: { readonly id: string; readonly name: string },
  games: readonly z.infer<typeof OwnGame>[],
  titleOf: (game: GameId) => string,
  root: string,
  now: number,
): string {
  const entries = games
    .filter(game => game.needsYou && game.table.pace.pace !== 'live')
    .map(game => {
      const { table } = game;
      const since = sinceOf(game) ?? table.started ?? table.created;
      const others = table.seats
        .filter((_, seat) => seat !== game.seat)
        .map(seat => seat.person?.name ?? seat.level ?? '');
      return {
        since,
        text: [
          '  <entry>',
          `    <id>urn:taproom:${table.id}:${since}</id>`,
          `    <title>${escapeXml(`${titleOf(table.game)}: ${others.join(', ')}`)}</title>`,
          `    <link href="${escapeXml(`${root}${addressOf({ page: 'table', id: table.id })}`)}"/>`,
          `    <updated>${new Date(since).toISOString()}</updated>`,
          '  </entry>',
        ].join('\n'),
      };
    });
  const updated = Math.max(0, ...entries.map(({ since }) => since)) || now;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `  <id>urn:taproom:${person.id}</id>`,
    `  <title>${escapeXml(`Taproom: ${person.name}`)}</title>`,
    `  <author><name>Taproom</name></author>`,
    `  <updated>${new Date(updated).toISOString()}</updated>`,
    ...entries.map(({ text }) => text),
    '</feed>',
    '',
  ].join('\n');
}

/** When the turn began that the game is waiting for. */
function sinceOf({ table: { pace }, due }: z.infer<typeof OwnGame>): number | null {
  return pace.pace === 'days' && due !== null ? due - pace.days * DAY : null;
}
