import { describe, expect, it } from 'vitest';
import { wayToSit } from './ways-to-sit.ts';

const me = {
  id: 'me',
  name: 'Ann',
  kind: 'guest',
  operator: false,
  created: 0,
  passkeys: 0,
  settings: null,
} as const;
const free = { person: null, level: null, replaced: null, present: false, takeover: null, seen: 0 };
const bot = { ...free, level: 'patron' };
const table = { seats: [bot, free], listed: false, host: 'host', rated: false };
const asked = { me, invite: 'code', passkeys: true };

describe('the way to a seat', () => {
  it('is open to those who have a code, to everybody at a listed table, and to the host', () => {
    expect(wayToSit(table, asked)).toBe('sit');
    expect(wayToSit(table, { ...asked, me: null })).toBe('sit');
    expect(wayToSit(table, { ...asked, invite: undefined })).toBe('uninvited');
    expect(wayToSit({ ...table, listed: true }, { ...asked, invite: undefined })).toBe('sit');
    expect(wayToSit({ ...table, host: 'me' }, { ...asked, invite: undefined })).toBe('sit');
  });

  it('leads guests and strangers to a passkey at a rated table, where there are any', () => {
    const rated = { ...table, rated: true };
    expect(wayToSit(rated, asked)).toBe('passkey');
    expect(wayToSit(rated, { ...asked, me: null })).toBe('passkey');
    expect(wayToSit(rated, { ...asked, passkeys: false })).toBe('no-passkey');
    expect(wayToSit(rated, { ...asked, me: { ...me, kind: 'member' } })).toBe('sit');
  });

  it('is closed at a full table', () => {
    expect(wayToSit({ ...table, seats: [bot, bot] }, asked)).toBe('full');
  });
});
