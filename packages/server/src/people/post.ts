// HTTP requests to addresses that users have entered (webhooks, push), safe from SSRF and DNS rebinding.

import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { accept, type Result, refuse } from '@taproom/games';
import { isPublicAddress } from './addresses.ts';

export interface Resolved {
  readonly address: string;
  readonly family: number;
}

/** How names are resolved and which addresses are allowed: passed in, so that tests need no internet. */
export interface Outside {
  readonly resolve: (host: string) => Promise<readonly Resolved[]>;
  readonly allowed: (address: string) => boolean;
  readonly timeout: number;
}

export const OUTSIDE: Outside = {
  resolve: host => lookup(host, { all: true, verbatim: true }),
  allowed: isPublicAddress,
  timeout: 10_000,
};

export type PostRefusal =
  /** We don't send to this address: another protocol, a password in it, or an internal host. */
  | { readonly code: 'address-refused' }
  /** It may work later. */
  | { readonly code: 'not-reached'; readonly status: number | null };

/** The URL that someone entered; null if its text already rules it out. */
export function outsideUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const plain = url.username === '' && url.password === '';
  return plain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

/** The address to connect to; null if the host is unknown or any of its addresses is internal. */
export async function outsideAddress(url: URL, outside: Outside): Promise<Resolved | null> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await outside.resolve(host).catch(() => []);
  return found.every(({ address }) => outside.allowed(address)) ? (found[0] ?? null) : null;
}

/** Resolving a name can hang, too. */
const late = (ms: number): Promise<'late'> => sleep(ms, 'late', { ref: false });

/**
 * Sends an HTTP request to an address a stranger gave, safe from SSRF. It connects to the very address that was checked, whatever the name
 * resolves to a moment later (DNS rebinding); redirects are not followed, and only the status of the response is read.
 */
export async function post(
  text: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string | number>>,
  outside: Outside,
): Promise<Result<number, PostRefusal>> {
  const url = outsideUrl(text);
  const pinned =
    url === null ? null : await Promise.race([outsideAddress(url, outside), late(outside.timeout)]);
  if (pinned === 'late') return refuse({ code: 'not-reached', status: null });
  if (url === null || pinned === null) return refuse({ code: 'address-refused' });
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise(done => {
    const failed = (status: number | null) => done(refuse({ code: 'not-reached', status }));
    const request = send(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(outside.timeout),
        lookup: (_host, options, found) => {
          if (options.all === true) found(null, [pinned]);
          else found(null, pinned.address, pinned.family);
        },
      },
      answer => {
        const status = answer.statusCode ?? 0;
        answer.destroy();
        if (status >= 200 && status < 300) done(accept(status));
        else failed(status);
      },
    );
    request.on('error', () => failed(null));
    request.end(body);
  });
}
