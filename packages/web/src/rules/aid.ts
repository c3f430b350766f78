import type { ReactNode } from 'react';
import { findWords, wordsOf } from './search.ts';

/** A player aid as data: what a game comes to on one sheet, in one language. */

/** A text with pictures before it, by the names the game's `Icon` knows. */
export interface AidCell {
  readonly icons: readonly string[];
  readonly text: string;
}

export interface AidRow {
  /** The first cell names the row. */
  readonly cells: readonly AidCell[];
  /** The number of the rule behind this row, where the one of the section is not enough. */
  readonly rule?: string | undefined;
}

export interface AidSection {
  /** Its name in all languages: a panel can open at it. */
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** What comes before the rows. */
  readonly intro: readonly string[];
  /** The heads of the columns; empty if they need none. */
  readonly head: readonly string[];
  readonly rows: readonly AidRow[];
  /** What comes after the rows: exceptions and worked examples. */
  readonly notes: readonly string[];
  /** It explains what only a screen shows: nobody needs it on paper. */
  readonly isForScreen?: boolean;
}

export interface PlayerAid {
  readonly title: string;
  readonly sections: readonly AidSection[];
  /** Draws one of the pictures, as large as the text around it wants; nothing for a name it doesn't know. */
  Icon(props: { readonly name: string }): ReactNode;
}

/** The parts of a player aid that hold every word of a query; a section whose title does is kept whole. */
export function searchAid(sections: readonly AidSection[], query: string): readonly AidSection[] {
  const words = wordsOf(query);
  const holds = (text: string): boolean => words.every(word => findWords(text, [word]).length > 0);
  if (words.length === 0) return sections;
  return sections
    .map(section =>
      holds(section.title)
        ? section
        : {
            ...section,
            intro: section.intro.filter(holds),
            rows: section.rows.filter(({ cells }) => holds(cells.map(({ text }) => text).join(' '))),
            notes: section.notes.filter(holds),
          },
    )
    .filter(section => countAid([section]) > 0);
}

/** How many rows and paragraphs there are. */
export const countAid = (sections: readonly AidSection[]): number =>
  sections.reduce((sum, { intro, rows, notes }) => sum + intro.length + rows.length + notes.length, 0);

// ---- Helpers for the games

export const cell = (text: string, ...icons: readonly string[]): AidCell => ({ icons, text });

export const aidRow = (...cells: readonly (AidCell | string)[]): AidRow => ({
  cells: cells.map(one => (typeof one === 'string' ? cell(one) : one)),
});

interface AidSectionParts {
  readonly intro?: readonly string[];
  readonly head?: readonly string[];
  readonly rows: readonly AidRow[];
  readonly notes?: readonly string[];
}

export const aidSection = (id: string, title: string, rule: string, parts: AidSectionParts): AidSection => ({
  id,
  title,
  rule,
  intro: [],
  head: [],
  notes: [],
  ...parts,
});
