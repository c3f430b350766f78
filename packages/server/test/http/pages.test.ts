import { rmSync } from 'node:fs';
import { type TableInfo, tidyName } from '@taproom/contracts';
import { PAGES } from '@taproom/contracts/addresses';
import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { openTestHouse, type TestHouse, type TestOptions, type Visitor } from './house.ts';
import { writeSite } from './site.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function house({ env = {}, ...options }: TestOptions = {}, previews?: unknown): Promise<TestHouse> {
  const site = writeSite(previews);
  closing.push(() => rmSync(site, { recursive: true, force: true }));
  const open = await openTestHouse({ env: { SITE: site, ...env }, ...options });
  closing.push(() => open.close());
  return open;
}

const get = ({ app }: TestHouse, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'ale.example', accept: 'text/html,*/*', ...headers } });

/** What stands in the head of a page. */
function headOf(html: string) {
  const unescaped = (text = '') =>
    text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  const meta = (name: string) => {
    const found = [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g'))];
    expect(found.length, name).toBeLessThanOrEqual(1);
    return found[0] === undefined ? undefined : unescaped(found[0][1]);
  };
  return {
    language: /<html lang="(\w+)">/.exec(html)?.[1],
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    description: meta('description'),
    name: meta('og:title'),
    about: meta('og:description'),
    image: meta('og:image'),
    url: meta('og:url'),
    type: meta('og:type'),
    site: meta('og:site_name'),
    card: meta('twitter:card'),
    robots: meta('robots'),
  };
}

async function openTable(
  host: Visitor,
  { listed = true, seats = 3, bots = [] as string[] } = {},
): Promise<TableInfo> {
  const wish = {
    key: `a-key-${Math.random()}`.replace('.', '-'),
    game: 'heaven-and-ale',
    seats,
    listed,
    bots,
  };
  const { table } = await host.get('newTable', { body: { ...wish, pace: { pace: 'days', days: 3 } } });
  await host.get('join', { params: { id: table.id }, body: { nonce: '00'.repeat(16) } });
  return table;
}

/** An address of each page that needs no table; where it names a game, one that has the page. */
const ADDRESSES = Object.entries(PAGES)
  .filter(([page]) => !['table', 'record', 'join', 'print'].includes(page))
  .map(([, pattern]) =>
    pattern
      .replace(/#.*/, '')
      .replace(':game', 'heaven-and-ale')
      .replace(':lesson', '1')
      .replace(/\/:move\?/, '/7')
      .replace(/\/:day\?/, '/2026-11-17')
      .replace(/:\w+/, '0a1b2c3d'),
  );

describe.each(['', '/taproom'])('the pages of the client below %j', base => {
  it.each(ADDRESSES)('have one at %s', async address => {
    const open = await house({ env: { BASE_PATH: base } });
    const { statusCode, headers, body } = await get(open, `${base}${address}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language',
      etag: expect.stringMatching(/^W\/"/),
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain(`src="${base}/assets/main-abc123.js"`);
    expect(body).toContain(`href="${base}/manifest.webmanifest"`);
    expect(body).not.toContain('"./');
    // Nothing inline, as the policy wants it.
    expect(body).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=/);
    const head = headOf(body);
    expect(head.name).toMatch(/ in en & more$/);
    expect(head).toMatchObject({
      language: 'en',
      title: `${head.name} · Taproom`,
      description: head.about,
      url: `http://ale.example${base}${address}`,
      image: `http://ale.example${base}/previews/taproom.png`,
      type: 'website',
      site: 'Taproom',
      card: 'summary_large_image',
    });
    expect(body).not.toContain('What the file says');
    // Without scripts it says what it is, and what it needs.
    expect(body).toMatch(
      /<noscript><main><h1>[^<]+ in en &#38; more<\/h1><p>About [^<]+<\/p><p>needs scripts in en<\/p>/,
    );
  });

  it('have the address of the operator’s choice, and the name of the server', async () => {
    const env = { BASE_PATH: base, PUBLIC_URL: `https://games.example${base}/`, HOUSE_NAME: 'Bob’s <Bar>' };
    const open = await house({ env });
    const head = headOf((await get(open, `${base}/about`, { host: 'inside:8080' })).body);
    expect(head).toMatchObject({
      title: 'about in en & more · Bob’s <Bar>',
      url: `https://games.example${base}/about`,
      image: `https://games.example${base}/previews/taproom.png`,
      site: 'Bob’s <Bar>',
    });
  });

  it('say what is not there, with a page that leads on', async () => {
    const open = await house({ env: { BASE_PATH: base } });
    for (const address of [
      '/nothing',
      '/about/x',
      '//evil.example',
      '/rules/no-such-game',
      '/rules/heaven-and-ale/7.1',
      '/print/no-such-game',
      '/online/AbCdEfGh1234',
      '/online/abc',
      '/online/AbCdEfGh1234/replay/7',
      '/join/AbCdEfGh1234',
      `/online/${'a'.repeat(5000)}`,
      '/%D0%BF%D0%B8%D0%B2%D0%BE',
      '/%',
      '/online/%zz',
      '/%ff%fe?x=%',
      '/%2e%2e%2fetc',
      '/constructor',
    ]) {
      const { statusCode, headers, body } = await get(open, `${base}${address}`);
      expect([statusCode, headers['content-type']], address).toEqual([404, 'text/html; charset=utf-8']);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.location).toBeUndefined();
      expect(body).toContain(`src="${base}/assets/main-abc123.js"`);
      expect(headOf(body)).toMatchObject({ name: 'nowhere in en', robots: 'noindex' });
      // Nobody can write into the page by asking for an address.
      expect(headOf(body).url).toBeUndefined();
    }
  });

  it('leave everything else to whom it belongs', async () => {
    const open = await house({ env: { BASE_PATH: base } });
    for (const address of ['/api/v1/nothing', '/feeds/x.atom', '/assets/gone.js']) {
      const { statusCode, headers } = await get(open, `${base}${address}`);
      expect([statusCode, headers['content-type']], address).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    }
    const program = await get(open, `${base}/nothing`, { accept: 'application/json' });
    expect([program.statusCode, program.json()]).toEqual([404, { code: 'no-such-thing' }]);
    // Programs that make previews accept all kinds of things.
    expect((await get(open, `${base}/about`, { accept: '*/*' })).statusCode).toBe(200);
    for (const method of ['POST', 'DELETE'] as const)
      for (const address of ['/', '/about', '/online/AbCdEfGh1234']) {
        const refused = await open.app.inject({ method, url: `${base}${address}` });
        expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
      }
    const wrong = await get(open, `${base}/api/v1/tables/AbCdEfGh1234/join`);
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'POST']);
  });

  it('are not sent again while they are the same', async () => {
    const open = await house({ env: { BASE_PATH: base } });
    const first = await get(open, `${base}/about`);
    const again = await get(open, `${base}/about`, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await get(open, `${base}/about`, {
      'if-none-match': String(first.headers.etag),
      'accept-language': 'de',
    });
    expect(other.statusCode).toBe(200);
    const gone = await get(open, `${base}/nothing`, { 'if-none-match': '*' });
    expect(gone.statusCode).toBe(404);
    const head = await open.app.inject({
      method: 'HEAD',
      url: `${base}/about`,
      headers: { host: 'ale.example' },
    });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', first.headers.etag]);
  });
});

describe('a page', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.1, de;q=0.2', 'de'],
    ['fr, de;q=0.5, en;q=0.4', 'de'],
    ['DE', 'de'],
    ['fr', 'en'],
    ['de;q=0', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['constructor, __proto__;q=9', 'en'],
    [',;q=,de;q=x', 'en'],
    ['x'.repeat(8000), 'en'],
  ])('is in the language of whoever accepts %j', async (accepted, language) => {
    const open = await house();
    const head = headOf((await get(open, '/about', { 'accept-language': accepted })).body);
    expect(head).toMatchObject({ language, name: `about in ${language} & more` });
    expect(headOf((await get(open, '/nothing', { 'accept-language': accepted })).body)).toMatchObject({
      language,
      name: `nowhere in ${language}`,
    });
  });

  it.each([null, 'no JSON', '{}', '{"en":{"pages":{}}}'])(
    'comes as the build left it where nothing is known of previews: %j',
    async previews => {
      const open = await house({}, previews);
      const { statusCode, body } = await get(open, '/rules/any-game');
      expect([statusCode, headOf(body).title]).toEqual([200, 'Taproom']);
      expect(body).toContain('src="/assets/main-abc123.js"');
      expect((await get(open, '/nothing')).statusCode).toBe(404);
    },
  );

  it('takes no address for its own that a stranger makes up', async () => {
    const open = await house();
    const { body } = await get(open, '/about?x="><script>alert(1)</script>', { host: '"><script>.example' });
    expect(body).not.toContain('alert');
    expect(headOf(body).url).toBe('http://localhost/about');
  });
});

describe('the page of a table', () => {
  it('says who invites, to which game, and how many seats are free', async () => {
    const open = await house();
    const host = await open.guest('Ann');
    const { id } = await openTable(host, { seats: 4, bots: ['novice'] });
    for (const address of [`/online/${id}`, `/join/${id}`, `/online/${id}/`]) {
      const { statusCode, body } = await get(open, address, { 'accept-language': 'de' });
      expect([statusCode, headOf(body)]).toMatchObject([
        200,
        {
          name: 'Ann invites you in de',
          title: 'Ann invites you in de · Taproom',
          description: '2 free in de',
          image: 'http://ale.example/previews/heaven-and-ale.png',
          robots: 'noindex',
        },
      ]);
    }
    expect(headOf((await get(open, `/join/${id}`)).body).url).toBe(`http://ale.example/join/${id}`);
  });

  it('says what became of it', async () => {
    const open = await house();
    const host = await open.guest('Ann');
    const { id } = await openTable(host, { bots: ['novice', 'novice'] });
    const about = async (address = `/online/${id}`) => {
      const { name, description } = headOf((await get(open, address)).body);
      return [name, description];
    };
    expect(await about()).toEqual(['Heaven & Ale in en', '0 free in en']);
    await host.get('start', { params: { id } });
    expect(await about()).toEqual(['Heaven & Ale in en', 'playing']);
    await host.get('resign', { params: { id }, body: { key: 'resigning' } });
    expect(await about()).toEqual(['Heaven & Ale in en', 'over']);
    expect(await about(`/online/${id}/replay/3`)).toEqual(['Heaven & Ale in en', 'over']);
    const other = await openTable(host);
    await host.get('closeTable', { params: { id: other.id } });
    expect(await about(`/online/${other.id}`)).toEqual(['Heaven & Ale in en', 'closed']);
  });

  it.each(['"><b>Eve</b>', "'&lt;Eve", '{host}{free}Eve', '$& $1 Eve', '</title>Eve'])(
    'can’t be written into by somebody called %s',
    async name => {
      const open = await house();
      const host = await open.guest(name);
      const { id } = await openTable(host);
      const { body } = await get(open, `/online/${id}`);
      expect(headOf(body).name).toBe(`${tidyName(name)} invites you in en`);
      expect(body).not.toContain('<b>');
      expect(body.match(/<\/title>/g)).toHaveLength(1);
      expect(body.match(/<meta /g)).toHaveLength(12);
    },
  );

  it('names nobody who has deleted their account', async () => {
    const open = await house();
    const [host, guest] = [await open.guest('Ann'), await open.guest('Bob')];
    const { id } = await openTable(host);
    await guest.get('join', { params: { id }, body: { nonce: '11'.repeat(16) } });
    await open.house.store.people.erase((await host.get('me')).me?.id ?? '', open.clock.now);
    const { body } = await get(open, `/online/${id}`);
    expect(headOf(body)).toMatchObject({ name: 'Heaven & Ale in en', description: '1 free in en' });
  });

  it('tells nothing of an unlisted table that the API would not tell anybody', async () => {
    const open = await house();
    const host = await open.guest('Ann');
    const { id } = await openTable(host, { listed: false });
    const { body } = await get(open, `/join/${id}`);
    const shown = JSON.stringify(await open.visitor().get('table', { params: { id } }));
    expect(shown).toContain('"Ann"');
    const row = await open.house.store.tables.get(id);
    for (const secret of [row?.invite, row?.secret, row?.seats[0]?.nonce]) {
      expect(secret).toMatch(/\w{8}/);
      expect(body).not.toContain(secret);
    }
    expect(headOf(body).name).toBe('Ann invites you in en');
  });

  it('costs one small read, and any other page none', async () => {
    const reads: string[] = [];
    const open = await house({ wrap: store => counting(store, reads) });
    const { id } = await openTable(await open.guest('Ann'));
    reads.length = 0;
    for (const address of [...ADDRESSES, '/nothing', '/rules/no-such-game', '/online/abc', '/join/abc'])
      await get(open, address, { cookie: 'taproom=nonsense' });
    expect(reads).toEqual([]);
    for (const address of [`/online/${id}`, `/join/${id}`, `/online/${id}/replay`, '/online/AbCdEfGh1234']) {
      await get(open, address);
      expect(reads.splice(0), address).toHaveLength(1);
    }
  });

  it('says less to whoever asks for very many', async () => {
    const reads: string[] = [];
    const open = await house({ wrap: store => counting(store, reads), env: { LIMIT_ADDRESS: '3000' } });
    const { id } = await openTable(await open.guest('Ann'));
    reads.length = 0;
    let last = '';
    for (let i = 0; i < 650; i++) last = (await get(open, `/online/${id}`)).body;
    expect(headOf(last).name).toBe('table in en & more');
    expect(reads.length).toBeLessThanOrEqual(600);
  });

  it('is there though nothing can be read', async () => {
    const open = await house();
    const { id } = await openTable(await open.guest('Ann'));
    open.house.store.tables.glimpse = () => Promise.reject(new Error('the disk is gone'));
    const { statusCode, body } = await get(open, `/online/${id}`);
    expect([statusCode, headOf(body).name]).toEqual([200, 'table in en & more']);
  });
});

/** A store that notes what is asked of it. */
function counting(store: Store, reads: string[]): Store {
  const counted = <Part extends object>(part: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([name, one]) => [
        name,
        typeof one === 'function'
          ? (...given: unknown[]) => {
              reads.push(name);
              return one(...given);
            }
          : one,
      ]),
    ) as Part;
  return {
    ...store,
    tables: counted(store.tables),
    people: counted(store.people),
    games: counted(store.games),
  };
}
