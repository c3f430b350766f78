import type { GameId } from '@taproom/games';

/** A word of a game and what it means. */
export interface Entry {
  /** The English term of docs/glossary.md: the name of the entry in all languages. */
  readonly key: string;
  /** As the glossary gives it: German with article and plural. */
  readonly term: string;
  readonly meaning: string;
}

export type Glossary = Readonly<Record<GameId, readonly Entry[]>>;

/** Entries from lines: the key, the term and the meaning, parted by bars. In English the key is the term. */
export const terms = (...lines: readonly string[]): readonly Entry[] =>
  lines.map(line => {
    const [key = '', ...rest] = line.split('|').map(part => part.trim());
    const [meaning = '', term = key] = rest.reverse();
    return { key, term, meaning };
  });

/** A term as a title: without the plural and without what stands in brackets. */
export const titleOf = ({ term }: Entry): string => term.replace(/,.*|\s*\(.*?\)/g, '');

/** A term as it stands in a text: without article and quotes. */
export const nameOf = (entry: Entry): string => titleOf(entry).replace(/^(?:der|die|das) |[«»]/g, '');
