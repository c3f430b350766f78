import { join, resolve } from 'node:path';
import { accept, type Result, refuse } from '@taproom/games';
import * as z from 'zod';

/** How the house is run. Everything comes from the environment and has a default that is good for one machine. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the database file and the secret. */
  readonly data: string;
  /** The folder of the built client. */
  readonly site: string;
  /** A PostgreSQL; without it, SQLite in the data folder. */
  readonly databaseUrl: string | null;
  /** Where the house begins behind a proxy: empty, or `/like/this`. */
  readonly basePath: string;
  /** Whose word about the client's address and protocol is taken. */
  readonly trustProxy: boolean | string | number;
  /** The address that people type, if the house has one of its own. */
  readonly publicUrl: URL | null;
  /** Signs cookies. Null: one is made and kept in the data folder. */
  readonly secret: string | null;
  readonly name: string;
  /** Milliseconds that a player of a live game may be away. */
  readonly grace: number;
  readonly bots: BotTimes;
  readonly limits: Limits;
  readonly tables: TableLimits;
  readonly push: PushKeys | null;
  readonly operators: ReadonlySet<string>;
  /** Who may read the metrics: nobody, whoever has a token, or everybody. */
  readonly metrics: 'off' | 'open' | { readonly token: string };
  /** Days after which chat is forgotten. */
  readonly chatDays: number;
  /** Days after which guests are forgotten who were not here. */
  readonly guestDays: number;
  readonly logLevel: LogLevel;
}

/** Milliseconds that bots think, and at least seem to think. */
export interface BotTimes {
  readonly best: number;
  readonly others: number;
  readonly pause: number;
}

/** How much one may ask; 0 is as much as they like. */
export interface Limits {
  /** Requests a minute of one person. */
  readonly person: number;
  /** Requests a minute from one address, where many people may live. */
  readonly address: number;
  /** New guests an hour from one address. */
  readonly guests: number;
}

/** How much one account, a person with their bots, can have at once; 0 is any number. */
export interface TableLimits {
  /** Open tables that they host, whether they sit there or not. */
  readonly open: number;
  /** Running tables that they host. */
  readonly playing: number;
  /** Seats at open and running tables of each pace. */
  readonly live: number;
  readonly days: number;
}

export interface PushKeys {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A variable of the environment that can't be used, and what to write instead. */
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

const URL_BASE64 = /^[A-Za-z0-9_-]+$/;

/** The variables by name. What the message says is what to write. */
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
      'yes, no, the number of proxies, or their addresses with commas',
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
    .regex(URL_BASE64, 'the public key that `npx web-push generate-vapid-keys` shows'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(URL_BASE64, 'the private key that `npx web-push generate-vapid-keys` shows'),
  OPERATORS: z
    .string()
    .regex(/^[\w ]+(,[\w ]+)*$/, 'ids of people with commas between them')
    .transform(text => text.split(',').map(id => id.trim()))
    .default([]),
  METRICS: z.enum(['off', 'open'], 'off, or open').default('off'),
  METRICS_TOKEN: z.string().min(8, 'at least 8 characters'),
  CHAT_DAYS: wholeOr(365, 1, 36_500),
  GUEST_DAYS: wholeOr(400, 1, 36_500),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
} as const;

/** What has no default is left out when the environment does not say it. */
const Environment = z.object({
  ...VARIABLES,
  DATABASE_URL: VARIABLES.DATABASE_URL.optional(),
  PUBLIC_URL: VARIABLES.PUBLIC_URL.optional(),
  SECRET: VARIABLES.SECRET.optional(),
  VAPID_SUBJECT: VARIABLES.VAPID_SUBJECT.optional(),
  VAPID_PUBLIC_KEY: VARIABLES.VAPID_PUBLIC_KEY.optional(),
  VAPID_PRIVATE_KEY: VARIABLES.VAPID_PRIVATE_KEY.optional(),
  METRICS_TOKEN: VARIABLES.METRICS_TOKEN.optional(),
});

/** The configuration from the environment, or everything that is wrong with it at once. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
): Result<Config, WrongConfig> {
  // An empty variable is one that was not set: compose files write them so.
  const said = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const read = Environment.safeParse(said);
  if (!read.success)
    return refuse({
      code: 'wrong-config',
      wrong: read.error.issues.map(issue => ({ variable: String(issue.path[0]), write: issue.message })),
    });
  const env = read.data;
  const push = pushKeys(env.VAPID_SUBJECT, env.VAPID_PUBLIC_KEY, env.VAPID_PRIVATE_KEY);
  if (!push.ok) return push;
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
    limits: { person: env.LIMIT_PERSON, address: env.LIMIT_ADDRESS, guests: env.LIMIT_GUESTS },
    tables: {
      open: env.LIMIT_OPEN,
      playing: env.LIMIT_PLAYING,
      live: env.LIMIT_LIVE,
      days: env.LIMIT_DAYS,
    },
    push: push.value,
    operators: new Set(env.OPERATORS),
    metrics: env.METRICS_TOKEN === undefined ? env.METRICS : { token: env.METRICS_TOKEN },
    chatDays: env.CHAT_DAYS,
    guestDays: env.GUEST_DAYS,
    logLevel: env.LOG_LEVEL,
  });
}

/** All three or none. */
function pushKeys(
  subject: string | undefined,
  publicKey: string | undefined,
  privateKey: string | undefined,
): Result<PushKeys | null, WrongConfig> {
  const keys = { VAPID_SUBJECT: subject, VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  if (subject !== undefined && publicKey !== undefined && privateKey !== undefined)
    return accept({ subject, publicKey, privateKey });
  const missing = Object.entries(keys).filter(([, text]) => text === undefined);
  if (missing.length === 3) return accept(null);
  return refuse({
    code: 'wrong-config',
    wrong: missing.map(([variable]) => ({
      variable,
      write: 'a value, as the other variables of web push have one',
    })),
  });
}

/** The database file, where no PostgreSQL is named. */
export const databaseFile = (config: Config): string => join(config.data, 'taproom.db');
