/** The words of the command line. Each has its ASCII form, which is read in all languages, and local ones. */

/** What a person can say besides moves. */
export const COMMANDS = [
  'help',
  'look',
  'undo',
  'redo',
  'over',
  'done',
  'hint',
  'why',
  'lift',
  'retry',
  'replace',
] as const;
export type CommandWord = (typeof COMMANDS)[number];

/** The first words of moves in the notation of both games. */
export const VERBS = ['go', 'start', 'buy', 'activate', 'score', 'card', 'return', 'pick'] as const;
export type Verb = (typeof VERBS)[number];

/** What can be looked at. */
export const TOPICS = [
  'now',
  'me',
  'garden',
  'board',
  'barrels',
  'hand',
  'tavern',
  'players',
  'score',
  'log',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The other words of moves; a number may follow some of them (hops3). */
export const NOUNS = [
  'wood',
  'yeast',
  'hops',
  'water',
  'barley',
  'monk',
  'fertility',
  'first',
  'brewmaster',
  'marker',
  'ducats',
  'harvest',
  'stragglers',
  'barrels',
  'purse',
  'none',
  'entertainment',
  'food',
  'light-ale',
  'dark-ale',
  'lodging',
  'market',
  'games',
  'barrel',
  'tools',
  'jester',
  'cook',
  'bartender',
  'maid',
  'shopkeeper',
  'nothing',
] as const;
export type Noun = (typeof NOUNS)[number];

/** The local words for each, the one that is shown first, parted by spaces. */
export interface Vocabulary {
  readonly command: Readonly<Record<CommandWord | Verb, string>>;
  readonly topic: Readonly<Record<Topic, string>>;
  readonly noun: Readonly<Record<Noun, string>>;
}

/** The words of one game: the first words of its moves, what can be looked at, and the other words of its moves. */
export interface GameVocabulary {
  readonly verb: Readonly<Record<string, string>>;
  readonly topic: Readonly<Record<string, string>>;
  readonly noun: Readonly<Record<string, string>>;
}

/** Letters as they are compared: without case and accents, one for one. */
export const fold = (text: string): string =>
  Array.from(text.normalize('NFC').toLowerCase(), letter =>
    letter.normalize('NFD').replace(/\p{Mark}/gu, ''),
  ).join('');

/** Cyrillic letters that look like those of a row of the garden: nobody sees the difference. */
const LOOKALIKES: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e' };

/** A word and the number that may follow it. */
const WORD = /^(.*?)(\d*)$/;

/** Translates between the ASCII words and those of a language. */
export class Dictionary {
  private readonly commands: ReadonlyMap<string, CommandWord | Verb>;
  private readonly topics: ReadonlyMap<string, Topic>;
  private readonly nouns: ReadonlyMap<string, Noun>;

  constructor(private readonly words: Vocabulary) {
    this.commands = readings([...COMMANDS, ...VERBS], words.command);
    this.topics = readings(TOPICS, words.topic);
    this.nouns = readings(NOUNS, words.noun);
  }

  command(word: string): CommandWord | Verb | null {
    return this.commands.get(fold(word)) ?? null;
  }

  topic(word: string): Topic | null {
    return this.topics.get(fold(word)) ?? null;
  }

  /** A word of a move in ASCII; what is unknown stays as it is. */
  noun(word: string): string {
    const [, name = '', number = ''] = WORD.exec(fold(word)) ?? [];
    return `${this.nouns.get(name) ?? LOOKALIKES[name] ?? name}${number}`;
  }

  sayCommand(word: CommandWord | Verb): string {
    return shown(this.words.command[word]);
  }

  sayTopic(topic: Topic): string {
    return shown(this.words.topic[topic]);
  }

  /** A move of the notation in local words. */
  sayMove(notation: string): string {
    const [verb = '', ...rest] = notation.split(' ');
    const local = rest.map(word => {
      const [, name = '', number = ''] = WORD.exec(word) ?? [];
      return isOf(NOUNS, name) ? `${shown(this.words.noun[name])}${number}` : word;
    });
    return [isOf(VERBS, verb) || isOf(COMMANDS, verb) ? this.sayCommand(verb) : verb, ...local].join(' ');
  }
}

const isOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word);

const shown = (aliases: string): string => aliases.split(' ')[0] ?? aliases;

/** Every way to write each word. The ASCII word itself can't be taken by another one. */
function readings<Word extends string>(
  words: readonly Word[],
  local: Readonly<Record<Word, string>>,
): ReadonlyMap<string, Word> {
  const all = new Map<string, Word>();
  for (const word of words) for (const alias of local[word].split(' ')) all.set(fold(alias), word);
  for (const word of words) all.set(word, word);
  return all;
}
