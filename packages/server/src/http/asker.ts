import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../operate/house.ts';
import { deviceOf } from '../people/device.ts';
import { type Asker, type Pass, SESSION_LIFE } from '../people/identities.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Browser } from './asked.ts';
import { siteOf } from './site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once that was found out. */
    asker: PersonRow | null;
    /** What they were let in with. */
    pass: Pass | null;
  }
  interface FastifyInstance {
    readonly seals: Seals;
  }
  interface FastifyContextConfig {
    /** What the metrics and the log call it. */
    endpoint?: string;
    /** It answers with data, never with a page. */
    isData?: boolean;
  }
}

export const COOKIE = 'taproom';
const MOST_OPENED = 10_000;
/** As long as browsers keep one; it is renewed whenever the client starts. */
const COOKIE_DAYS = SESSION_LIFE / 86_400_000;

/** What a request brings along to be known by. */
export type Credentials =
  | { readonly by: 'token'; readonly secret: string }
  | { readonly by: 'cookie'; readonly secret: string }
  | { readonly by: 'nothing' };

/** A token counts more than a cookie. A cookie that we did not sign is no cookie of ours. */
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

/** Looks at the seals of cookies, and remembers those that are ours: the same ones come again and again. */
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

export async function askerOf(house: House, credentials: Credentials): Promise<Asker | null> {
  if (credentials.by === 'nothing') return null;
  const { identities } = house;
  return credentials.by === 'token'
    ? identities.byToken(credentials.secret)
    : identities.bySession(credentials.secret);
}

/** Remembers in the browser, or forgets there, who it is. */
export function browserOf(house: House, request: FastifyRequest, reply: FastifyReply): Browser {
  const path = house.config.basePath === '' ? '/' : house.config.basePath;
  const options = {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteOf(request, house.config).secure,
  } as const;
  const end = async () => {
    const credentials = credentialsOf(request);
    if (credentials.by === 'cookie') await house.identities.end(credentials.secret);
  };
  return {
    enter: async (person, code) => {
      const device = deviceOf(request.headers['user-agent']);
      const secret = await house.identities.begin(person.id, device, code);
      if (secret === null) return false;
      // Whoever the browser was before, it is no longer.
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
