import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectOk } from '@taproom/games';
import { afterEach, describe, expect, it } from 'vitest';
import { databaseFile, readConfig, type VARIABLES } from './config.ts';
import { secretOf } from './secret.ts';
import { complaintOf, summaryOf } from './summary.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv');
const KEYS = {
  VAPID_SUBJECT: 'mailto:a@b.example',
  VAPID_PUBLIC_KEY: 'BPWvVfXMaZHjNG3N-cSj-fcX9nPCfCRGPrsuH-zKaHMZg9xcoFnILZfB_9UKC2I2Vxy62B0l5sRaK4FCrG_0heE',
  VAPID_PRIVATE_KEY: '2MEMpWy4Sc9UjNQpxY0FgAwbxh9DsjjGqnVbkB5MyDM',
};

describe('the configuration', () => {
  it('is good without a word', () => {
    const config = expectOk(read({}));
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      data: '/srv/data',
      databaseUrl: null,
      basePath: '',
      trustProxy: false,
      publicUrl: null,
      grace: 120_000,
      limits: { person: 600, address: 3000, guests: 60 },
      tables: { open: 10, playing: 200, live: 40, days: 200 },
      push: { subject: null, keys: null },
      mail: null,
    });
    expect(databaseFile(config)).toBe('/srv/data/taproom.db');
  });

  it('takes what the environment says', () => {
    const config = expectOk(
      read({
        PORT: '0',
        BASE_PATH: '/games/taproom/',
        TRUST_PROXY: '1',
        PUBLIC_URL: 'https://taproom.example',
        GRACE: '30',
        OPERATORS: 'abc123abc, def456def',
        ...KEYS,
      }),
    );
    expect(config).toMatchObject({ port: 0, basePath: '/games/taproom', trustProxy: 1, grace: 30_000 });
    expect(config.publicUrl?.host).toBe('taproom.example');
    expect([...config.operators]).toEqual(['abc123abc', 'def456def']);
    expect(config.push.keys?.privateKey).toBe(KEYS.VAPID_PRIVATE_KEY);
    expect(expectOk(read({ TRUST_PROXY: 'yes' })).trustProxy).toBe(true);
    expect(expectOk(read({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' })).trustProxy).toBe('10.0.0.0/8, 127.0.0.1');
  });

  it('takes an empty variable for none', () => {
    expect(expectOk(read({ PORT: '', SECRET: '', PUBLIC_URL: '' }))).toEqual(expectOk(read({})));
  });

  const wrong: Record<keyof typeof VARIABLES, string[]> = {
    PORT: ['http', '65536', '-1', '80.5', ' 80'],
    HOST: [],
    DATA: [],
    SITE: [],
    DATABASE_URL: ['taproom', 'mysql://host/name', 'http://host'],
    BASE_PATH: ['taproom', '/a b', '//', '/a/:id', '/a?b'],
    TRUST_PROXY: ['maybe', 'true story'],
    PUBLIC_URL: ['taproom.example', 'ftp://taproom.example'],
    SECRET: ['short'],
    HOUSE_NAME: ['x'.repeat(61)],
    GRACE: ['4', '2m', '86401'],
    BOT_MS: ['0', 'long'],
    BOT_OTHERS_MS: ['0'],
    BOT_PAUSE: ['60001'],
    BOT_PAR: ['yes', '0'],
    LIMIT_PERSON: ['many', '-1'],
    LIMIT_ADDRESS: ['many'],
    LIMIT_GUESTS: ['many'],
    LIMIT_OPEN: ['many'],
    LIMIT_PLAYING: ['-1'],
    LIMIT_LIVE: ['many'],
    LIMIT_DAYS: ['1.5'],
    VAPID_SUBJECT: ['me'],
    VAPID_PUBLIC_KEY: ['a b', 'abc', 'A'.repeat(87)],
    VAPID_PRIVATE_KEY: ['a+b', 'def'],
    SMTP_HOST: ['a b', 'smtp://host'],
    SMTP_PORT: ['0', 'smtp'],
    SMTP_SECURITY: ['ssl'],
    SMTP_USER: [],
    SMTP_PASSWORD: [],
    MAIL_FROM: ['taproom', 'a@b\nBcc: c@d', 'Taproom taproom@example.org'],
    MAIL_MINUTES: ['soon', '1441'],
    OPERATORS: [',', 'a;b'],
    METRICS: ['yes', 'closed'],
    METRICS_TOKEN: ['short'],
    CHAT_DAYS: ['0', 'forever'],
    GUEST_DAYS: ['0', 'forever'],
    LOG_LEVEL: ['loud'],
  };
  const cases = Object.entries(wrong).flatMap(([name, texts]) => texts.map(text => [name, text] as const));
  it.each(cases)('refuses %s=%s, and says what to write', (name, text) => {
    const config = read({ ...KEYS, [name]: text });
    if (config.ok) throw new Error('it was taken');
    expect(config.refusal.wrong.map(({ variable }) => variable)).toEqual([name]);
    expect(complaintOf(config.refusal)).toMatch(new RegExp(`^  ${name}: write \\S.{5,}$`));
  });

  it('tells everything that is wrong at once', () => {
    const config = read({ PORT: 'x', GRACE: 'x', PUBLIC_URL: 'x' });
    expect(config.ok ? [] : config.refusal.wrong.map(({ variable }) => variable)).toEqual([
      'PORT',
      'PUBLIC_URL',
      'GRACE',
    ]);
  });

  it.each([
    [{ VAPID_SUBJECT: KEYS.VAPID_SUBJECT, VAPID_PUBLIC_KEY: KEYS.VAPID_PUBLIC_KEY }, 'VAPID_PRIVATE_KEY'],
    [{ SMTP_HOST: 'smtp.example' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@b.example' }, 'SMTP_HOST'],
    [{ SMTP_USER: 'me' }, 'SMTP_PASSWORD'],
    [{ SMTP_PASSWORD: 'hidden' }, 'SMTP_USER'],
    [{ PUBLIC_URL: 'https://example.org/ale', BASE_PATH: '/taproom' }, 'BASE_PATH'],
    [{ PUBLIC_URL: 'https://example.org/ale' }, 'BASE_PATH'],
  ])('with %j misses %s', (said, missing) => {
    const config = read(said);
    expect(config.ok ? [] : config.refusal.wrong.map(({ variable }) => variable)).toEqual([missing]);
  });

  it('needs nothing for web push, and everything for mail', () => {
    const plain = expectOk(read({ VAPID_SUBJECT: KEYS.VAPID_SUBJECT }));
    expect(plain.push).toEqual({ subject: KEYS.VAPID_SUBJECT, keys: null });
    expect(plain.mail).toBeNull();
    const mail = {
      SMTP_HOST: 'smtp.example',
      SMTP_USER: 'me',
      SMTP_PASSWORD: 'p@ss/word',
      MAIL_FROM: 'Taproom <taproom@example.org>',
    };
    expect(expectOk(read(mail)).mail).toEqual({
      host: 'smtp.example',
      port: 587,
      security: 'starttls',
      login: { user: 'me', password: 'p@ss/word' },
      from: 'Taproom <taproom@example.org>',
    });
  });

  it('is printed without secrets', () => {
    const mail = {
      SMTP_HOST: 'smtp.example',
      SMTP_USER: 'me',
      SMTP_PASSWORD: 'mail-word',
      MAIL_FROM: 'a@b.example',
    };
    const secrets = { SECRET: 's'.repeat(40), METRICS_TOKEN: 'the-token', ...KEYS, ...mail };
    const summary = summaryOf(
      expectOk(read({ ...secrets, DATABASE_URL: 'postgres://me:passw0rd@db.example/taproom' })),
    );
    for (const secret of [secrets.SECRET, 'the-token', KEYS.VAPID_PRIVATE_KEY, 'passw0rd', 'mail-word'])
      expect(summary).not.toContain(secret);
    expect(summary).toContain('PostgreSQL at db.example/taproom');
    expect(summaryOf(expectOk(read({})))).toContain('/srv/data/taproom.db');
  });
});

describe('the secret', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const config = (env: Record<string, string> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
    folders.push(folder);
    return expectOk(readConfig(env, folder));
  };

  it('is the operator’s, or one that is made once and kept for the server alone', () => {
    expect(secretOf(config({ SECRET: 'x'.repeat(32) }))).toBe('x'.repeat(32));
    const own = config();
    const secret = secretOf(own);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(secretOf(own)).toBe(secret);
    const file = join(own.data, 'secret');
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(secretOf(config())).not.toBe(secret);
  });

  it('is not taken from a file that was emptied', () => {
    const own = config();
    secretOf(own);
    chmodSync(join(own.data, 'secret'), 0o600);
    writeFileSync(join(own.data, 'secret'), '');
    expect(() => secretOf(own)).toThrow(/at least 32 characters/);
  });
});
