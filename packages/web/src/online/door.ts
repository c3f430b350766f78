// The API client: requests with a timeout, errors as values, idempotency keys for retries.

import {
  type AnswerOf,
  API,
  API_ROOT,
  type Api,
  type ApiName,
  type BodyOf,
  type ParamsOf,
  type Problem,
  type QueryOf,
} from '@taproom/contracts';
import { accept, type Result, refuse } from '@taproom/games';
import { beside } from '../app/base.ts';

/** What can go wrong with a request: the server's error, that it can't be reached, or that a rematch is not open any more. */
export type DoorProblem = Problem | { readonly code: 'unreachable' | 'rematch-gone' };

type Said<N extends ApiName> = Given<'params', ParamsOf<Api[N]>> &
  Given<'query', QueryOf<Api[N]>> &
  Given<'body', BodyOf<Api[N]>>;
/** The required parameters of a request; none where nothing is needed. */
type Given<Part extends string, T> = string extends keyof T
  ? unknown
  : Partial<T> extends T
    ? { readonly [key in Part]?: T }
    : { readonly [key in Part]: T };

export const endpointUrl = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${beside(`${API_ROOT.slice(1)}${path}`)}${search === '' ? '' : `?${search}`}`;
};

/** The request timeout; after it the request counts as lost on the way. */
const PATIENCE = 15_000;

/** Sends a request to the server. Never throws: errors are values. */
export async function ask<N extends ApiName>(
  name: N,
  ...[said]: unknown extends Said<N> ? [] : [Said<N>]
): Promise<Result<AnswerOf<Api[N]>, DoorProblem>> {
  const { method, path, type } = API[name];
  const {
    params = {},
    query = {},
    body,
  } = (said ?? {}) as {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
  };
  const filled = path.replaceAll(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
  try {
    const response = await fetch(endpointUrl(filled, query), {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      headers: { accept: type ?? 'application/json', ...(method === 'GET' ? {} : JSON_TYPE) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    if (!response.ok) return refuse(await problemOf(response));
    const answer: unknown = type === null ? await response.json() : await response.text();
    return accept(answer as AnswerOf<Api[N]>);
  } catch {
    return refuse({ code: 'unreachable' });
  }
}

const PASSING: ReadonlySet<string> = new Set(['unreachable', 'not-stored', 'stopping', 'too-many', 'fault']);

/** Whether the same request can be retried with the same key: it was not refused. */
export const isPassing = ({ code }: DoorProblem): boolean => PASSING.has(code);

const JSON_TYPE = { 'content-type': 'application/json' };

/** The error in a response. A response that is not the server's own, maybe from a proxy, counts as none. */
async function problemOf(response: Response): Promise<DoorProblem> {
  try {
    const problem: unknown = await response.json();
    if (typeof problem === 'object' && problem !== null && 'code' in problem) return problem as Problem;
  } catch {
    // Not JSON: not from the server.
  }
  return { code: 'unreachable' };
}

/** An idempotency key, for a request that must not be carried out twice. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};

/**
 * The idempotency key of a form. If the response was lost and the same is sent again, that is a retry with the same
 * key; anything else gets a new one, since the server refuses a key that belongs to another request.
 */
export class FormKey {
  private last: { readonly request: string; readonly key: string } | null = null;

  for(request: unknown): string {
    const text = JSON.stringify(request);
    if (this.last?.request !== text) this.last = { request: text, key: newKey() };
    return this.last.key;
  }

  /** The result. Only if it is unknown does the same request keep its key. */
  answered(answer: { readonly ok: true } | { readonly ok: false; readonly refusal: DoorProblem }): void {
    if (answer.ok || !isPassing(answer.refusal)) this.forget();
  }

  /** The same request is a new one from now on. */
  forget(): void {
    this.last = null;
  }
}

/** The player's nonce for the shuffles. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
