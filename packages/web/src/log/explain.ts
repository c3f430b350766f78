import type { Refusal } from '@taproom/games';
import type { Messages } from '../i18n/messages.ts';
import { sentenceFor } from '../i18n/sentences.ts';
import type { Face, Speech } from '../play/face.ts';

type Words = Messages['refusals'];

/** Who refused: the rules of the game, the table, or the parser of records. The same code may mean different things. */
export type Refuser = 'game' | 'table' | 'record';

/**
 * A refusal as a sentence that says what was wrong and what to do. Without a game only the code of its rules is given.
 */
export function explain(
  words: Words,
  refuser: Refuser,
  refusal: Refusal,
  game: Pick<Speech, 'explain'> | null,
): string {
  if (refuser === 'game') return game?.explain(refusal) ?? words.other(refusal.code);
  const inner = reasonOf(refusal);
  const reason = inner === null ? '' : explain(words, 'game', inner, game);
  return sentenceFor(words[refuser], refusal, reason) ?? words.other(refusal.code);
}

/** The rule to read for "why?", or null. A refusal by the table may contain one by the game. */
export function ruleToRead(face: Pick<Face, 'ruleOf'>, refuser: Refuser, refusal: Refusal): string | null {
  const inner = refuser === 'game' ? refusal : reasonOf(refusal);
  return inner === null ? null : face.ruleOf(inner);
}

/** The refusal behind another one, or null. */
const reasonOf = (refusal: Refusal): Refusal | null =>
  'reason' in refusal && isRefusal(refusal.reason) ? refusal.reason : null;

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
