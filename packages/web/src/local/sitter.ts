import type { Sitter } from '@taproom/table';
import { givenName } from '../play/names.ts';

/** A stored sitter, without a name that nobody gave. */
export const asGiven = (sitter: Sitter): Sitter =>
  sitter.kind === 'human' ? { ...sitter, name: givenName(sitter.name) } : sitter;
