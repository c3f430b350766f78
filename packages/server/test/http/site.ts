import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type LinkPreviews,
  MOST_IN_LETTER,
  MOST_SEATS,
  type NoticeTextFile,
  type NoticeTexts,
  type PreviewFile,
} from '@taproom/contracts';

/** The start page as the build leaves it, in short. */
export const INDEX = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Taproom</title>
    <meta name="description" content="What the file says">
    <link rel="icon" href="./icon.svg" type="image/svg+xml">
    <link rel="manifest" href="./manifest.webmanifest">
    <script type="module" crossorigin src="./assets/main-abc123.js"></script>
    <link rel="stylesheet" crossorigin href="./assets/main-abc123.css">
  </head>
  <body>
    <div id="app"></div>
    <noscript>What the file says</noscript>
  </body>
</html>
`;

const PLAIN = [
  'start',
  'play',
  'text',
  'replay',
  'packed',
  'review',
  'reviewPacked',
  'reviewRecord',
  'mistakes',
  'online',
  'table',
  'record',
  'join',
  'account',
  'person',
  'leaders',
  'operator',
  'settings',
  'learn',
  'books',
  'about',
];
const OF_GAMES = [
  'new',
  'lessons',
  'lesson',
  'puzzles',
  'explore',
  'daily',
  'rules',
  'glossary',
  'score',
].flatMap(page => ['heaven-and-ale', 'heros-tavern'].map(game => `${page} ${game}`));

const preview = (title: string, image = 'previews/taproom.png') => ({
  title,
  description: `About ${title}`,
  image,
});

const previewsIn = (language: string): LinkPreviews => ({
  pages: Object.fromEntries(
    [...PLAIN, ...OF_GAMES].map(key => [key, preview(`${key} in ${language} & more`)]),
  ),
  nowhere: preview(`nowhere in ${language}`),
  noScript: `needs scripts in ${language}`,
  tables: {
    'heaven-and-ale': {
      title: `Heaven & Ale in ${language}`,
      invitation: `{host} invites you in ${language}`,
      free: Array.from({ length: MOST_SEATS + 1 }, (_, n) => `${n} free in ${language}`),
      playing: 'playing',
      over: 'over',
      closed: 'closed',
      image: 'previews/heaven-and-ale.png',
    },
  },
});

const textsIn = (language: string): NoticeTexts => ({
  games: { 'heaven-and-ale': 'Heaven & Ale', 'heros-tavern': 'Hero’s Tavern' },
  levels: { gardener: `Gardener in ${language}` },
  turn: `{game}: your turn in ${language}`,
  against: 'With {names}',
  test: `A test of {house} in ${language}`,
  waiting: Array.from({ length: MOST_IN_LETTER + 2 }, (_, n) => `${n} games wait in ${language}`),
  mail: {
    hello: 'Hello {name},',
    why: 'You wanted this at {house}.',
    unsubscribe: 'No more:',
    codeSubject: `{code} is the code in ${language}`,
    code: 'Type {code}',
    codeLink: 'Or open:',
    stranger: 'Or ignore this.',
  },
  page: {
    title: `No more mails in ${language}`,
    ask: 'No more to {address}?',
    button: 'Stop',
    done: 'Done.',
    gone: 'Gone.',
  },
});

/** A folder with a client that the server can send, as small as can be. */
export function writeSite(
  previews: unknown = { en: previewsIn('en'), de: previewsIn('de') } satisfies PreviewFile,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(join(folder, 'service-worker.js'), '// nothing');
  const texts: NoticeTextFile = { en: textsIn('en'), de: textsIn('de') };
  writeFileSync(join(folder, 'notices.json'), JSON.stringify(texts));
  if (previews !== null)
    writeFileSync(
      join(folder, 'previews.json'),
      typeof previews === 'string' ? previews : JSON.stringify(previews),
    );
  return folder;
}
