import { randomBytes } from 'node:crypto';
import type { LogEntry } from '@taproom/table';
import type {
  PasskeyRow,
  PersonRow,
  SeatRow,
  SessionRow,
  TableRow,
  TokenRow,
  TurnRow,
} from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';

export const someId = (): string => randomBytes(6).toString('hex').replaceAll('0', 'z');

export const personRow = (change: Partial<PersonRow> = {}): PersonRow => ({
  id: someId(),
  name: 'Anna',
  kind: 'guest',
  owner: null,
  operator: false,
  banned: false,
  created: 1_000,
  active: 1_000,
  deleted: null,
  settings: null,
  ...change,
});

export const sessionRow = (person: string, change: Partial<SessionRow> = {}): SessionRow => ({
  digest: someId(),
  id: someId(),
  person,
  created: 1,
  used: 1,
  device: null,
  ...change,
});

export const passkeyRow = (person: string, change: Partial<PasskeyRow> = {}): PasskeyRow => ({
  id: someId(),
  person,
  publicKey: 'AQID',
  counter: 0,
  transports: [],
  created: 1,
  host: 'taproom.example',
  name: '',
  used: null,
  ...change,
});

export const seatRow = (person: string | null): SeatRow => ({
  person,
  level: null,
  replaced: null,
  nonce: null,
});

export const tableRow = (host: string, change: Partial<TableRow> = {}): TableRow => ({
  id: someId(),
  game: 'heaven-and-ale',
  rules: 1,
  options: { shed: 'first', list: [1, 2] },
  pace: { pace: 'live', minutes: 20, seconds: 20 },
  rated: false,
  listed: true,
  chat: true,
  aids: [],
  status: 'playing',
  host,
  seats: [seatRow(host), seatRow(null)],
  created: 2_000,
  started: 2_500,
  ended: null,
  secret: 'ab'.repeat(32),
  invite: someId(),
  proposal: null,
  rematch: null,
  kicked: [],
  removed: [],
  passes: false,
  stops: [],
  published: [],
  public: true,
  asked: [],
  declined: [],
  due: null,
  deal: null,
  practice: false,
  version: 1,
  ...change,
});

export const entriesFrom = (first: number, count: number): LogEntry[] =>
  Array.from({ length: count }, (_, i) => ({ number: first + i, kind: 'withdraw', seat: i % 2 }));

export const turnRow = (table: string, first: number, change: Partial<TurnRow> = {}): TurnRow => ({
  table,
  first,
  entries: entriesFrom(first, 2),
  at: 3_000 + first,
  person: null,
  key: null,
  cause: 'turn',
  ...change,
});

/** A person who is stored. */
export async function somebody(store: Store, change: Partial<PersonRow> = {}): Promise<PersonRow> {
  const person = personRow(change);
  await store.people.add(person);
  return person;
}

/** The token of a bot that is stored. */
export async function someBot(store: Store, owner: string): Promise<TokenRow> {
  const bot = personRow({ kind: 'bot', owner, name: 'lab' });
  const [id, digest] = [someId(), someId()];
  const token = { id, digest, person: bot.id, owner, name: 'lab', created: 1, used: null };
  await store.people.addBot(bot, token, 99);
  return token;
}

/** A table that is stored, with a host who is, too. */
export async function someTable(store: Store, change: Partial<TableRow> = {}): Promise<TableRow> {
  const host = change.host ?? (await somebody(store)).id;
  const added = await store.tables.add(tableRow(host, change), someId());
  if (typeof added === 'string') throw new Error(`the table was refused: ${added}`);
  return added;
}
