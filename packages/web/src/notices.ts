import { MOST_IN_LETTER, type NoticeTextFile, type NoticeTexts } from '@taproom/contracts';
import { GAMES } from '@taproom/games';
import { byLanguage, inLanguages } from './i18n/by-language.ts';
import type { letterWords } from './i18n/en/letters.ts';
import type { Language } from './i18n/languages.ts';
import type { Messages, Widen } from './i18n/messages.ts';

type LetterWords = Widen<typeof letterWords>;

const messagesIn = byLanguage(
  import.meta.glob<Messages>('./i18n/*/index.ts', { eager: true, import: 'words' }),
);
const wordsIn = byLanguage(
  import.meta.glob<LetterWords>('./i18n/*/letters.ts', { eager: true, import: 'letterWords' }),
);

/** The content of `notices.json`, which build/previews.ts writes. */
export const noticeTexts: NoticeTextFile & Readonly<Record<Language, NoticeTexts>> = inLanguages(language =>
  textsIn(messagesIn(language), wordsIn(language)),
);

function textsIn({ signs }: Messages, words: LetterWords): NoticeTexts {
  return {
    games: Object.fromEntries(Object.keys(signs).map(game => [game, GAMES.current(game).title])),
    levels: Object.assign({}, ...Object.values(signs).map(({ levels }) => levels)),
    turn: words.turn('{game}'),
    against: words.against('{names}'),
    test: words.test('{house}'),
    waiting: [
      ...Array.from({ length: MOST_IN_LETTER + 1 }, (_, n) => words.waiting(n)),
      words.manyWaiting(MOST_IN_LETTER),
    ],
    mail: {
      hello: words.hello('{name}'),
      why: words.why('{house}'),
      unsubscribe: words.unsubscribe,
      codeSubject: words.codeSubject('{code}', '{house}'),
      code: words.code('{code}'),
      codeLink: words.codeLink,
      stranger: words.stranger,
    },
    page: {
      title: words.endTitle,
      ask: words.endAsk('{address}'),
      button: words.endButton,
      done: words.ended,
      gone: words.endGone,
    },
  };
}
