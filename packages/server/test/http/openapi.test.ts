import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, type ApiName, PROBLEMS } from '@taproom/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../src/http/openapi.ts';
import { openTestHouse, type TestHouse } from './house.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const document = JSON.parse(JSON.stringify(openApi('')));

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
    expect(Object.keys(operation.responses['200'].content)).toEqual([type ?? 'application/json']);
    const inPath = [...path.matchAll(/:(\w+)/g)].map(found => found[1]);
    const told = (operation.parameters ?? []).filter((one: Json) => one.in === 'path');
    expect(told.map((one: Json) => [one.name, one.required])).toEqual(inPath.map(field => [field, true]));
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
    expect(Object.keys(document).sort()).toEqual(['components', 'info', 'openapi', 'paths', 'servers']);
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

  it('needs nothing from elsewhere and runs nothing', async () => {
    const { body } = await get('docs');
    expect(body).not.toMatch(/<script|<style| style=| on\w+=|https?:\/\//);
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
