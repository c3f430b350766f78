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

const PASSING: ReadonlySet<string> = new Set(['unreachable', 'not-stored', 'stopping', 'too-many', 'fault']);

/** Whether the same request, with the same key, can be sent again: it was not refused. */
export const isPassing = ({ code }: DoorProblem): boolean => PASSING.has(code);

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

/** An idempotency key, for a request that must not be carried out twice. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};

/**
 * The idempotency key of what a form sends. If the answer was lost and the same is sent again, that is a retry with the
 * same key; whatever else is sent has a new one, as the server refuses a key that stands for another request.
 */
export class FormKey {
  private last: { readonly request: string; readonly key: string } | null = null;

  for(request: unknown): string {
    const text = JSON.stringify(request);
    if (this.last?.request !== text) this.last = { request: text, key: newKey() };
    return this.last.key;
  }

  /** What came of it. Only where that is not known does the same request keep its key. */
  answered(answer: { readonly ok: true } | { readonly ok: false; readonly refusal: DoorProblem }): void {
    if (answer.ok || !isPassing(answer.refusal)) this.forget();
  }

  /** The same request is a new one from now on. */
  forget(): void {
    this.last = null;
  }
}

/** The player's own part of the shuffles. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
