import type { Card, Resource } from '@taproom/games/heros-tavern';

/** The reasons bots give for a choice in Hero's Tavern, with their facts. */
export interface TavernFacts {
  readonly 'heroes-now': { readonly heroes: number };
  readonly 'completes-food-set': object;
  readonly 'starts-food-set': { readonly missing: number };
  readonly 'ale-pair': object;
  readonly 'ale-of-one-kind': object;
  readonly 'starts-ale-pair': object;
  readonly lodging: { readonly lodgings: number };
  readonly markets: { readonly markets: number };
  readonly staff: { readonly card: Card };
  readonly engine: { readonly card: Card; readonly resource: Resource };
  readonly 'most-entertainment': { readonly lead: number };
  readonly 'ties-entertainment': object;
  readonly entertainment: { readonly behind: number };
  readonly 'keeps-entertainment': object;
  readonly 'helps-staff': { readonly card: Card };
  readonly denies: { readonly seat: number; readonly card: Card; readonly heroes: number };
  readonly 'heroes-each-round': { readonly heroes: number; readonly scorings: number };
  readonly 'saves-tokens': { readonly tokens: number };
}

/** A clause for each reason; `nameOf` names a seat. */
export type TavernReasons = {
  readonly [Reason in keyof TavernFacts]: (
    of: TavernFacts[Reason],
    nameOf: (seat: number) => string,
  ) => string;
};
