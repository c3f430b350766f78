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

/** What can go wrong with a question: what the server says, or that it can't be reached. */
export type DoorProblem = Problem | { readonly code: 'unreachable' };

type Said<N extends ApiName> = Given<'params', ParamsOf<Api[N]>> &
  Given<'query', QueryOf<Api[N]>> &
  Given<'body', BodyOf<Api[N]>>;
/** What must be said along with a question; nothing where nothing is needed. */
type Given<Part extends string, T> = string extends keyof T
  ? unknown
  : Partial<T> extends T
    ? { readonly [key in Part]?: T }
    : { readonly [key in Part]: T };

/** Where the server is: beside the page, under whatever path a proxy has put both. */
const root = (): string => new URL(`.${API_ROOT}`, document.baseURI).href;

export const addressOf = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return `${root()}${path}${search === '' ? '' : `?${search}`}`;
};

/** So long an answer is waited for; then the question counts as lost on the way. */
const PATIENCE = 15_000;

/** Asks the server something. Never throws: what went wrong is a value. */
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
    const response = await fetch(addressOf(filled, query), {
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

const JSON_TYPE = { 'content-type': 'application/json' };

/** What a refused request says. An answer that is not the server's own, from a proxy perhaps, counts as none. */
async function problemOf(response: Response): Promise<DoorProblem> {
  try {
    const problem: unknown = await response.json();
    if (typeof problem === 'object' && problem !== null && 'code' in problem) return problem as Problem;
  } catch {
    // No JSON: not from the server.
  }
  return { code: 'unreachable' };
}

/** A key for a wish that must not be carried out twice. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};

/** The player's own part of the shuffles. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
