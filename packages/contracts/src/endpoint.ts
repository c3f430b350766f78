import * as z from 'zod/mini';

/** Who may ask: anybody, somebody known by cookie or token, or an operator. */
export type Asker = 'anyone' | 'known' | 'operator';

/**
 * One question that can be asked of a server. The table of them (api.ts) is the only source: the server registers its
 * routes from it, the client's calls and the documentation are made from it, and so are the hostile requests of the tests.
 */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Asker = Asker,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api/v1, parameters with a colon. */
  readonly path: string;
  readonly who: Who;
  readonly says: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** The kind of content of an answer that is not JSON. */
  readonly type: string | null;
}

export const Nothing = z.strictObject({});
export type Nothing = typeof Nothing;

interface Said<P, Q, B, A, W> {
  readonly who: W;
  readonly says: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer?: A;
  readonly type?: string;
}

/** An endpoint from its line (`POST /tables/:id/join`) and what is said of it. */
export function endpoint<
  P extends z.ZodMiniType = Nothing,
  Q extends z.ZodMiniType = Nothing,
  B extends z.ZodMiniType = Nothing,
  A extends z.ZodMiniType = Nothing,
  W extends Asker = Asker,
>(line: `${Endpoint['method']} /${string}`, said: Said<P, Q, B, A, W>): Endpoint<P, Q, B, A, W> {
  const [method, path] = line.split(' ') as [Endpoint['method'], string];
  return {
    method,
    path,
    who: said.who,
    says: said.says,
    // The types say Nothing where nothing was given.
    params: said.params ?? (Nothing as unknown as P),
    query: said.query ?? (Nothing as unknown as Q),
    body: said.body ?? (Nothing as unknown as B),
    answer: said.answer ?? (Nothing as unknown as A),
    type: said.type ?? null,
  };
}

export type ParamsOf<E> =
  E extends Endpoint<infer P, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType> ? z.infer<P> : never;
export type QueryOf<E> =
  E extends Endpoint<z.ZodMiniType, infer Q, z.ZodMiniType, z.ZodMiniType> ? z.infer<Q> : never;
export type BodyOf<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, infer B, z.ZodMiniType> ? z.infer<B> : never;
export type AnswerOf<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer A> ? z.infer<A> : never;
