import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, type ApiName, Message, PROBLEMS, RecordLine } from '@taproom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../src/http/openapi.ts';
import { RELEASED } from '../../src/released.ts';
import { openTestHouse, type TestHouse } from './house.ts';
import { writeSite } from './site.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const document = JSON.parse(JSON.stringify(openApi('', RELEASED)));

/** Every object in the document, with the path that leads to it. */
function* objects(value: unknown, path = '#'): Generator<[string, Json]> {
  if (!isObject(value)) return;
  yield [path, value];
  for (const [key, one] of Object.entries(value)) yield* objects(one, `${path}/${key}`);
}

describe('the OpenAPI document', () => {
  const names = Object.keys(API) as ApiName[];

  it.each(names)('tells of %s', name => {
    const { method, path, says, type } = API[name];
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name, summary: says });
    const types = Object.keys(operation.responses['200'].content);
    expect(types).toEqual([
      type ?? 'application/json',
      ...(name === 'stream' ? ['application/x-ndjson'] : []),
    ]);
    const inPath = [...path.matchAll(/:(\w+)/g)].map(found => found[1]);
    const told = (operation.parameters ?? []).filter((one: Json) => one.in === 'path');
    expect(told.map((one: Json) => [one.name, one.required])).toEqual(inPath.map(field => [field, true]));
  });

  it.each(names)('has an example of %s that its schemas take', name => {
    const { method, path, params, query, body, answer, type } = API[name];
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const examples = (where: string) =>
      Object.fromEntries(
        (operation.parameters ?? [])
          .filter((one: Json) => one.in === where)
          .map((one: Json) => [one.name, one.example]),
      );
    expect(params.safeParse(examples('path')).error).toBeUndefined();
    expect(query.safeParse(examples('query')).error).toBeUndefined();
    const sent = operation.requestBody?.content['application/json'].example;
    expect(body.safeParse(sent ?? {}).error).toBeUndefined();
    const content = operation.responses['200'].content[type ?? 'application/json'];
    expect(answer.safeParse(content.example).error).toBeUndefined();
  });

  it('describes the lines of streams and records', () => {
    const linesOf = (path: string) =>
      document.paths[path].get.responses['200'].content['application/x-ndjson'];
    expect(Message.safeParse(JSON.parse(linesOf('/stream').example)).error).toBeUndefined();
    expect(RecordLine.safeParse(JSON.parse(linesOf('/records').example)).error).toBeUndefined();
    expect(linesOf('/stream').schema.$ref).toBe('#/components/schemas/Message');
  });

  it('tells of nothing else', () => {
    const operations = Object.values<Json>(document.paths).flatMap(path => Object.values(path));
    expect(operations).toHaveLength(names.length);
  });

  it.each(Object.entries(PROBLEMS))('knows the problem %s', (code, status) => {
    expect(document.components.schemas.Problem.properties.code.enum).toContain(code);
    for (const path of Object.values<Json>(document.paths))
      for (const operation of Object.values(path) as { responses: Record<string, { description: string }> }[])
        expect(operation.responses[status]?.description.split(', ')).toContain(code);
  });

  it('has everything that it refers to', () => {
    const references = [...objects(document)].flatMap(([path, { $ref }]) =>
      typeof $ref === 'string' ? [[path, $ref] as const] : [],
    );
    expect(references.length).toBeGreaterThan(100);
    for (const [path, reference] of references) {
      const name = reference.replace('#/components/schemas/', '');
      expect(Object.keys(document.components.schemas), path).toContain(name);
    }
  });

  it('has the shape of OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document).sort()).toEqual([
      'components',
      'info',
      'openapi',
      'paths',
      'servers',
      'tags',
    ]);
    expect(document.servers).toEqual([{ url: '/api/v1' }]);
    const ids = Object.values<Json>(document.paths).flatMap(path =>
      Object.values(path).map(operation => isObject(operation) && operation.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[\w.-]+$/);
    for (const [path, { security }] of objects(document.paths))
      for (const scheme of Array.isArray(security) ? security.flatMap(Object.keys) : [])
        expect(Object.keys(document.components.securitySchemes), path).toContain(scheme);
  });
});

describe('the documentation', () => {
  let open: TestHouse;
  beforeAll(async () => {
    open = await openTestHouse({ env: { BASE_PATH: '/taproom' } });
  });
  afterAll(() => open.close());
  const get = async (path: string) => open.app.inject({ url: `/taproom/api/${path}` });

  it('is served for programs', async () => {
    const answer = await get('openapi.json');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json().servers).toEqual([{ url: '/taproom/api/v1' }]);
  });

  it('is a page with every endpoint, every problem and every link it has', async () => {
    const { body, headers } = await get('docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const { method, path } of Object.values(API))
      expect(body).toContain(`${method} /taproom/api/v1${path}<`);
    for (const code of Object.keys(PROBLEMS)) expect(body).toContain(`<code>${code}</code>`);
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(found => found[1]));
    for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(ids, target).toContain(target);
  });

  it('has a head, a list of contents, a main part and headings in order', async () => {
    const { body } = await get('docs');
    for (const part of ['<header>', '<nav aria-label="Contents">', '<main id="content">'])
      expect(body.split(part)).toHaveLength(2);
    const levels = [...body.matchAll(/<h([1-6])/g)].map(found => Number(found[1]));
    expect(levels[0]).toBe(1);
    for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it.each(Object.entries(API))(
    'has an example of %s that its schema accepts',
    async (name, { method, body }) => {
      const [, text = ''] = (await get('docs')).body.split(`<h3 id="${name}">`);
      const [, example = ''] = /<pre tabindex="0"><code>(curl[^<]*)</.exec(text) ?? [];
      const plain = example.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
      expect(plain.includes(`-X ${method}`)).toBe(method !== 'GET');
      const sent = /-d '([^']*)'/.exec(plain)?.[1];
      expect(body.safeParse(sent === undefined ? {} : JSON.parse(sent)).error).toBeUndefined();
    },
  );

  it('has chapters with names for people, and each endpoint in one', async () => {
    const { body } = await get('docs');
    const titles = [...body.matchAll(/<h2>([^<]*)</g)].map(found => found[1]);
    expect(titles).toEqual([
      'First steps',
      'This server',
      'Signing in',
      'Playing',
      'Chat and notes',
      'Finished games',
      'Tables',
      'The daily deal',
      'Notifications',
      'Your account',
      'People and ratings',
      'For operators',
      'Errors',
      'Types',
    ]);
    const chapters = Object.fromEntries(
      body.split('<section id="').map(text => [text.slice(0, text.indexOf('"')), text]),
    );
    expect(chapters['signing-in']).toContain('<h3 id="useMoveCode">');
    expect(chapters.notifications).toContain('<h3 id="askMail">');
    expect(chapters.playing).toContain('<h3 id="stream">');
    expect(document.tags.map(({ name }: Json) => name)).toEqual(titles.slice(1, -2));
  });

  it('shows what comes back, with a real position', async () => {
    const [, text = ''] = (await get('docs')).body.split('<h3 id="table">');
    const [example = ''] = text.split('</details>');
    expect(example).toContain('<p>Response:</p>');
    expect(example).toContain('&#34;stage&#34;: &#34;');
    const [, turn = ''] = (await get('docs')).body.split('<h3 id="turn">');
    const [, move = ''] = /moves&#34;:\[&#34;([^&]*)&/.exec(turn) ?? [];
    expect(RELEASED.games.all[0]?.read(move)).toMatchObject({ ok: true });
  });

  it('has the types of each game', async () => {
    const { body } = await get('docs');
    for (const type of ['HeavenAndAleView', 'HeavenAndAleEvent', 'HerosTavernView', 'HerosTavernOptions'])
      expect(body).toContain(`<h3 id="${type}">`);
    const [, any = ''] = body.split('<h3 id="AnyView">');
    expect(any.slice(0, 200)).toContain('<a href="#HeavenAndAleView">HeavenAndAleView</a> or <a');
  });

  it('has the fonts of the client, where there is one, and breaks long lines', async () => {
    expect((await get('docs.css')).body).not.toContain('@font-face');
    const site = writeSite();
    const files = [
      'alegreya-latin-wght-normal-BG9rTJo4.woff2',
      'alegreya-sans-latin-400-normal-DtLlO8BS.woff2',
      'alegreya-sans-latin-700-normal-DEbcy2sF.woff2',
    ];
    for (const file of files) writeFileSync(join(site, 'assets', file), 'a font');
    const other = await openTestHouse({ env: { BASE_PATH: '/taproom', SITE: site } });
    try {
      const { body } = await other.app.inject({ url: '/taproom/api/docs.css' });
      const urls = [...body.matchAll(/url\("([^"]+)"\)/g)].map(found => found[1] ?? '');
      expect(urls).toEqual(files.map(file => `/taproom/assets/${file}`));
      for (const url of urls) expect((await other.app.inject({ url })).body).toBe('a font');
      expect(body).toMatch(/pre \{[^}]*white-space: pre-wrap/);
    } finally {
      await other.close();
    }
  });

  it('needs nothing from elsewhere and runs nothing', async () => {
    const { body } = await get('docs');
    expect(body).not.toMatch(/<script|<style| style=| on\w+=|(?:src|href)="(?:https?:)?\/\//);
    expect((await get('docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});

describe('docs/api.md', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');

  it.each(Object.values(API).map(({ method, path, who }) => [`${method} ${path}`, who]))(
    'tells of %s',
    (line, who) => expect(text).toContain(`| \`${line}\` | ${who} | `),
  );

  it.each(Object.entries(PROBLEMS))('tells of the problem %s', (code, status) => {
    const row = text.split('\n').find(one => one.startsWith('|') && one.includes(`\`${code}\``));
    expect(row?.split('|')[2]?.trim()).toBe(String(status));
  });

  it('tells of nothing that is not there', () => {
    const lines = [...text.matchAll(/^\| `([A-Z]+ \/\S+)`/gm)].map(found => found[1]);
    expect(lines).toHaveLength(Object.keys(API).length);
  });
});
