/** The words of the command line. Each has its ASCII form, which works in all languages, and local ones. */

/** What a person can type besides moves. */
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

/** What can be looked at in every game. */
export type CommonTopic = 'now' | 'players' | 'score' | 'log';

/** The local words for each, separated by spaces, the displayed one first. */
export interface Vocabulary {
  readonly command: Readonly<Record<CommandWord, string>>;
  readonly topic: Readonly<Record<CommonTopic, string>>;
}

/**
 * The words of one game: the first words of its moves, what can be looked at, and the other words of its moves. Some
 * may be followed by a number (hops3).
 */
export interface GameVocabulary {
  readonly verb: Readonly<Record<string, string>>;
  readonly topic: Readonly<Record<string, string>>;
  readonly noun: Readonly<Record<string, string>>;
}

/** Letters as they are compared: without case and accents, one to one. */
export const fold = (text: string): string =>
  Array.from(text.normalize('NFC').toLowerCase(), letter =>
    letter.normalize('NFD').replace(/\p{Mark}/gu, ''),
  ).join('');

/** Cyrillic letters that look like Latin ones: in the name of a place like c4 nobody sees the difference. */
const LOOKALIKES: Readonly<Record<string, string>> = { а: 'a', с: 'c', е: 'e' };

/** A word and the number that may follow it. */
const WORD = /^(.*?)(\d*)$/;

/** Translates between the ASCII words and those of a language, for one game. */
export class Dictionary {
  private readonly commands: Readings<CommandWord>;
  private readonly verbs: Readings;
  private readonly topics: Readings;
  private readonly nouns: Readings;

  constructor(words: Vocabulary, game: GameVocabulary) {
    this.commands = new Readings(words.command);
    this.verbs = new Readings(game.verb);
    this.topics = new Readings({ ...words.topic, ...game.topic });
    this.nouns = new Readings(game.noun);
  }

  command(word: string): CommandWord | null {
    return this.commands.read(word);
  }

  /** The first word of a move. */
  verb(word: string): string | null {
    return this.verbs.read(word);
  }

  topic(word: string): string | null {
    return this.topics.read(word);
  }

  /** A word of a move in ASCII; unknown words stay as they are. */
  noun(word: string): string {
    const [, name = '', number = ''] = WORD.exec(fold(word)) ?? [];
    return `${this.nouns.read(name) ?? LOOKALIKES[name] ?? name}${number}`;
  }

  sayCommand(word: CommandWord): string {
    return this.commands.say(word);
  }

  sayTopic(topic: string): string {
    return this.topics.say(topic);
  }

  /** A move of the notation in local words. */
  sayMove(notation: string): string {
    const [verb = '', ...rest] = notation.split(' ');
    const local = rest.map(word => {
      const [, name = '', number = ''] = WORD.exec(word) ?? [];
      return this.nouns.has(name) ? `${this.nouns.say(name)}${number}` : word;
    });
    return [this.verbs.has(verb) ? this.verbs.say(verb) : this.commands.say(verb), ...local].join(' ');
  }
}

/** Words, and every spelling of each. The ASCII word itself can't be taken by another one. */
class Readings<Word extends string = string> {
  private readonly all = new Map<string, Word>();
  private readonly shown = new Map<string, string>();

  constructor(words: Readonly<Record<Word, string>>) {
    const names: Word[] = [];
    for (const word in words) {
      names.push(word);
      const aliases = words[word].split(' ');
      this.shown.set(word, aliases[0] ?? word);
      for (const alias of aliases) this.all.set(fold(alias), word);
    }
    for (const word of names) this.all.set(word, word);
  }

  has(word: string): boolean {
    return this.shown.has(word);
  }

  read(text: string): Word | null {
    return this.all.get(fold(text)) ?? null;
  }

  /** A word in the language; unknown words stay as they are. */
  say(word: string): string {
    return this.shown.get(word) ?? word;
  }
}
