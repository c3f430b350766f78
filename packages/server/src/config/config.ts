import { join, resolve } from 'node:path';
import { accept, type Result, refuse } from '@taproom/games';
import * as z from 'zod';

/** The server's configuration. Everything comes from the environment and has a default that suits one machine. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder for the database file and the secret. */
  readonly data: string;
  /** The folder of the built client. */
  readonly site: string;
  /** A PostgreSQL address; without it, SQLite in the data folder. */
  readonly databaseUrl: string | null;
  /** The path prefix behind a proxy: empty, or `/like/this`. */
  readonly basePath: string;
  /** Which proxies to trust for the client's address and protocol. */
  readonly trustProxy: boolean | string | number;
  /** The public address of the server; null if it is not set. */
  readonly publicUrl: URL | null;
  /** Signs cookies. Null: one is generated and kept in the data folder. */
  readonly secret: string | null;
  readonly name: string;
  /** Milliseconds a player in a live game may be away. */
  readonly grace: number;
  readonly bots: BotTimes;
  /** Whether bots set the par of daily deals, which takes minutes of a processor's time for each. */
  readonly setsPar: boolean;
  readonly limits: Limits;
  readonly tables: TableLimits;
  readonly push: PushSettings;
  readonly mail: MailSettings | null;
  /** How long an email is held back to include further turns, in milliseconds. */
  readonly gather: number;
  readonly operators: ReadonlySet<string>;
  /** Who may read the metrics: nobody, holders of a token, or everyone. */
  readonly metrics: 'off' | 'open' | { readonly token: string };
  /** Days after which chat is deleted. */
  readonly chatDays: number;
  /** Days after which unused guest accounts are deleted. */
  readonly guestDays: number;
  readonly logLevel: LogLevel;
}

/** How long bots think, and the minimum time before they move, in milliseconds. */
export interface BotTimes {
  readonly best: number;
  readonly others: number;
  readonly pause: number;
}

/** Rate limits; 0 means no limit. */
export interface Limits {
  /** Requests a minute per person. */
  readonly person: number;
  /** Requests a minute per address, which many people may share. */
  readonly address: number;
  /** New guests an hour per address. */
  readonly guests: number;
}

/** How much one account, a person with their bots, can have at once; 0 means no limit. */
export interface TableLimits {
  /** Open tables they host, whether they sit there or not. */
  readonly open: number;
  /** Running tables they host. */
  readonly playing: number;
  /** Seats at open and running tables of each pace. */
  readonly live: number;
  readonly days: number;
}

/** The key pair that identifies the server to push services (VAPID). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushSettings {
  /** How push services can reach the operator. Null: by the server's address. */
  readonly subject: string | null;
  /** Null: they are generated on first start and kept in the store. */
  readonly keys: PushKeys | null;
}

/** How to send email through a mail server (SMTP). */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  readonly security: (typeof SMTP_SECURITIES)[number];
  readonly login: { readonly user: string; readonly password: string } | null;
  /** The sender: an address, or `Name <address>`. */
  readonly from: string;
}

const SMTP_SECURITIES = ['starttls', 'tls', 'none'] as const;

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An environment variable that can't be used, and what to write instead. */
export interface WrongVariable {
  readonly variable: string;
  readonly write: string;
}
export interface WrongConfig {
  readonly code: 'wrong-config';
  readonly wrong: readonly WrongVariable[];
}

const whole = (least: number, most: number, write: string) =>
  z
    .string()
    .regex(/^\d+$/, write)
    .transform(Number)
    .refine(n => n >= least && n <= most, write);

const wholeOr = (plain: number, least: number, most: number) =>
  whole(least, most, `a whole number from ${least} to ${most}`).default(plain);

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'an address like https://taproom.example.org' })
  .transform(text => new URL(text));

/** A point of P-256, uncompressed, and a number below its order: 65 and 32 bytes. */
const PUBLIC_KEY = /^B[A-Za-z0-9_-]{86}$/;
const PRIVATE_KEY = /^[A-Za-z0-9_-]{43}$/;

/** The variables by name. The message says what to write. */
export const VARIABLES = {
  PORT: wholeOr(8080, 0, 65_535),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA: z.string().min(1).default('./data'),
  SITE: z.string().min(1).default('./.build/site'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'an address like postgres://user@host/name' }),
  BASE_PATH: z
    .string()
    .regex(/^(\/[\w.~-]+)*\/?$/, 'a path like /taproom, or nothing')
    .transform(path => path.replace(/\/$/, ''))
    .default(''),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(yes|no|\d{1,2}|[\da-fA-F.:/, ]+|loopback|uniquelocal)$/,
      'yes, no, the number of proxies, or their addresses separated by commas',
    )
    .transform(text =>
      text === 'yes' ? true : text === 'no' ? false : /^\d{1,2}$/.test(text) ? Number(text) : text,
    )
    .default(false),
  PUBLIC_URL: httpUrl,
  SECRET: z.string().min(32, 'at least 32 characters that nobody can guess'),
  HOUSE_NAME: z.string().min(1).max(60, 'at most 60 characters').default('Taproom'),
  GRACE: wholeOr(120, 5, 86_400),
  BOT_MS: wholeOr(1000, 1, 60_000),
  BOT_OTHERS_MS: wholeOr(150, 1, 60_000),
  BOT_PAUSE: wholeOr(700, 0, 60_000),
  BOT_PAR: z.enum(['on', 'off'], 'on or off').default('on'),
  LIMIT_PERSON: wholeOr(600, 0, 1_000_000),
  LIMIT_ADDRESS: wholeOr(3000, 0, 1_000_000),
  LIMIT_GUESTS: wholeOr(60, 0, 1_000_000),
  LIMIT_OPEN: wholeOr(10, 0, 1_000_000),
  LIMIT_PLAYING: wholeOr(200, 0, 1_000_000),
  LIMIT_LIVE: wholeOr(40, 0, 1_000_000),
  LIMIT_DAYS: wholeOr(200, 0, 1_000_000),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/, 'mailto:you@example.org, or an https address'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(PUBLIC_KEY, 'the public key that `npx web-push generate-vapid-keys` shows'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(PRIVATE_KEY, 'the private key that `npx web-push generate-vapid-keys` shows'),
  SMTP_HOST: z.string().regex(/^[\w.:-]+$/, 'the host name of your mail server, such as smtp.example.org'),
  SMTP_PORT: wholeOr(587, 1, 65_535),
  SMTP_SECURITY: z.enum(SMTP_SECURITIES, `one of ${SMTP_SECURITIES.join(', ')}`).default('starttls'),
  SMTP_USER: z.string().min(1),
  SMTP_PASSWORD: z.string().min(1),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>"\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/,
      'an address like taproom@example.org, or Taproom <taproom@example.org>',
    ),
  MAIL_MINUTES: wholeOr(10, 0, 1440),
  OPERATORS: z
    .string()
    .regex(/^[\w ]+(,[\w ]+)*$/, 'account ids separated by commas')
    .transform(text => text.split(',').map(id => id.trim()))
    .default([]),
  METRICS: z.enum(['off', 'open'], 'off or open').default('off'),
  METRICS_TOKEN: z.string().min(8, 'at least 8 characters'),
  CHAT_DAYS: wholeOr(365, 1, 36_500),
  GUEST_DAYS: wholeOr(400, 1, 36_500),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
} as const;

/** Variables without a default are optional. */
const Environment = z.object({
  ...VARIABLES,
  DATABASE_URL: VARIABLES.DATABASE_URL.optional(),
  PUBLIC_URL: VARIABLES.PUBLIC_URL.optional(),
  SECRET: VARIABLES.SECRET.optional(),
  VAPID_SUBJECT: VARIABLES.VAPID_SUBJECT.optional(),
  VAPID_PUBLIC_KEY: VARIABLES.VAPID_PUBLIC_KEY.optional(),
  VAPID_PRIVATE_KEY: VARIABLES.VAPID_PRIVATE_KEY.optional(),
  SMTP_HOST: VARIABLES.SMTP_HOST.optional(),
  SMTP_USER: VARIABLES.SMTP_USER.optional(),
  SMTP_PASSWORD: VARIABLES.SMTP_PASSWORD.optional(),
  MAIL_FROM: VARIABLES.MAIL_FROM.optional(),
  METRICS_TOKEN: VARIABLES.METRICS_TOKEN.optional(),
});
type Env = z.infer<typeof Environment>;

/** The configuration from the environment, or everything that is wrong with it at once. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
): Result<Config, WrongConfig> {
  // An empty variable counts as not set: compose files write them this way.
  const said = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const read = Environment.safeParse(said);
  if (!read.success)
    return refuse({
      code: 'wrong-config',
      wrong: read.error.issues.map(issue => ({ variable: String(issue.path[0]), write: issue.message })),
    });
  const env = read.data;
  const wrong = [...missingKeys(env), ...missingMail(env), ...wrongPath(env)];
  if (wrong.length > 0) return refuse({ code: 'wrong-config', wrong });
  return accept({
    port: env.PORT,
    host: env.HOST,
    data: resolve(folder, env.DATA),
    site: resolve(folder, env.SITE),
    databaseUrl: env.DATABASE_URL ?? null,
    basePath: env.BASE_PATH,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL ?? null,
    secret: env.SECRET ?? null,
    name: env.HOUSE_NAME,
    grace: env.GRACE * 1000,
    bots: { best: env.BOT_MS, others: env.BOT_OTHERS_MS, pause: env.BOT_PAUSE },
    setsPar: env.BOT_PAR === 'on',
    limits: { person: env.LIMIT_PERSON, address: env.LIMIT_ADDRESS, guests: env.LIMIT_GUESTS },
    tables: {
      open: env.LIMIT_OPEN,
      playing: env.LIMIT_PLAYING,
      live: env.LIMIT_LIVE,
      days: env.LIMIT_DAYS,
    },
    push: pushSettings(env),
    mail: mailSettings(env),
    gather: env.MAIL_MINUTES * 60_000,
    operators: new Set(env.OPERATORS),
    metrics: env.METRICS_TOKEN === undefined ? env.METRICS : { token: env.METRICS_TOKEN },
    chatDays: env.CHAT_DAYS,
    guestDays: env.GUEST_DAYS,
    logLevel: env.LOG_LEVEL,
  });
}

/** The public address may name the base path as well, but no other. */
function wrongPath({ PUBLIC_URL, BASE_PATH }: Env): WrongVariable[] {
  const path = PUBLIC_URL?.pathname.replace(/\/$/, '') ?? '';
  return path === '' || path === BASE_PATH
    ? []
    : [{ variable: 'BASE_PATH', write: `${path}, because PUBLIC_URL ends with it` }];
}

/** The VAPID keys come as a pair: both or none. */
function missingKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Env): WrongVariable[] {
  const missing = Object.entries({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }).filter(
    ([, text]) => text === undefined,
  );
  if (missing.length !== 1) return [];
  return missing.map(([variable]) => ({ variable, write: 'a value, because the other key is set' }));
}

const pushSettings = ({ VAPID_SUBJECT, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Env): PushSettings => ({
  subject: VAPID_SUBJECT ?? null,
  keys:
    VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined
      ? null
      : { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
});

function missingMail({ SMTP_HOST, SMTP_USER, SMTP_PASSWORD, MAIL_FROM }: Env): WrongVariable[] {
  const needed = (variable: string, because: string) => ({
    variable,
    write: `a value, because ${because} is set`,
  });
  return [
    ...(SMTP_HOST !== undefined && MAIL_FROM === undefined ? [needed('MAIL_FROM', 'SMTP_HOST')] : []),
    ...(SMTP_HOST === undefined && MAIL_FROM !== undefined ? [needed('SMTP_HOST', 'MAIL_FROM')] : []),
    ...(SMTP_USER !== undefined && SMTP_PASSWORD === undefined ? [needed('SMTP_PASSWORD', 'SMTP_USER')] : []),
    ...(SMTP_USER === undefined && SMTP_PASSWORD !== undefined ? [needed('SMTP_USER', 'SMTP_PASSWORD')] : []),
  ];
}

function mailSettings(env: Env): MailSettings | null {
  const { SMTP_HOST: host, SMTP_USER: user, SMTP_PASSWORD: password, MAIL_FROM: from } = env;
  if (host === undefined || from === undefined) return null;
  const login = user === undefined || password === undefined ? null : { user, password };
  return { host, port: env.SMTP_PORT, security: env.SMTP_SECURITY, login, from };
}

/** The database file, if no PostgreSQL is configured. */
export const databaseFile = (config: Config): string => join(config.data, 'taproom.db');
