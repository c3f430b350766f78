import * as z from 'zod/mini';

/** Who may call it: anyone, someone signed in by cookie or token, or an operator. */
export type Access = 'anyone' | 'known' | 'operator';

/**
 * One endpoint of a server. The list of them (api.ts) is the single source: the server's routes, the client's calls,
 * the documentation and the fuzz tests are all derived from it.
 */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to /api/v1, parameters with a colon. */
  readonly path: string;
  readonly who: Who;
  readonly says: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
  /** The content type of a response that is not JSON. */
  readonly type: string | null;
}

export const Nothing = z.strictObject({});
export type Nothing = typeof Nothing;

interface EndpointSpec<P, Q, B, A, W> {
  readonly who: W;
  readonly says: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer?: A;
  readonly type?: string;
}

/** An endpoint from its line (`POST /tables/:id/join`) and its definition. */
export function endpoint<
  P extends z.ZodMiniType = Nothing,
  Q extends z.ZodMiniType = Nothing,
  B extends z.ZodMiniType = Nothing,
  A extends z.ZodMiniType = Nothing,
  W extends Access = Access,
>(line: `${Endpoint['method']} /${string}`, said: EndpointSpec<P, Q, B, A, W>): Endpoint<P, Q, B, A, W> {
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
