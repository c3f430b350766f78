import { expect, test } from 'vitest';
import { isSingleKey, pressedKey } from './key-names.ts';

const key = (key: string, code: string, ...held: readonly ('ctrlKey' | 'metaKey' | 'shiftKey')[]): string =>
  pressedKey({
    key,
    code,
    altKey: false,
    ctrlKey: held.includes('ctrlKey'),
    metaKey: held.includes('metaKey'),
    shiftKey: held.includes('shiftKey'),
  });

test('keys are called as in the list of keys', () => {
  expect(key('h', 'KeyH')).toBe('H');
  expect(key('z', 'KeyZ', 'ctrlKey')).toBe('Ctrl+Z');
  expect(key('Z', 'KeyZ', 'ctrlKey', 'shiftKey')).toBe('Ctrl+Shift+Z');
  expect(key('z', 'KeyZ', 'metaKey')).toBe('Ctrl+Z');
  expect(key('?', 'Slash', 'shiftKey')).toBe('?');
  expect(key('Escape', 'Escape')).toBe('Escape');
});

test('a letter counts where its keyboard has it', () => {
  // On a German keyboard Z is where others have Y.
  expect(key('z', 'KeyY', 'ctrlKey')).toBe('Ctrl+Z');
});

test('a keyboard without Latin letters has them where others have', () => {
  expect(key('р', 'KeyH')).toBe('H');
  expect(key('я', 'KeyZ', 'ctrlKey')).toBe('Ctrl+Z');
  expect(key('б', 'Comma')).toBe(',');
  expect(key('?', 'Digit7', 'shiftKey')).toBe('?');
});

test('what is pressed alone can be told from what is pressed with Ctrl, and from named keys', () => {
  for (const name of ['H', 'Shift+I', '1', '+', '?', ',']) expect(isSingleKey(name), name).toBe(true);
  for (const name of ['Ctrl+Z', 'Ctrl+Shift+Z', 'Alt+H', 'Escape', 'ArrowLeft', 'Tab'])
    expect(isSingleKey(name), name).toBe(false);
});
