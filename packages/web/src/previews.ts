import {
  type LinkPreview,
  type LinkPreviews,
  MOST_SEATS,
  type PreviewFile,
  previewKey,
} from '@taproom/contracts';
import type { Page } from '@taproom/contracts/addresses';
import { pageName } from './app/title.ts';
import { FACES } from './games/faces.ts';
import { byLanguage, inLanguages } from './i18n/by-language.ts';
import type { previewWords } from './i18n/en/previews.ts';
import type { Language } from './i18n/languages.ts';
import type { Messages, Widen } from './i18n/messages.ts';
import type { PageKind, Sign } from './play/face.ts';
import type { Faces } from './play/faces.tsx';

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

/** The pages of a game besides those that every game has. */
function* ownPages({ id: game, lessons, puzzles, explore, pages }: Sign): Generator<OwnPage> {
  if (lessons !== null) {
    yield { page: 'lessons', game };
    yield { page: 'lesson', game, lesson: '1' };
  }
  if (puzzles !== null) yield { page: 'puzzles', game };
  if (explore !== null) yield { page: 'explore', game };
  for (const { kind } of pages) yield { page: kind, game };
}

type OwnPage = Extract<Page, { page: 'lessons' | 'lesson' | 'puzzles' | 'explore' | PageKind }>;

/** What is said of the pages of these games, by language. */
export const previewsOf = (faces: Faces): PreviewFile & Readonly<Record<Language, LinkPreviews>> =>
  inLanguages(language => previewsIn(language, messagesIn(language), wordsIn(language), faces));

/** The content of `previews.json`, which build/previews.ts writes. */
export const previews = previewsOf(FACES);

function previewsIn(language: Language, messages: Messages, words: PreviewWords, faces: Faces): LinkPreviews {
  const { app, online, pages } = messages;
  const said = new Map<string, LinkPreview>();
  const say = (page: Page, description: string, image = PICTURE): void => {
    const title = pageName(page, messages, game => faces.title(game)) ?? app.tagline;
    said.set(previewKey(page), { title, description, image });
  };
  // Which one of them: for what is said, any will do.
  const id = 'any';
  const titles = faces.signs.map(({ title }) => title);
  say({ page: 'start' }, words.start(new Intl.ListFormat(language).format(titles)));
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
  for (const sign of faces.signs) {
    const { id: game, title } = sign;
    say({ page: 'new', game }, words.new(title), pictureOf(game));
    say({ page: 'rules', game }, words.rules(title), pictureOf(game));
    say({ page: 'daily', game }, words.daily(title), pictureOf(game));
    say({ page: 'glossary', game }, words.glossary(title), pictureOf(game));
    for (const page of ownPages(sign)) {
      const about = page.page === 'lesson' ? words.lessons : words[page.page];
      say(page, about(title), pictureOf(game));
    }
  }
  return {
    pages: Object.fromEntries(said),
    noScript: words.noScript,
    nowhere: { title: pages.nowhere, description: app.tagline, image: PICTURE },
    tables: Object.fromEntries(
      faces.signs.map(({ id: game, title }) => [
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
