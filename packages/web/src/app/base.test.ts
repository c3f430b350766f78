import { expect, it } from 'vitest';
import { BASE, baseOf } from './base.ts';

it.each([
  ['https://ale.example/assets/start-abc123.js', ''],
  ['https://ale.example/taproom/assets/start-abc123.js', '/taproom'],
  ['https://ale.example/a/b/assets/start-abc123.js', '/a/b'],
  ['https://ale.example/assets/assets/start-abc123.js', '/assets'],
  ['http://localhost:5173/src/app/base.ts', ''],
  ['http://localhost:5173/src/app/base.ts?t=1700000000000', ''],
])('the client whose script is %s is served at %j', (script, base) => {
  expect(baseOf(script)).toBe(base);
});

it('is served nowhere in particular in a test', () => {
  expect(BASE).toBe('');
});
