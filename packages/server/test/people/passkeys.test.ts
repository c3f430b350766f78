import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse, type Visitor } from '../http/house.ts';
import { Authenticator } from './authenticator.ts';

let open: TestHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

const keyOf = (origin = 'http://localhost', host = 'localhost') => new Authenticator(origin, host);

async function add(visitor: Visitor, key: Authenticator) {
  const { ceremony, options } = await visitor.get('askPasskey');
  return visitor.get('addPasskey', { body: { ceremony, answer: key.make(options) } });
}

async function signIn(visitor: Visitor, key: Authenticator) {
  const { ceremony, options } = await visitor.get('askSignIn');
  return visitor.get('signIn', { body: { ceremony, answer: key.sign(options) } });
}

describe('passkeys', () => {
  it('make a guest a member, who signs in with it on another device', async () => {
    const [anna, key] = [await open.guest('Anna'), keyOf()];
    const member = await add(anna, key);
    expect(member).toMatchObject({ name: 'Anna', kind: 'member', passkeys: 1 });
    const phone = open.visitor();
    expect((await signIn(phone, key)).id).toBe(member.id);
    expect((await phone.get('me')).me).toMatchObject({ id: member.id, kind: 'member' });
    await signIn(open.visitor(), key);
  });

  it('ask for what the browser needs: the server’s host, an ES256 key, one the device finds without help', async () => {
    const anna = await open.guest('Anna');
    const { options } = await anna.get('askPasskey');
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Taproom' },
      user: { name: 'Anna' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required' },
      pubKeyCredParams: expect.arrayContaining([{ alg: -7, type: 'public-key' }]),
    });
  });

  it('are refused from another site, or with a signature that does not fit', async () => {
    const [anna, key] = [await open.guest('Anna'), keyOf()];
    const foreign = keyOf('https://evil.example', 'localhost');
    for (const other of [foreign, keyOf('http://localhost', 'evil.example')]) {
      const { ceremony, options } = await anna.get('askPasskey');
      const body = { ceremony, answer: other.make(options) };
      expect(await anna.refused('addPasskey', { body })).toBe('passkey-refused');
    }
    await add(anna, key);
    const visitor = open.visitor();
    const asked = await visitor.get('askSignIn');
    const answer = key.sign({ challenge: 'another' });
    expect(await visitor.refused('signIn', { body: { ceremony: asked.ceremony, answer } })).toBe(
      'passkey-refused',
    );
    // Another key that claims to be this one.
    const impostor = keyOf();
    key.id.copy(impostor.id);
    impostor.counter = 100;
    const again = await visitor.get('askSignIn');
    const body = { ceremony: again.ceremony, answer: impostor.sign(again.options) };
    expect(await visitor.refused('signIn', { body })).toBe('passkey-refused');
  });

  it('are asked for once: an answer that comes again, late, or from somebody else is refused', async () => {
    const [anna, ben, key] = [await open.guest('Anna'), await open.guest('Ben'), keyOf()];
    const first = await anna.get('askPasskey');
    const body = { ceremony: first.ceremony, answer: key.make(first.options) };
    expect(await ben.refused('addPasskey', { body })).toBe('passkey-refused');
    const second = await anna.get('askPasskey');
    const made = { ceremony: second.ceremony, answer: key.make(second.options) };
    await anna.get('addPasskey', { body: made });
    expect(await anna.refused('addPasskey', { body: made })).toBe('passkey-refused');

    const { ceremony, options } = await anna.get('askSignIn');
    const answer = key.sign(options);
    open.clock.now += 300_001;
    expect(await open.visitor().refused('signIn', { body: { ceremony, answer } })).toBe('passkey-refused');
  });

  it('belong to one person only, and count once', async () => {
    const [anna, ben, key] = [await open.guest('Anna'), await open.guest('Ben'), keyOf()];
    await add(anna, key);
    expect((await add(anna, key)).passkeys).toBe(1);
    const { ceremony, options } = await ben.get('askPasskey');
    const body = { ceremony, answer: key.make(options) };
    expect(await ben.refused('addPasskey', { body })).toBe('passkey-refused');
    expect((await ben.get('me')).me?.kind).toBe('guest');
  });

  it('that were copied are noticed: their counter goes back', async () => {
    const [anna, key] = [await open.guest('Anna'), keyOf()];
    await add(anna, key);
    await signIn(open.visitor(), key);
    await signIn(open.visitor(), key);
    key.counter = 0;
    const visitor = open.visitor();
    const { ceremony, options } = await visitor.get('askSignIn');
    expect(await visitor.refused('signIn', { body: { ceremony, answer: key.sign(options) } })).toBe(
      'passkey-refused',
    );
  });

  it('of a deleted account open nothing', async () => {
    const [anna, key] = [await open.guest('Anna'), keyOf()];
    await add(anna, key);
    await anna.get('deleteMe');
    const visitor = open.visitor();
    const { ceremony, options } = await visitor.get('askSignIn');
    expect(await visitor.refused('signIn', { body: { ceremony, answer: key.sign(options) } })).toBe(
      'passkey-refused',
    );
  });

  it('are offered where browsers have them: on one’s own machine and over https, not by address on a LAN', async () => {
    const visitor = open.visitor();
    const at = async (host: string) => (await visitor.get('house', { headers: { host } })).passkeys;
    expect(await at('localhost')).toBe(true);
    expect(await at('localhost:8080')).toBe(true);
    expect(await at('192.168.1.20:8080')).toBe(false);
    expect(await at('[::1]:8080')).toBe(false);
    expect(await at('tavern.lan')).toBe(false);
    const headers = { host: 'tavern.lan' };
    expect(await visitor.refused('askSignIn', { headers: { ...headers, origin: 'http://tavern.lan' } })).toBe(
      'passkey-refused',
    );
  });

  it('are listed with a name, which can be changed, and with their last use', async () => {
    const [anna, key] = [await open.guest('Anna'), keyOf()];
    const asked = await anna.get('askPasskey');
    const body = { ceremony: asked.ceremony, answer: key.make(asked.options) };
    const created = open.clock.now;
    await anna.get('addPasskey', { body, headers: { 'user-agent': 'Gecko (X11; Linux) Firefox/140.0' } });
    const first = { id: expect.any(String), name: 'Firefox on Linux', created, used: null };
    const { passkeys } = await anna.get('passkeys');
    expect(passkeys).toEqual([first]);
    open.clock.now += 5000;
    await signIn(open.visitor(), key);
    const params = { id: passkeys[0]?.id ?? '' };
    const named = { ...passkeys[0], name: 'My key', used: open.clock.now };
    expect(await anna.get('changePasskey', { params, body: { name: ' My  key ' } })).toEqual(named);
    expect(await anna.get('passkeys')).toEqual({ passkeys: [named] });
    const ben = await open.guest('Ben');
    expect(await ben.get('passkeys')).toEqual({ passkeys: [] });
    expect(await ben.refused('changePasskey', { params, body: { name: 'Mine' } })).toBe('no-such-thing');
    expect(await ben.refused('deletePasskey', { params })).toBe('no-such-thing');
  });

  it('can be removed, but not the last one: nothing else opens the account', async () => {
    const anna = await open.guest('Anna');
    const [lost, kept] = [keyOf(), keyOf()];
    await add(anna, lost);
    open.clock.now += 1;
    const remove = async () => ({ params: { id: (await anna.get('passkeys')).passkeys[0]?.id ?? '' } });
    expect(await anna.refused('deletePasskey', await remove())).toBe('last-passkey');
    await add(anna, kept);
    await anna.get('deletePasskey', await remove());
    const visitor = open.visitor();
    const { ceremony, options } = await visitor.get('askSignIn');
    expect(await visitor.refused('signIn', { body: { ceremony, answer: lost.sign(options) } })).toBe(
      'passkey-refused',
    );
    expect((await signIn(visitor, kept)).kind).toBe('member');
    expect(await anna.refused('deletePasskey', await remove())).toBe('last-passkey');
  });

  it('open nothing under another host than the one they were made for', async () => {
    const [anna, key] = [await open.guest('Anna'), keyOf()];
    await add(anna, key);
    const visitor = open.visitor();
    const headers = { host: 'x.localhost', origin: 'http://x.localhost' };
    const { ceremony, options } = await visitor.get('askSignIn', { headers });
    const answer = key.under('http://x.localhost', 'x.localhost').sign(options);
    expect(await visitor.refused('signIn', { body: { ceremony, answer }, headers })).toBe('passkey-refused');
    expect((await signIn(visitor, key)).name).toBe('Anna');
  });

  it('belong to the public address where there is one', async () => {
    const house = await openTestHouse({ env: { PUBLIC_URL: 'https://taproom.example' } });
    const headers = { host: 'taproom.example', origin: 'https://taproom.example' };
    const anna = house.visitor();
    await anna.get('newGuest', { body: { name: 'Anna' }, headers });
    expect((await anna.get('house', { headers })).passkeys).toBe(true);
    expect((await anna.get('house')).passkeys).toBe(false);
    const { ceremony, options } = await anna.get('askPasskey', { headers });
    const key = keyOf('https://taproom.example', 'taproom.example');
    const body = { ceremony, answer: key.make(options) };
    expect((await anna.get('addPasskey', { body, headers })).kind).toBe('member');
    await house.close();
  });
});
