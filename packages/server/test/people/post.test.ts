import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../src/people/addresses.ts';
import { OUTSIDE, type Outside, outsideAddress, outsideUrl, post } from '../../src/people/post.ts';
import { HERE, openReceiver } from './receiver.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
async function receiver(...of: Parameters<typeof openReceiver>) {
  const made = await openReceiver(...of);
  closing.push(made.close);
  return made;
}

const resolvesTo = (...addresses: string[]): Outside => ({
  ...OUTSIDE,
  resolve: async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
});

describe('the addresses that strangers give', () => {
  const refused = [
    'ftp://hook.example/',
    'file:///etc/passwd',
    'gopher://hook.example/',
    'javascript:alert(1)',
    'http://user:password@hook.example/',
    'http://user@hook.example/',
    'no address',
    '',
  ];
  it.each(refused)('%j is none', text => expect(outsideUrl(text)).toBeNull());

  const inside = [
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.8:5432/',
    'http://0/',
    'http://１２７.0.0.1/',
  ];
  it.each(inside)('%s leads inside', async text => {
    const url = outsideUrl(text);
    // Written as numbers, they are known without being looked up.
    const none = { ...OUTSIDE, resolve: () => Promise.reject(new Error('looked up')) };
    expect(url === null ? null : await outsideAddress(url, none)).toBeNull();
  });

  it('lead outside only if all that a name stands for is outside', async () => {
    const url = new URL('https://hook.example/');
    expect(await outsideAddress(url, resolvesTo('93.184.215.14'))).toEqual({
      address: '93.184.215.14',
      family: 4,
    });
    expect(await outsideAddress(url, resolvesTo('93.184.215.14', '10.0.0.1'))).toBeNull();
    expect(await outsideAddress(url, resolvesTo('2606:4700::1111', '::1'))).toBeNull();
    expect(await outsideAddress(url, resolvesTo())).toBeNull();
    expect(OUTSIDE.allowed).toBe(isPublicAddress);
  });
});

describe('sending something to a stranger', () => {
  it('goes to the address that was checked, whatever the name means elsewhere', async () => {
    const { port, received } = await receiver();
    const sent = await post(
      `http://hook.example:${port}/told?x=1`,
      'text',
      { 'content-type': 'text/plain' },
      HERE,
    );
    expect(sent).toEqual({ ok: true, value: 204 });
    expect(received).toMatchObject([
      { path: '/told?x=1', headers: { host: `hook.example:${port}`, 'content-type': 'text/plain' } },
    ]);
    expect(received[0]?.body.toString()).toBe('text');
  });

  it('asks for the address once, so that a name can’t change its meaning in between', async () => {
    const { port, received } = await receiver();
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let asked = 0;
    const resolve = async () => (answers[asked++] ?? []).map(address => ({ address, family: 4 }));
    await post(`http://hook.example:${port}/`, '', {}, { ...HERE, resolve });
    expect([asked, received.length]).toEqual([1, 1]);
  });

  it('does not follow elsewhere', async () => {
    const inside = await receiver();
    const { port } = await receiver([302], { location: `http://127.0.0.1:${inside.port}/` });
    const sent = await post(`http://hook.example:${port}/`, '', {}, HERE);
    expect(sent).toEqual({ ok: false, refusal: { code: 'not-reached', status: 302 } });
    expect(inside.received).toEqual([]);
  });

  it('connects to nothing inside', async () => {
    const { port, received } = await receiver();
    const sent = await post(`http://127.0.0.1:${port}/`, '', {}, OUTSIDE);
    expect(sent).toEqual({ ok: false, refusal: { code: 'address-refused' } });
    expect(received).toEqual([]);
  });

  it('gives up on a name that is looked up for ever', async () => {
    const outside = { ...HERE, resolve: () => new Promise<never>(() => undefined), timeout: 50 };
    const sent = await post('http://hook.example/', 'x', {}, outside);
    expect(sent).toEqual({ ok: false, refusal: { code: 'not-reached', status: null } });
  });

  it('gives up on a server that does not answer', async () => {
    const silent = createServer(socket => socket.on('error', () => undefined).resume());
    await new Promise<void>(done => silent.listen(0, '127.0.0.1', done));
    const at = silent.address();
    const port = typeof at === 'object' ? at?.port : 0;
    const sent = await post(`http://hook.example:${port}/`, 'x', {}, { ...HERE, timeout: 50 });
    expect(sent).toEqual({ ok: false, refusal: { code: 'not-reached', status: null } });
    await new Promise<void>(done => silent.close(() => done()));
  });
});
