import { GAME_IDS, SeededRandom } from '@taproom/games';
import type { OnDisk } from './house.ts';
import { isSameView } from './player.ts';
import type { ServerProcess } from './program.ts';
import { type Company, gather } from './tables.ts';

/** What a run of kills came to. Everything but the counts must be empty. */
export interface KillReport {
  kills: number;
  turns: number;
  finished: number;
  /** Acknowledged turns that are not on disk, or there more than once. */
  readonly lost: string[];
  readonly doubled: string[];
  /** Clients that ended with another view than the server's. */
  readonly different: string[];
  readonly surprises: string[];
}

/**
 * Real clients play while the server is killed at random moments and started again. At the end every turn that was
 * acknowledged must be on disk exactly once, and every client must know the same as the server.
 */
export async function runKills(options: {
  readonly servers: readonly ServerProcess[];
  readonly houses: readonly (() => string)[];
  /** Opens what is on disk, when no server runs. */
  readonly open: () => Promise<OnDisk>;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
  /** The longest time between two kills. */
  readonly pause: number;
  /** Does something else to the house between two kills. */
  readonly disturb?: (kill: number) => Promise<void>;
  readonly progress?: (report: KillReport) => void;
}): Promise<KillReport> {
  const { servers, houses, kills, seed, pause } = options;
  const random = new SeededRandom(seed);
  const report: KillReport = {
    kills: 0,
    turns: 0,
    finished: 0,
    lost: [],
    doubled: [],
    different: [],
    surprises: [],
  };
  await Promise.all(servers.map(server => server.start()));
  const companies: Company[] = [];
  const watching: Promise<void>[] = [];
  const playing = new Map<Company, Promise<void>>();
  const begin = async (): Promise<void> => {
    const game = GAME_IDS[companies.length % GAME_IDS.length] ?? 'heaven-and-ale';
    const bots = companies.length % 3 === 2 ? [game === 'heaven-and-ale' ? 'novice' : 'patron'] : [];
    const company = await gather(houses, game, `${seed}-${companies.length}`, { bots });
    companies.push(company);
    watching.push(...company.players.map(player => player.watch(company.id)));
    const played = Promise.all(company.players.map(player => player.play(company.id)));
    playing.set(
      company,
      played.then(() => void playing.delete(company)),
    );
  };
  for (let i = 0; i < options.tables; i++) await begin();
  while (report.kills < kills) {
    await new Promise(resolve => setTimeout(resolve, random.below(pause) + 1));
    const server = servers[random.below(servers.length)];
    await server?.end('SIGKILL');
    report.kills++;
    await options.disturb?.(report.kills);
    await server?.start();
    while (playing.size < options.tables) await begin();
    report.turns = sum(
      companies.map(({ players }) => sum(players.map(({ acknowledged }) => acknowledged.size))),
    );
    options.progress?.(report);
  }
  // Everybody finishes the turn that is on its way, and hears of the last ones.
  const all = companies.flatMap(({ players }) => players);
  const heard = new Map(all.map(player => [player, new Map<string, unknown>()]));
  await settle(companies);
  for (const { id, players } of companies)
    for (const player of players) heard.get(player)?.set(id, player.known(id)?.view);
  for (const player of all) player.stop();
  await Promise.all([...watching, ...playing.values()]);
  for (const server of servers) await server.end('SIGTERM');

  const { store, room } = await options.open();
  for (const { id, players } of companies) {
    const turns = await store.games.turns(id, 1);
    const keys = turns.map(({ key }) => key);
    const stored = await room(id);
    if (stored.row.status === 'finished') report.finished++;
    for (const [seat, player] of players.entries()) {
      for (const key of player.acknowledged) {
        const found = keys.filter(other => other === key).length;
        if (found === 0) report.lost.push(`${id} ${player.name} ${key}`);
        if (found > 1) report.doubled.push(`${id} ${player.name} ${key}`);
      }
      const mine = heard.get(player)?.get(id);
      if (!isSameView(mine, stored.game?.view(seat))) report.different.push(`${id} ${player.name}`);
      report.surprises.push(...player.surprises);
    }
  }
  report.turns = sum(all.map(({ acknowledged }) => acknowledged.size));
  await store.close();
  return report;
}

/** Lets nobody begin another turn, and waits until all at a table have heard the same. */
async function settle(companies: readonly Company[]): Promise<void> {
  for (const { players } of companies) for (const player of players) player.rest();
  for (const { id, players } of companies) {
    for (let quiet = 0; quiet < 5; ) {
      await new Promise(resolve => setTimeout(resolve, 60));
      const still = players.every(player => player.sending === null);
      const ats = new Set(players.map(player => player.known(id)?.at));
      quiet = still && ats.size === 1 ? quiet + 1 : 0;
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
