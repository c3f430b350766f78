import {
  type LinkPreview,
  type LinkPreviews,
  MOST_SEATS,
  type PreviewFile,
  previewKey,
} from '@taproom/contracts';
import type { Page } from '@taproom/contracts/addresses';
import { GAMES } from '@taproom/games';
import { pageName } from './app/title.ts';
import { byLanguage, inLanguages } from './i18n/by-language.ts';
import type { previewWords } from './i18n/en/previews.ts';
import type { Language } from './i18n/languages.ts';
import type { Messages, Widen } from './i18n/messages.ts';
import type { PageKind } from './play/face.ts';

type PreviewWords = Widen<typeof previewWords>;

const messagesIn = byLanguage(
  import.meta.glob<Messages>('./i18n/*/index.ts', { eager: true, import: 'words' }),
);
const wordsIn = byLanguage(
  import.meta.glob<PreviewWords>('./i18n/*/previews.ts', { eager: true, import: 'previewWords' }),
);

/** The pictures that `npm run icons` makes. */
const pictureOf = (game: string): string => `previews/${game}.png`;
const PICTURE = 'previews/taproom.png';

const titleOf = (game: string): string => GAMES.current(game).title;

/** The content of `previews.json`, which build/previews.ts writes. */
export const previews: PreviewFile & Readonly<Record<Language, LinkPreviews>> = inLanguages(language =>
  previewsIn(language, messagesIn(language), wordsIn(language)),
);

function previewsIn(language: Language, messages: Messages, words: PreviewWords): LinkPreviews {
  const { app, online, pages, signs } = messages;
  // Not those of games/faces.ts: their pictures and styles are for browsers, and this runs in Node.
  const games = Object.entries(signs).map(([game, sign]) => ({
    game,
    title: titleOf(game),
    kinds: Object.keys(sign.pages) as PageKind[],
  }));
  const said = new Map<string, LinkPreview>();
  const say = (page: Page, description: string, image = PICTURE): void => {
    const title = pageName(page, messages, titleOf) ?? app.tagline;
    said.set(previewKey(page), { title, description, image });
  };
  // Which one of them: for what is said, any will do.
  const id = 'any';
  say({ page: 'start' }, words.start(new Intl.ListFormat(language).format(games.map(({ title }) => title))));
  say({ page: 'play', id }, words.stored);
  say({ page: 'text', id }, words.stored);
  say({ page: 'replay', id }, words.stored);
  say({ page: 'packed' }, words.packed);
  say({ page: 'review', id }, words.stored);
  say({ page: 'reviewPacked' }, words.reviewed);
  say({ page: 'reviewRecord', id }, words.reviewed);
  say({ page: 'mistakes' }, words.mistakes);
  say({ page: 'online' }, online.intro);
  say({ page: 'table', id }, online.intro);
  say({ page: 'join', id }, online.intro);
  say({ page: 'record', id }, words.over);
  say({ page: 'account' }, words.account);
  say({ page: 'person', id }, words.person);
  say({ page: 'leaders' }, words.leaders);
  say({ page: 'operator' }, words.operator);
  say({ page: 'settings' }, words.settings);
  say({ page: 'learn' }, words.learn);
  say({ page: 'books' }, words.books);
  say({ page: 'about' }, words.about);
  for (const { game, title, kinds } of games) {
    say({ page: 'new', game }, words.new(title), pictureOf(game));
    say({ page: 'lessons', game }, words.lessons(title), pictureOf(game));
    say({ page: 'lesson', game, lesson: '1' }, words.lessons(title), pictureOf(game));
    say({ page: 'rules', game }, words.rules(title), pictureOf(game));
    say({ page: 'daily', game }, words.daily(title), pictureOf(game));
    say({ page: 'glossary', game }, words.glossary(title), pictureOf(game));
    say({ page: 'puzzles', game }, words.puzzles(title), pictureOf(game));
    say({ page: 'explore', game }, words.explore(title), pictureOf(game));
    for (const kind of kinds) say({ page: kind, game }, words[kind](title), pictureOf(game));
  }
  return {
    pages: Object.fromEntries(said),
    noScript: words.noScript,
    nowhere: { title: pages.nowhere, description: app.tagline, image: PICTURE },
    tables: Object.fromEntries(
      games.map(({ game, title }) => [
        game,
        {
          title,
          invitation: words.invites('{host}', title),
          free: Array.from({ length: MOST_SEATS + 1 }, (_, n) => (n === 0 ? words.full : words.free(n))),
          playing: words.playing,
          over: words.over,
          closed: online.expired,
          image: pictureOf(game),
        },
      ]),
    ),
  };
}
