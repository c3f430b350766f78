/**
 * The key as it is called in lists of keys: `Ctrl+Shift+Z`, `H`, `?`, `Escape`. A letter counts wherever its keyboard has
 * it; on a keyboard without Latin letters, where others have it.
 */
export function pressedKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyShape): string {
  const isLatin = /^[\x20-\x7e]$/.test(key) || key.length > 1;
  const found = isLatin ? key : (PLACES[code] ?? code.replace(/^Key/, ''));
  const isLetter = /^[a-z]$/i.test(found);
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    // With other keys Shift only chooses the sign.
    ...(shiftKey && isLetter ? ['Shift'] : []),
    isLetter ? found.toUpperCase() : found,
  ].join('+');
}

export type KeyShape = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Where signs are on keyboards that have letters of their own there. */
const PLACES: Readonly<Record<string, string>> = { Comma: ',', Period: '.' };

/** Letters, figures and signs that are pressed alone. Whoever presses keys by mistake, or by voice, can turn them off. */
export const isSingleKey = (name: string): boolean => /^(Shift\+)?.$/u.test(name);
