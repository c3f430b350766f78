import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TaproomServer } from '../operate/server.ts';
import { deviceOf } from '../people/device.ts';
import { type Asker, type Pass, SESSION_LIFE } from '../people/identities.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Browser } from './handler.ts';
import { siteOf } from './site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller. */
    asker: PersonRow | null;
    /** Their session or token. */
    pass: Pass | null;
  }
  interface FastifyInstance {
    readonly seals: Seals;
  }
  interface FastifyContextConfig {
    /** Its name in metrics and the log. */
    endpoint?: string;
    /** It responds with data, never with a page. */
    isData?: boolean;
  }
}

const COOKIE = 'taproom';
const MOST_OPENED = 10_000;
/** As long as browsers keep a cookie; it is renewed whenever the client starts. */
const COOKIE_DAYS = SESSION_LIFE / 86_400_000;

/** The credentials of a request. */
export type Credentials =
  | { readonly by: 'token'; readonly secret: string }
  | { readonly by: 'cookie'; readonly secret: string }
  | { readonly by: 'nothing' };

/** A token takes precedence over a cookie. A cookie we did not sign is ignored. */
export function credentialsOf(request: FastifyRequest): Credentials {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const secret = /^Bearer ([\w-]{8,100})$/i.exec(authorization)?.[1];
    return { by: 'token', secret: secret ?? '' };
  }
  const cookie = request.cookies[COOKIE];
  const secret = cookie === undefined ? null : request.server.seals.open(request, cookie);
  return secret === null ? { by: 'nothing' } : { by: 'cookie', secret };
}

/** Verifies the signatures of cookies, and caches the valid ones, since most requests repeat them. */
export class Seals {
  private readonly opened = new Map<string, string>();

  /** The secret in a cookie, or null if we did not sign it. */
  open(request: FastifyRequest, cookie: string): string | null {
    const known = this.opened.get(cookie);
    if (known !== undefined) return known;
    const { valid, value } = request.unsignCookie(cookie);
    if (!valid) return null;
    if (this.opened.size >= MOST_OPENED) this.opened.clear();
    this.opened.set(cookie, value);
    return value;
  }
}

export async function askerOf(server: TaproomServer, credentials: Credentials): Promise<Asker | null> {
  if (credentials.by === 'nothing') return null;
  const { identities } = server;
  return credentials.by === 'token'
    ? identities.byToken(credentials.secret)
    : identities.bySession(credentials.secret);
}

/** Sets or clears the cookie that identifies the browser. */
export function browserOf(server: TaproomServer, request: FastifyRequest, reply: FastifyReply): Browser {
  const path = server.config.basePath === '' ? '/' : server.config.basePath;
  const options = {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteOf(request, server.config).secure,
  } as const;
  const end = async () => {
    const credentials = credentialsOf(request);
    if (credentials.by === 'cookie') await server.identities.end(credentials.secret);
  };
  return {
    enter: async (person, code) => {
      const device = deviceOf(request.headers['user-agent']);
      const secret = await server.identities.begin(person.id, device, code);
      if (secret === null) return false;
      // Ends whatever session the browser had before.
      await end();
      giveCookie(reply, secret, options);
      return true;
    },
    stay: () => {
      const credentials = credentialsOf(request);
      if (credentials.by === 'cookie') giveCookie(reply, credentials.secret, options);
    },
    leave: async () => {
      await end();
      reply.clearCookie(COOKIE, options);
    },
  };
}

const giveCookie = (
  reply: FastifyReply,
  secret: string,
  options: {
    readonly path: string;
    readonly httpOnly: true;
    readonly sameSite: 'lax';
    readonly secure: boolean;
  },
) => reply.setCookie(COOKIE, secret, { ...options, signed: true, maxAge: COOKIE_DAYS * 86_400 });
