import type { Dictionary } from './vocabulary.ts';

/** A command typed by a person. */
export type TextCommand =
  /** What can I do? About all moves, or those that begin with a word. */
  | { readonly command: 'help'; readonly about: string | null }
  | { readonly command: 'look'; readonly at: string | { readonly seat: number } }
  | { readonly command: 'undo' | 'redo' | 'over' | 'done' | 'hint' | 'lift' | 'retry' }
  /** Another bot takes over from one that failed. */
  | { readonly command: 'replace'; readonly level: string }
  /** A move in the notation of the games. */
  | { readonly command: 'why'; readonly notation: string }
  | { readonly command: 'move'; readonly notation: string }
  | { readonly command: 'nowhere-to-look'; readonly text: string }
  | { readonly command: 'why-what' };

/** Several moves, separated by commas, are parsed one by one. */
export const partsOf = (line: string): string[] =>
  line
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '');

/** Parses one command. Anything else is taken as a move: the rules say what is wrong with it. */
export function readCommand(text: string, words: Dictionary): TextCommand {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const command = words.command(first);
  const topic = words.topic(first);
  const verb = words.verb(first);
  // "score" alone shows the standings; with more it is a move.
  const isAsked = command === null && (verb === null || words.topic(verb) === verb);
  if (rest.length === 0 && topic !== null && isAsked) return { command: 'look', at: topic };
  switch (command) {
    case 'help':
      return { command, about: words.verb(rest[0] ?? '') };
    case 'look':
      return look(rest.join(' '), words);
    case 'why':
      if (rest.length === 0) return { command: 'why-what' };
      return { command, notation: notationOf(rest, words) };
    case 'undo':
    case 'redo':
    case 'over':
    case 'done':
    case 'hint':
    case 'lift':
    case 'retry':
      return { command };
    case 'replace':
      return { command, level: rest.join(' ') };
    case null:
      return { command: 'move', notation: notationOf([first, ...rest], words) };
  }
}

function look(text: string, words: Dictionary): TextCommand {
  if (text === '') return { command: 'look', at: 'now' };
  if (/^\d$/.test(text)) return { command: 'look', at: { seat: Number(text) - 1 } };
  const at = words.topic(text);
  return at === null ? { command: 'nowhere-to-look', text: text.slice(0, 40) } : { command: 'look', at };
}

const notationOf = ([verb = '', ...rest]: readonly string[], words: Dictionary): string =>
  [words.verb(verb) ?? words.command(verb) ?? verb, ...rest.map(word => words.noun(word))].join(' ');
