import type { FastifyInstance } from 'fastify';

const DEEPEST = 32;

/** Bodies are JSON in UTF-8, without any encoding, and nothing else. */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // A request without a body may still have a content type.
    if (bytes.length === 0) return done(null, undefined);
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding.toLowerCase() !== 'identity' || !isUtf8(type)) return done(wrong(415, 'not plain UTF-8'));
    const text = textOf(bytes);
    if (text === null) return done(wrong(400, 'not UTF-8'));
    parse(request, text, (error, body) => {
      if (error === null && isTooDeep(body)) done(wrong(400, 'nested too deeply'));
      else done(error, body);
    });
  });
}

const wrong = (statusCode: number, what: string): Error => Object.assign(new Error(what), { statusCode });

/** Whether a content type names no other charset. */
const isUtf8 = (type: string): boolean =>
  [...type.matchAll(/;\s*charset\s*=\s*"?([^\s;"]*)/gi)].every(([, charset]) =>
    /^utf-?8$/i.test(charset ?? ''),
  );

/** Invalid UTF-8 would be stored with replacement characters, so it is refused. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether data is nested so deeply that processing it could exhaust the stack. */
function isTooDeep(data: unknown, left = DEEPEST): boolean {
  if (left < 0) return true;
  return (
    typeof data === 'object' && data !== null && Object.values(data).some(part => isTooDeep(part, left - 1))
  );
}
