import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Proof, TableInfo } from './tables.ts';
import { ById, CountText, Game, MomentText } from './words.ts';

/** Games that are over, as text. */
export const RECORDS_API = {
  record: endpoint('GET /tables/:id/record', {
    who: 'anyone',
    says: 'The record of a finished game',
    params: ById,
    answer: z.string(),
    type: 'text/plain',
  }),
  proof: endpoint('GET /tables/:id/proof', {
    who: 'anyone',
    says: 'The secret and the nonces behind the shuffles of a finished game',
    params: ById,
    answer: Proof,
  }),
  records: endpoint('GET /records', {
    who: 'anyone',
    says: 'Records of public finished games in bulk, one JSON object per line, oldest first. Games of unlisted tables are public once all their players have published them',
    query: z.strictObject({
      game: z.optional(Game),
      after: z.optional(MomentText),
      most: z.optional(CountText),
    }),
    answer: z.string(),
    type: 'application/x-ndjson',
  }),
  publish: endpoint('PUT /tables/:id/published', {
    who: 'known',
    says: 'Agrees to publish a finished game of an unlisted table, or takes that back. The game is public once all players agree',
    params: ById,
    body: z.strictObject({ published: z.boolean() }),
    answer: TableInfo,
  }),
} as const;
