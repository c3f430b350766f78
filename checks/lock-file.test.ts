import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies, subset } from 'semver';
import { describe, expect, it } from 'vitest';
import { ROOT } from './source.ts';

interface Package {
  readonly version?: string;
  readonly engines?: { readonly node?: string };
  /** A workspace is a link to its folder. */
  readonly link?: true;
  readonly resolved?: string;
  readonly integrity?: string;
}

const read = (file: string): Package & { readonly packages?: Readonly<Record<string, Package>> } =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const SUPPORTED = read('package.json').engines?.node ?? '*';
const PACKAGES = Object.entries(read('package-lock.json').packages ?? {});

/** The packages that don't run on every supported Node: npm warns with EBADENGINE where they don't. */
const demanding = (supported: string, packages: readonly (readonly [string, Package])[]): string[] =>
  packages.flatMap(([path, { version, engines }]) =>
    engines?.node === undefined || subset(supported, engines.node)
      ? []
      : [`${path} ${version} needs Node ${engines.node}`],
  );

describe('the lock file', () => {
  it('has no package that needs a newer Node than we do', () => {
    expect(demanding(SUPPORTED, PACKAGES)).toEqual([]);
  });

  it('has a checksum for every package, and the address of none', () => {
    const installed = PACKAGES.filter(([path, { link }]) => path.includes('node_modules/') && !link);
    expect(installed.length).toBeGreaterThan(0);
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

describe('the Node that we support', () => {
  it.each(['20.19.0', '22.12.0', '24.0.0'])('includes %s', version => {
    expect(satisfies(version, SUPPORTED)).toBe(true);
  });

  it('is compared with what packages need', () => {
    const packages: [string, Package][] = [
      ['old', { version: '1.0.0', engines: { node: '>=18' } }],
      ['any', { version: '1.0.0' }],
      ['new', { version: '2.0.0', engines: { node: '>=22' } }],
      ['later', { version: '3.0.0', engines: { node: '^20.20.0 || >=22' } }],
    ];
    expect(demanding('^20.19.0 || >=22', packages)).toEqual([
      'new 2.0.0 needs Node >=22',
      'later 3.0.0 needs Node ^20.20.0 || >=22',
    ]);
  });
});
