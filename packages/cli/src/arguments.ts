import { nearest } from './nearest.ts';

/** What can be passed to a command with a flag. */
export type Flag =
  | { readonly kind: 'switch'; readonly help: string }
  | { readonly kind: 'text'; readonly value: string; readonly help: string }
  /** May be given several times. */
  | { readonly kind: 'list'; readonly value: string; readonly help: string }
  | {
      readonly kind: 'number';
      readonly value: string;
      readonly min: number;
      readonly max: number;
      readonly help: string;
    };

export type Flags = Readonly<Record<string, Flag>>;

/** Invalid usage: the message says what is wrong, and suggests something similar. */
export class UsageError extends Error {}

export const HELP: Flag = { kind: 'switch', help: 'Show this help.' };

/** The arguments of a command, checked against the flags it knows. */
export class Arguments {
  readonly words: string[] = [];
  private readonly switches = new Set<string>();
  private readonly texts = new Map<string, string>();
  private readonly lists = new Map<string, readonly string[]>();
  private readonly numbers = new Map<string, number>();

  constructor(args: readonly string[], flags: Flags) {
    const rest = [...args];
    for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
      if (arg === '--') {
        this.words.push(...rest);
        return;
      }
      if (arg === '-h') this.switches.add('help');
      else if (arg.startsWith('-') && arg !== '-') this.flag(arg, rest, flags);
      else this.words.push(arg);
    }
  }

  private flag(arg: string, rest: string[], flags: Flags): void {
    const equals = arg.indexOf('=');
    const typed = equals < 0 ? arg : arg.slice(0, equals);
    const name = typed.startsWith('--') ? typed.slice(2) : '';
    const flag = Object.hasOwn(flags, name) ? flags[name] : name === 'help' ? HELP : undefined;
    if (!flag) {
      const known = [...Object.keys(flags), 'help'].map(each => `--${each}`);
      throw new UsageError(`Unknown flag ${typed}.${meant(typed, known)}`);
    }
    if (this.switches.has(name) || this.texts.has(name) || this.numbers.has(name)) {
      throw new UsageError(`${typed} is given twice.`);
    }
    if (flag.kind === 'switch') {
      if (equals >= 0) throw new UsageError(`${typed} takes no value.`);
      this.switches.add(name);
      return;
    }
    const value = equals < 0 ? rest.shift() : arg.slice(equals + 1);
    if (value === undefined || value === '') throw new UsageError(`${typed} needs a value: ${flag.value}.`);
    if (flag.kind === 'text') this.texts.set(name, value);
    else if (flag.kind === 'list') this.lists.set(name, [...this.list(name), value]);
    else this.numbers.set(name, wholeNumber(typed, value, flag));
  }

  has = (name: string): boolean => this.switches.has(name);
  text = (name: string): string | undefined => this.texts.get(name);
  list = (name: string): readonly string[] => this.lists.get(name) ?? [];
  number = (name: string): number | undefined => this.numbers.get(name);

  /** The positional arguments, exactly as many as there are names. */
  exactly(...names: readonly string[]): string[] {
    const missing = names[this.words.length];
    if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
    const extra = this.words[names.length];
    if (extra !== undefined) throw new UsageError(`Unexpected argument: ${shown(extra)}.`);
    return this.words;
  }
}

function wholeNumber(typed: string, value: string, { min, max }: { min: number; max: number }): number {
  const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageError(`${typed} needs a whole number from ${min} to ${max}, not ${shown(value)}.`);
}

/** One of a few known words, or a message that suggests the nearest. */
export function oneOf<Word extends string>(what: string, typed: string, known: readonly Word[]): Word {
  const word = known.find(each => each === typed);
  if (word !== undefined) return word;
  throw new UsageError(
    `Unknown ${what} ${shown(typed)}.${meant(typed, known) || ` Available: ${known.join(', ')}.`}`,
  );
}

function meant(typed: string, known: readonly string[]): string {
  const near = nearest(typed, known);
  return near === null ? '' : ` Did you mean ${near}?`;
}

/** What someone typed, quoted, on one line and not too long. */
const shown = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text);
