import { type Config, databaseFile, type WrongConfig } from './config.ts';

const METRICS = {
  off: 'off (neither METRICS_TOKEN nor METRICS=open is set)',
  open: 'at /metrics, for everybody',
  token: 'at /metrics, with METRICS_TOKEN',
};

/** What is printed at the start: everything that was decided, and nothing secret. */
export function summaryOf(config: Config): string {
  const { limits, tables } = config;
  const rows: [string, string][] = [
    ['listens on', `${config.host}, port ${config.port}${config.basePath && `, below ${config.basePath}`}`],
    ['address', config.publicUrl?.href ?? 'whatever people type (PUBLIC_URL is not set)'],
    [
      'storage',
      config.databaseUrl === null ? databaseFile(config) : `PostgreSQL at ${hostOf(config.databaseUrl)}`,
    ],
    ['cookies', config.secret === null ? 'signed with the secret in the data folder' : 'signed with SECRET'],
    ['proxy', config.trustProxy === false ? 'none is trusted' : `trusted: ${config.trustProxy}`],
    ['grace', `${config.grace / 1000} s before a bot plays for somebody who is away`],
    [
      'limits',
      `requests a minute: ${amount(limits.person)} for a person, ${amount(limits.address)} for an address; ` +
        `new guests an hour: ${amount(limits.guests)}`,
    ],
    [
      'tables',
      `for each account: ${amount(tables.open)} open, ${amount(tables.playing)} running; ` +
        `${amount(tables.live)} live seats, ${amount(tables.days)} correspondence seats`,
    ],
    ['web push', config.push === null ? 'off (VAPID_* are not set)' : `on, ${config.push.subject}`],
    ['operators', config.operators.size === 0 ? 'none (OPERATORS is not set)' : `${config.operators.size}`],
    ['metrics', METRICS[typeof config.metrics === 'string' ? config.metrics : 'token']],
    ['chat', `kept for ${config.chatDays} days`],
    ['guests', `forgotten when they have not been here for ${config.guestDays} days`],
  ];
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, how]) => `  ${what.padEnd(width)}  ${how}`).join('\n');
}

/** What to tell an operator whose environment can't be used. */
export const complaintOf = ({ wrong }: WrongConfig): string =>
  wrong.map(({ variable, write }) => `  ${variable}: write ${write}`).join('\n');

const amount = (limit: number): string => (limit === 0 ? 'any number' : `${limit}`);

/** A database address may hold a password. */
function hostOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
