import type { AnswerOf, Api, ApiName, BodyOf, ParamsOf, QueryOf } from '@taproom/contracts';
import type { Pass } from '../people/identities.ts';
import type { Answer } from '../problem.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Site } from './site.ts';

/** The browser that asks: it can be let in, kept, and forgotten. */
export interface Browser {
  /** False if the account was deleted meanwhile, or the move code ended (given by its digest). */
  enter(person: PersonRow, code?: string): Promise<boolean>;
  /** Renews the cookie. */
  stay(): void;
  leave(): Promise<void>;
}

/** A request that was checked: it fits its schema, and whoever asks may do so. */
export interface Asked<Name extends ApiName> {
  readonly params: ParamsOf<Api[Name]>;
  readonly query: QueryOf<Api[Name]>;
  readonly body: BodyOf<Api[Name]>;
  /** Who asks; null if nobody is known, where anyone may ask. */
  readonly me: Api[Name]['who'] extends 'anyone' ? PersonRow | null : PersonRow;
  /** What the asker was let in with. */
  readonly pass: Pass | null;
  /** Roughly which browser asks. */
  readonly device: string | null;
  /** A digest of the address that the request came from: the same for the same address, and nothing else. */
  readonly source: string;
  /** Whose turn it is where askers have their turn one after the other: a person's, or an address's. */
  readonly asker: string;
  readonly site: Site;
  readonly browser: Browser;
}

/** Endpoints whose handlers give the answer; the others write to the response themselves. */
export type OnceName = Exclude<ApiName, StreamName>;
export type StreamName = 'stream' | 'records' | 'lobby';

export type Handler<Name extends OnceName> = (asked: Asked<Name>) => Promise<Answer<AnswerOf<Api[Name]>>>;
export type Handlers<Name extends OnceName = OnceName> = { readonly [N in Name]: Handler<N> };
