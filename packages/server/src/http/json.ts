import type { FastifyInstance } from 'fastify';

const DEEPEST = 32;

/** Bodies are JSON and nothing else. */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    // A request without a body may still name its kind.
    if (text === '') return done(null, undefined);
    parse(request, text, (error, body) => {
      if (error === null && isTooDeep(body)) done(Object.assign(new Error('too deep'), { statusCode: 400 }));
      else done(error, body);
    });
  });
}

/** Whether data is nested so deep that working on it could exhaust the stack. */
function isTooDeep(data: unknown, left = DEEPEST): boolean {
  if (left < 0) return true;
  return (
    typeof data === 'object' && data !== null && Object.values(data).some(part => isTooDeep(part, left - 1))
  );
}
