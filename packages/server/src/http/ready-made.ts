import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/**
 * A cached response that is the same for everyone: serialised once, and compressed once for clients that accept that. It must
 * not contain secrets: the size of a compressed response gives away what is in it.
 */
export class ReadyMade {
  readonly plain: Buffer;
  private packed: Promise<Buffer> | null = null;
  private digest: string | null = null;

  constructor(
    text: string,
    private readonly type: string,
    /** What of a request it depends on besides the encoding. */
    private readonly vary: readonly string[] = [],
  ) {
    this.plain = Buffer.from(text);
  }

  private get etag(): string {
    this.digest ??= `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`;
    return this.digest;
  }

  /** Sends it. With `cache: 'check'` clients may cache it, and revalidate each time. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    cache: 'check' | 'no-store',
  ): Promise<FastifyReply> {
    reply
      .header('vary', ['accept-encoding', ...this.vary].join(', '))
      .header('cache-control', cache === 'check' ? 'no-cache' : cache);
    if (cache === 'check') {
      // Weak: the same text in another encoding.
      reply.header('etag', `W/${this.etag}`);
      if (request.headers['if-none-match']?.includes(this.etag)) return reply.code(304).send();
    }
    reply.type(`${this.type}; charset=utf-8`);
    if (!takesGzip(request.headers['accept-encoding'])) return reply.send(this.plain);
    this.packed ??= compress(this.plain);
    return reply.header('content-encoding', 'gzip').send(await this.packed);
  }
}

const takesGzip = (accepted: string | string[] | undefined): boolean =>
  String(accepted ?? '')
    .split(',')
    .some(one => /^\s*gzip\s*(?:;\s*q\s*=\s*(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/i.test(one));
