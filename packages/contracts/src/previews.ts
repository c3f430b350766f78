import * as z from 'zod/mini';
import type { Page } from './addresses.ts';
import { Game, MOST_SEATS } from './words.ts';

/**
 * The link preview of a page: what chat apps and search engines show. The client's build writes it for every page in
 * all its languages to the file `previews.json`; the server puts it into the page that it answers with.
 */
export const LinkPreview = z.object({
  title: z.string(),
  description: z.string(),
  /** A picture of 1200 × 630 pixels among the client's files. */
  image: z.string(),
});
export type LinkPreview = z.infer<typeof LinkPreview>;

/** The link previews of the tables of one game. */
export const TablePreviews = z.object({
  title: z.string(),
  /** The title while there are free seats; `{host}` stands for the name of whoever invites. */
  invitation: z.string(),
  /** The description before the game begins, by the number of free seats. */
  free: z.array(z.string()).check(z.length(MOST_SEATS + 1)),
  playing: z.string(),
  over: z.string(),
  closed: z.string(),
  image: z.string(),
});
export type TablePreviews = z.infer<typeof TablePreviews>;

export const LinkPreviews = z.object({
  /** By `previewKey`. A page of a game that is missing here is a page that the game doesn't have. */
  pages: z.record(z.string(), LinkPreview),
  /** For addresses where there is no page. */
  nowhere: LinkPreview,
  /** For browsers that run no scripts: what the client needs. */
  noScript: z.string(),
  tables: z.record(Game, TablePreviews),
});
export type LinkPreviews = z.infer<typeof LinkPreviews>;

/** The content of `previews.json`, by language: `en`, `de`, … English is always there. */
export const PreviewFile = z.intersection(
  z.object({ en: LinkPreviews }),
  z.record(z.string().check(z.regex(/^[a-z]{2}$/)), LinkPreviews),
);
export type PreviewFile = z.infer<typeof PreviewFile>;

/** The key of a link preview: the kind of page, and the game if the address names one. */
export const previewKey = (page: Page): string => ('game' in page ? `${page.page} ${page.game}` : page.page);
