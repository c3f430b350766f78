import type { GameId } from '@taproom/games';
import type { FastifyInstance } from 'fastify';
import type { House } from '../operate/house.ts';
import { feedOf } from '../people/feed.ts';
import { sendProblem } from './problems.ts';
import { siteOf } from './site.ts';

/** The private feeds. Whoever knows the secret in the address may read it: feed readers know no cookies. */
export function addFeeds(app: FastifyInstance, house: House): void {
  app.get<{ Params: { file: string } }>(
    `${house.config.basePath}/feeds/:file`,
    { config: { endpoint: 'feed' } },
    async (request, reply) => {
      const secret = /^([0-9A-Za-z]{24})\.atom$/.exec(request.params.file)?.[1];
      const person = secret === undefined ? null : await house.notices.personOfFeed(secret);
      if (person === null) return sendProblem(reply, { code: 'no-such-thing' });
      const { root } = siteOf(request, house.config);
      const titleOf = (game: GameId) => house.repertoire.titleOf(game);
      return reply
        .header('cache-control', 'private, max-age=60')
        .type('application/atom+xml; charset=utf-8')
        .send(feedOf(person, await house.ownGames(person), titleOf, root, house.now()));
    },
  );
}
