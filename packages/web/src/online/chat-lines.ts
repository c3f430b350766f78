import type { ChatLine } from '@taproom/contracts';

/** A chat with a message that is new, or that was hidden or shown again. */
export const withLine = (lines: readonly ChatLine[], line: ChatLine): ChatLine[] =>
  [...lines.filter(({ number }) => number !== line.number), line].sort((a, b) => a.number - b.number);
