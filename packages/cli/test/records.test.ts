import { readFileSync } from 'node:fs';
import {
  expectOk,
  GAMES,
  RECORD_LIMITS,
  RECORD_REFUSAL_CODES,
  readRecord,
  replayRecord,
  writeRecord,
} from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { ROOT } from './taproom.ts';

const DOC = readFileSync(`${ROOT}docs/records.md`, 'utf8');
const EXAMPLES = [...DOC.matchAll(/^```record\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);

describe('docs/records.md', () => {
  it('has examples', () => expect(EXAMPLES).toHaveLength(2));

  it.each(EXAMPLES)('gives a record that can be replayed and is written as we write it', text => {
    const record = expectOk(readRecord(text));
    expect(writeRecord(record)).toBe(text);
    expect(replayRecord(record, GAMES)).toMatchObject({ ok: true });
  });

  it('tells every code and no other', () => {
    const told = [...DOC.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, code]) => code);
    expect(told).toEqual([...RECORD_REFUSAL_CODES]);
  });

  it('tells the limits', () => {
    expect(DOC).toContain(RECORD_LIMITS.characters.toLocaleString('en'));
    expect(DOC).toContain(RECORD_LIMITS.lines.toLocaleString('en'));
    expect(DOC).toContain(`1 to ${RECORD_LIMITS.name} characters`);
  });
});
