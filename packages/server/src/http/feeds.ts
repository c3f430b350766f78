import type { GameId } from '@taproom/games';
import type { FastifyInstance } from 'fastify';
import type { TaproomServer } from '../operate/server.ts';
import { feedOf } from '../people/feed.ts';
import { sendProblem } from './problems.ts';
import { siteOf } from './site.ts';

/** The private feeds. Anyone who knows the secret in the address may read one: feed readers have no cookies. */
export function addFeeds(app: FastifyInstance, server: TaproomServer): void {
  app.get<{ Params: { file: string } }>(
    `${server.config.basePath}/feeds/:file`,
    { config: { endpoint: 'feed' } },
    async (request, reply) => {
      const secret = /^([0-9A-Za-z]{24})\.atom$/.exec(request.params.file)?.[1];
      const person = secret === undefined ? null : await server.notices.personOfFeed(secret);
      if (person === null) return sendProblem(reply, { code: 'no-such-thing' });
      const { root } = siteOf(request, server.config);
      const titleOf = (game: GameId) => server.repertoire.titleOf(game);
      return reply
        .header('cache-control', 'private, max-age=60')
        .type('application/atom+xml; charset=utf-8')
        .send(feedOf(person, await server.ownGames(person), titleOf, root, server.now()));
    },
  );
}
