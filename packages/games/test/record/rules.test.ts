import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games.ts';
import { expectOk } from '../../src/index.ts';
import { readRecord, replayRecord } from '../../src/record/index.ts';

/** A rules change that would alter old games needs a new version, and the old version has to stay. */
describe.each(GAMES.ids)('failure 6: games of %s outlive a fix of the rules', id => {
  const versions = Array.from({ length: GAMES.current(id).rules }, (_, i) => i + 1);

  it.each(versions)('by the rules of version %i', version => {
    const text = readFileSync(join(import.meta.dirname, 'rules', `${id}-${version}.txt`), 'utf8');
    const record = expectOk(readRecord(text));
    expect(record.rules).toBe(version);
    // The scores are part of the record, and are compared.
    expect(expectOk(replayRecord(record, GAMES)).outcome).not.toBe(null);
  });
});
