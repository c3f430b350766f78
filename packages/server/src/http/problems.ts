import { PROBLEMS, type Problem } from '@taproom/contracts';
import type { FastifyReply } from 'fastify';
import { NotStored } from '../store/database.ts';

/** Responds with what is wrong. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.wait !== undefined) reply.header('retry-after', String(problem.wait));
  return reply
    .code(PROBLEMS[problem.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(problem);
}

/** What Fastify says about requests it could not read; 408 is the same to a client that was too slow. */
const BY_STATUS: Readonly<Record<number, Problem['code']>> = {
  404: 'no-such-thing',
  405: 'wrong-method',
  413: 'too-large',
  414: 'too-large',
  415: 'wrong-type',
  431: 'too-large',
};

/** The problem behind an error: the request's fault, the storage's, or ours. */
export function problemOf(error: unknown): Problem {
  if (error instanceof NotStored) return { code: 'not-stored' };
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) return { code: 'fault' };
  return { code: BY_STATUS[status] ?? 'malformed' };
}
