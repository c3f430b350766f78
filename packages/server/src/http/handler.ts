import type { AnswerOf, Api, ApiName, BodyOf, ParamsOf, QueryOf } from '@taproom/contracts';
import type { Pass } from '../people/identities.ts';
import type { Answer } from '../problem.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Site } from './site.ts';

/** The browser that sent the request: it can be signed in, renewed, and signed out. */
export interface Browser {
  /** False if the account was deleted in the meantime, or the move code (given by its digest) has ended. */
  enter(person: PersonRow, code?: string): Promise<boolean>;
  /** Renews the cookie. */
  stay(): void;
  leave(): Promise<void>;
}

/** A validated request: it matches its schema, and the caller is authorised. */
export interface CheckedRequest<Name extends ApiName> {
  readonly params: ParamsOf<Api[Name]>;
  readonly query: QueryOf<Api[Name]>;
  readonly body: BodyOf<Api[Name]>;
  /** The caller; null for anonymous requests, where they are allowed. */
  readonly me: Api[Name]['who'] extends 'anyone' ? PersonRow | null : PersonRow;
  /** The session or token of the caller. */
  readonly pass: Pass | null;
  /** Roughly which browser sent it. */
  readonly device: string | null;
  /** A digest of the address the request came from: the same for the same address, and nothing else. */
  readonly source: string;
  /** The key for taking turns: the person, or the address. */
  readonly asker: string;
  readonly site: Site;
  readonly browser: Browser;
}

/** Endpoints whose handlers return the response; the others write to it themselves. */
export type OnceName = Exclude<ApiName, StreamName>;
export type StreamName = 'stream' | 'records' | 'lobby';

export type Handler<Name extends OnceName> = (
  asked: CheckedRequest<Name>,
) => Promise<Answer<AnswerOf<Api[Name]>>>;
export type Handlers<Name extends OnceName = OnceName> = { readonly [N in Name]: Handler<N> };
