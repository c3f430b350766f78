import type { TableView } from '@taproom/contracts';
import type { OnDisk } from '../soak/house.ts';
import { isSameView } from '../soak/player.ts';
import { brokenPromises } from '../soak/promises.ts';
import type { BotWait } from './bot-wait.ts';
import type { Reader } from './reader.ts';
import type { LifeTable } from './table.ts';
import type { World } from './world.ts';

export type OpenStore = () => Promise<OnDisk>;

const rest = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** Views that are compared at once. */
const AT_ONCE = 20;
/** A table where only bots play moves on all the time: a reader may be behind at any moment, but not every time. */
const TRIES = 40;
const BETWEEN = 150;

/** Bots that had to move when people stopped playing. */
export interface DueBot {
  readonly table: LifeTable;
  readonly wait: BotWait;
}

/** Those of them that have not moved since. */
export const stuckBots = (due: readonly DueBot[]): DueBot[] =>
  due.filter(({ table, wait }) => table.waits.includes(wait));

interface Compared {
  readonly compared: number;
  readonly same: number;
  /** Readers whose view differs from the one that the server gives to the same person. */
  readonly different: readonly string[];
  /** Those for whom the server had no answer, or no stream. */
  readonly unreachable: readonly string[];
}

/** Holds what each reader knows, from the stream alone, against the table as the server shows it to the same person. */
export async function compareViews(
  world: World,
  readers: readonly Reader[],
  until: number,
): Promise<Compared> {
  const found = { same: 0, different: [] as string[], unreachable: [] as string[] };
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < readers.length) {
      const reader = readers[next++];
      if (reader === undefined) return;
      const how = await compare(world, reader, until);
      if (how === 'same') found.same++;
      else found[how].push(`${reader.table.id} seat ${reader.known?.seat ?? 'none'}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { compared: readers.length, ...found };
}

async function compare(
  world: World,
  reader: Reader,
  until: number,
): Promise<'same' | 'different' | 'unreachable'> {
  let answered = false;
  for (let tries = 0; tries < TRIES && performance.now() < until; tries++) {
    const since = reader.known?.number ?? 0;
    const asked = await world.get<TableView>(`/tables/${reader.table.id}?since=${since}`, reader.cookie);
    if (asked.ok && isSame(reader.known, asked.value)) return 'same';
    answered ||= asked.ok;
    await rest(BETWEEN);
  }
  return answered && reader.isOpen ? 'different' : 'unreachable';
}

const isSame = (known: TableView | null, shown: TableView): boolean =>
  known !== null &&
  known.seat === shown.seat &&
  known.number === shown.number &&
  known.at === shown.at &&
  known.table.status === shown.table.status &&
  isSameView(known.view, shown.view) &&
  isSameView(known.outcome, shown.outcome);

interface Stored {
  /** Turns on disk, by who played them. */
  readonly stored: { readonly people: number; readonly bots: number };
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly disordered: readonly string[];
}

/** Looks for every acknowledged turn on disk. No server runs any more. */
export async function readStore(world: World, open: OpenStore): Promise<Stored> {
  const { store } = await open();
  const lost: string[] = [];
  const doubled: string[] = [];
  const disordered: string[] = [];
  const stored = { people: 0, bots: 0 };
  let acknowledged = 0;
  for (const { id, acknowledged: byPerson } of world.tables.values()) {
    const turns = await store.games.turns(id, 1);
    for (const { cause, person } of turns) {
      if (cause !== 'turn') continue;
      if (person === null) stored.bots++;
      else stored.people++;
    }
    for (const [person, keys] of byPerson) {
      acknowledged += keys.length;
      const broken = brokenPromises(keys, turns);
      const named = (key: string): string => `${id} ${person} ${key}`;
      lost.push(...broken.lost.map(named));
      doubled.push(...broken.doubled.map(named));
      disordered.push(...broken.disordered.map(named));
    }
  }
  await store.close();
  return { stored, acknowledged, lost, doubled, disordered };
}

/** What was found at the end. */
export interface Audit extends Compared, Stored {
  readonly stuck: readonly DueBot[];
  /**
   * For how many milliseconds clocks had run out, when people stopped playing, without anybody having been notified.
   */
  readonly overdue: readonly number[];
}
