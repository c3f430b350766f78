import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './source.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');

/** The variables that the server reads, from its source: the check imports no program. */
const source = read('packages/server/src/config/config.ts');
const VARIABLES = [
  ...(/export const VARIABLES = \{\n([\s\S]*?)\n\} as const;/.exec(source)?.[1] ?? '').matchAll(
    /^ {2}([A-Z_]+):/gm,
  ),
].map(found => found[1] ?? '');
/** The image sets these itself. */
const OF_THE_IMAGE = ['PORT', 'HOST', 'DATA', 'SITE'];

/** The environment of the server as it is written: names and values. */
const environment = new Map(
  [...compose.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(found => [found[1] ?? '', found[2] ?? '']),
);

describe('the settings of the server', () => {
  it('are found', () => expect(VARIABLES.length).toBeGreaterThan(30));

  it.each(VARIABLES.filter(name => !OF_THE_IMAGE.includes(name)))('%s is passed on by compose.yaml', name => {
    const value = environment.get(name);
    if (name === 'DATABASE_URL') expect(value).toBe('postgres://taproom@postgres/taproom');
    else expect(value).toMatch(new RegExp(`^\\$\\{${name}:[-?]`));
  });

  it.each(VARIABLES)('%s is explained in operations.md', name => {
    expect(read('docs/operations.md')).toMatch(new RegExp(`^\\|.*\`${name}\`.*\\|`, 'm'));
  });
});

describe('the containers', () => {
  it('keep passwords out of addresses, so that any character will do', () => {
    expect(compose).not.toMatch(/:\/\/[^\s]*\$\{/);
    expect(environment.get('PGPASSWORD')).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  });

  it('name both secrets in the first command', () => {
    expect(compose.split('services:')[0]).toMatch(/POSTGRES_PASSWORD=… SECRET=… docker compose up/);
  });

  it('start from images of one version', () => {
    const images = [...`${dockerfile}\n${compose}`.matchAll(/(?:^FROM|image:) (\S+:\S+)/gm)].map(
      found => found[1] ?? '',
    );
    expect(images.length).toBeGreaterThan(2);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+/);
  });

  it('can change nothing but their data', () => {
    expect(compose.match(/read_only: true/g)).toHaveLength(2);
    expect(compose.match(/cap_drop:\n {6}- ALL/g)).toHaveLength(2);
  });

  it('install packages before the sources are copied, and have those of the server alone in the end', () => {
    for (const name of readdirSync(join(ROOT, 'packages')))
      expect(dockerfile).toContain(`COPY packages/${name}/package.json packages/${name}/\n`);
    expect(dockerfile.indexOf('RUN npm ci')).toBeLessThan(dockerfile.indexOf('COPY . .'));
    expect(dockerfile).toMatch(/npm ci --omit=dev --workspace packages\/server/);
    expect(dockerfile).toContain('COPY --from=packages /taproom/node_modules');
  });
});
