import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(gzip);

/**
 * An answer that is the same for everybody: encoded once, and compressed once for those who take that. Nothing secret may
 * be in it: the size of a compressed answer gives away what is in it.
 */
export class ReadyMade {
  readonly plain: Buffer;
  private packed: Promise<Buffer> | null = null;
  private digest: string | null = null;

  constructor(
    text: string,
    private readonly type: string,
  ) {
    this.plain = Buffer.from(text);
  }

  private get etag(): string {
    this.digest ??= `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`;
    return this.digest;
  }

  /** Sends it. With `cache: 'check'` clients may keep it, and ask each time whether it is still good. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    cache: 'check' | 'no-store',
  ): Promise<FastifyReply> {
    reply.header('vary', 'accept-encoding').header('cache-control', cache === 'check' ? 'no-cache' : cache);
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
