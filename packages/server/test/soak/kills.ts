import { GAMES, SeededRandom } from '@taproom/games';
import type { OnDisk } from './house.ts';
import { isSameView } from './player.ts';
import type { ServerProcess } from './program.ts';
import { brokenPromises } from './promises.ts';
import { type Company, gather } from './tables.ts';

/** What people played, held against what is on disk. Everything but the counts must be empty. */
export interface Audit {
  turns: number;
  finished: number;
  /** Acknowledged turns that are not on disk, or there more than once. */
  readonly lost: string[];
  readonly doubled: string[];
  /** Clients that ended with another view than the server's. */
  readonly different: string[];
  readonly surprises: string[];
}

export interface KillReport extends Audit {
  kills: number;
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
  /** With SIGTERM it is asked to stop, and must do so in good order. */
  readonly signal?: 'SIGKILL' | 'SIGTERM';
  readonly tables: number;
  readonly seed: string;
  /** The longest time between two kills. */
  readonly pause: number;
  /** Does something else to the server between two kills. */
  readonly disturb?: (kill: number) => Promise<void>;
  readonly progress?: (report: KillReport) => void;
}): Promise<KillReport> {
  const { servers, houses, kills, seed, pause, signal = 'SIGKILL' } = options;
  const random = new SeededRandom(seed);
  const report: KillReport = { kills: 0, ...emptyAudit() };
  await Promise.all(servers.map(server => server.start()));
  const companies: Company[] = [];
  const watching: Promise<void>[] = [];
  const playing = new Map<Company, Promise<void>>();
  const begin = async (): Promise<void> => {
    const game = GAMES.ids[companies.length % GAMES.ids.length] ?? 'heaven-and-ale';
    const bots = companies.length % 3 === 2 ? [game === 'heaven-and-ale' ? 'novice' : 'patron'] : [];
    const company = await gather(houses, game, `${seed}-${companies.length}`, { bots });
    companies.push(company);
    watching.push(...company.players.map(player => player.watch(company.id)));
    // Players who have received the end leave: restarts should be about running games.
    const played = company.players.map(async player => {
      await player.play(company.id);
      await player.until(() => (player.known(company.id)?.outcome ?? null) !== null);
      player.stop();
    });
    playing.set(
      company,
      Promise.all(played).then(() => void playing.delete(company)),
    );
  };
  for (let i = 0; i < options.tables; i++) await begin();
  while (report.kills < kills) {
    await new Promise(resolve => setTimeout(resolve, random.below(pause) + 1));
    const server = servers[random.below(servers.length)];
    const code = await server?.end(signal);
    if (signal === 'SIGTERM' && code !== 0)
      throw new Error(`a server that was asked to stop ended with ${code}`);
    report.kills++;
    await options.disturb?.(report.kills);
    await server?.start();
    const dead = servers.find(({ hasDied }) => hasDied);
    if (dead) throw new Error(`a server died by itself: ${dead.output.slice(-2000)}`);
    while (playing.size < options.tables) await begin();
    report.turns = sum(
      companies.map(({ players }) => sum(players.map(({ acknowledged }) => acknowledged.size))),
    );
    options.progress?.(report);
  }
  await settle(companies);
  const leaving = companies.flatMap(({ players }) => players);
  for (const player of leaving) player.stop();
  await Promise.all([...watching, ...playing.values()]);
  for (const server of servers) await server.end('SIGTERM');
  return { ...report, ...(await audit(companies, options.open)) };
}

const emptyAudit = (): Audit => ({
  turns: 0,
  finished: 0,
  lost: [],
  doubled: [],
  different: [],
  surprises: [],
});

/** Holds what every client knows, and was promised, against what is on disk. No server runs any more. */
export async function audit(companies: readonly Company[], open: () => Promise<OnDisk>): Promise<Audit> {
  const found = emptyAudit();
  const { store, room } = await open();
  for (const { id, players } of companies) {
    const turns = await store.games.turns(id, 1);
    const stored = await room(id);
    if (stored.row.status === 'finished') found.finished++;
    for (const [seat, player] of players.entries()) {
      found.turns += player.acknowledged.size;
      const { lost, doubled, disordered } = brokenPromises(player.acknowledged, turns);
      const named = (key: string): string => `${id} ${player.name} ${key}`;
      found.lost.push(...lost.map(named));
      found.doubled.push(...doubled.map(named));
      found.surprises.push(...disordered.map(key => `out of order: ${named(key)}`));
      const mine = player.known(id)?.view;
      if (!isSameView(mine, stored.game?.view(seat))) found.different.push(`${id} ${player.name}`);
      found.surprises.push(...player.surprises);
    }
  }
  await store.close();
  return found;
}

/**
 * Everyone finishes the turn in flight and starts no other; waits until no bot has to move any more, and all at a
 * table have received the same.
 */
export async function settle(companies: readonly Company[]): Promise<void> {
  for (const { players } of companies) for (const player of players) player.rest();
  for (const { id, players } of companies) {
    for (let quiet = 0; quiet < 5; ) {
      await new Promise(resolve => setTimeout(resolve, 60));
      const still = players.every(player => player.sending === null);
      const ats = new Set(players.map(player => player.known(id)?.at));
      // Bots sit on the last seats.
      const bots = players.some(
        player => player.known(id)?.awaited.some(seat => seat >= players.length) ?? true,
      );
      quiet = still && !bots && ats.size === 1 ? quiet + 1 : 0;
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
