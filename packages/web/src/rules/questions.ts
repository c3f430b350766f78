import { wordsOf } from './search.ts';

/** Something that people ask, in one language. */
export interface Question {
  /** How its words begin, without case and accents: whatever form a word has, it is found. */
  readonly stems: readonly string[];
  /** The rules that answer it, the best first. */
  readonly rules: readonly string[];
}

/** What people ask about a game in one language. */
export interface Questions {
  /** Words that say nothing about the subject: how, does, the. */
  readonly idle: readonly string[];
  readonly asked: readonly Question[];
}

/** Questions from lines: the beginnings of their words, a bar, the numbers of the rules. */
export const questions = (idle: readonly string[], ...lines: readonly string[]): Questions => ({
  idle: idle.flatMap(wordsOf),
  asked: lines.map(line => {
    const [stems = '', rules = ''] = line.split('|');
    return { stems: wordsOf(stems), rules: rules.trim().split(/\s+/) };
  }),
});

/** The words of a query that are about something; all of them if none is. */
export function subjectOf(words: readonly string[], { idle }: Pick<Questions, 'idle'>): readonly string[] {
  const plain = words.map(word => word.replaceAll(/[^\p{L}\p{N}.]|\.$/gu, '')).filter(word => word !== '');
  const rest = plain.filter(word => !idle.includes(word));
  return rest.length > 0 ? rest : plain;
}

/**
 * The numbers of the rules that answer what someone asks, the best first: those of the question that has most of the
 * words. It needs half of them at least, so that a word of another subject doesn't lead astray.
 */
export function answersTo(subject: readonly string[], { asked }: Questions): readonly string[] {
  const rated = asked
    .map(({ stems, rules }) => ({
      rules,
      known: subject.filter(word => stems.some(stem => word.startsWith(stem))).length,
    }))
    .filter(({ known }) => known > 0 && known * 2 >= subject.length);
  const most = Math.max(...rated.map(({ known }) => known));
  return [...new Set(rated.filter(({ known }) => known === most).flatMap(({ rules }) => rules))];
}
