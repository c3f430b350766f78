import { monitorEventLoopDelay } from 'node:perf_hooks';
import { SeededRandom } from '@taproom/games';
import { memoryOf, processorTimeOf } from '../bench/process.ts';
import type { ServerProcess } from '../soak/program.ts';
import { type Audit, compareViews, type OpenStore, readStore, stuckBots } from './audit.ts';
import { kindOf, SPECTATORS, tableWish } from './habits.ts';
import { Person } from './person.ts';
import { type Memory, type Report, reportOf } from './report.ts';
import { Spectator } from './spectator.ts';
import { Counts } from './tally.ts';
import { type LifeOptions, World } from './world.ts';

const rest = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** Tables that are set up at the same time. */
const AT_ONCE = 10;
const LOOK = 1000;
const PROGRESS = 10_000;
/** A server that answers nothing for this long, although it was asked, hangs. */
const HANGS = 20_000;
const COMING_BACK = 2000;
/** The longest that anything apart from the run itself may take: until then a slow server is just slow. */
const LONGEST_SETUP = 300_000;
const LONGEST_FINISH = 60_000;
const LONGEST_COMPARE = 120_000;
const LONGEST_STOP = 30_000;

export interface LifeServer {
  readonly process: ServerProcess;
  readonly port: number;
  readonly metricsToken: string;
  /** Opens what is stored, once the server has ended. */
  readonly open: OpenStore;
}

/** People, spectators and tables, and the server that they are at. */
export class Life {
  private readonly world: World;
  private readonly people: Person[] = [];
  private readonly spectators: Spectator[] = [];
  private readonly memory: Memory[] = [];
  /** What is wrong with the server apart from individual errors: it died, it hangs. */
  private readonly findings = new Set<string>();
  private readonly began = performance.now();
  private before = { at: 0, turns: 0 };

  constructor(
    private readonly server: LifeServer,
    private readonly options: LifeOptions,
    private readonly say: (line: string) => void,
  ) {
    this.world = new World(server.port, options);
  }

  /** Lets people live for the given time, and reports. The server has ended then. */
  async run(): Promise<Report> {
    const { world, options } = this;
    const heap = { start: await this.heap(), end: null as number | null };
    this.look();
    const looking = setInterval(() => this.look(), LOOK);
    const telling = setInterval(() => this.progress(), PROGRESS);
    await this.setUp();
    const { turns } = world.tally;
    const processor = this.processorTime();
    const load = process.cpuUsage();
    const delay = monitorEventLoopDelay();
    delay.enable();
    const start = performance.now();
    const end = start + options.seconds * 1000;
    while (performance.now() < end && !this.server.process.hasDied)
      await rest(Math.min(500, end - performance.now()));
    delay.disable();
    const lived = {
      seconds: (performance.now() - start) / 1000,
      turns: world.tally.turns - turns,
      processor: Math.max(0, this.processorTime() - processor),
      load: loadTime(process.cpuUsage(load)),
      loadDelay: delay.percentile(99) / 1e6,
    };
    const audit = await this.finish(async () => {
      heap.end = await this.heap();
    });
    clearInterval(looking);
    clearInterval(telling);
    const log = errorsIn(this.server.process.output);
    return reportOf({ world, ...lived, heap, memory: this.memory, findings: [...this.findings], log, audit });
  }

  // ---- The beginning

  /** Everyone comes in, sits down at the first tables, and begins to play. */
  private async setUp(): Promise<void> {
    const { options, world } = this;
    for (let i = 0; i < Math.ceil(options.tables * SPECTATORS); i++)
      this.spectators.push(new Spectator(world, `Spectator ${i}`));
    let next = 0;
    let seated = 0;
    const deadline = performance.now() + LONGEST_SETUP;
    const work = async (): Promise<void> => {
      while (next < options.tables && performance.now() < deadline && !this.server.process.hasDied)
        if (await this.setUpTable(next++)) seated++;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (seated < options.tables) this.find(`only ${seated} of ${options.tables} tables were set up`);
    this.say(`${seated} tables are set up, with ${this.people.length} people`);
    for (const spectator of this.spectators) void spectator.live();
  }

  private async setUpTable(index: number): Promise<boolean> {
    const { world, options } = this;
    const random = new SeededRandom(`${options.seed} table ${index}`);
    const wish = tableWish(kindOf(index, options.best), index, world.newKey(), random);
    const people = Array.from(
      { length: wish.seats - wish.bots.length },
      (_, i) => new Person(world, `P${index} ${i}`),
    );
    for (const person of people) if (!(await person.enter())) return false;
    const [host, ...guests] = people;
    const own = await host?.host(wish);
    if (!own) return false;
    this.people.push(...people);
    // The host starts the game as soon as their own tab shows that all are there.
    void host?.live(own.table.id);
    for (const guest of guests) {
      // Someone from the lobby may have been quicker.
      const joined = await guest.join(own.table.id, own.invite);
      void guest.live(joined?.table.id ?? null);
    }
    return true;
  }

  // ---- The end

  /** Lets what is under way come to its end, and looks whether anything was lost. */
  private async finish(measure: () => Promise<void>): Promise<Audit> {
    const { world, server } = this;
    const tables = [...world.tables.values()];
    this.say('time is up: waiting for what is under way');
    world.end();
    // Those who were away come back now.
    await rest(COMING_BACK);
    const due = tables.flatMap(table => table.waits.map(wait => ({ table, wait })));
    const deadline = performance.now() + LONGEST_FINISH;
    const ended = Date.now();
    const overdue = () => tables.flatMap(table => table.overdue(ended));
    const isPending = () => world.inFlight > 0 || stuckBots(due).length > 0 || overdue().length > 0;
    while (isPending() && performance.now() < deadline && !server.process.hasDied) await rest(100);
    const late = { stuck: stuckBots(due), overdue: overdue() };
    this.say('comparing what everybody knows with what the server knows');
    const readers = [...this.people.map(({ sitting }) => sitting), ...this.spectators]
      .map(somebody => somebody?.reader ?? null)
      .filter(reader => reader !== null);
    const compared = await compareViews(world, readers, performance.now() + LONGEST_COMPARE);
    await measure();
    this.look();
    for (const reader of readers) reader.close();
    await this.stop();
    this.say('looking for every acknowledged turn in the store');
    return { ...late, ...compared, ...(await readStore(world, server.open)) };
  }

  private async stop(): Promise<void> {
    const { process } = this.server;
    this.world.asker.close();
    if (process.hasDied) return;
    const code = await process.end('SIGTERM', LONGEST_STOP);
    if (code !== 0) this.find(`the server was asked to stop, and ended with ${code ?? 'SIGKILL'}`);
  }

  // ---- Looking at the server

  private look(): void {
    const { process } = this.server;
    const { world } = this;
    if (process.hasDied) {
      this.find(`the server died: ${process.output.slice(-500)}`);
      return;
    }
    if (process.pid === 0) return;
    this.memory.push({ seconds: Math.round(this.age), rss: memoryOf(process.pid) });
    const silence = performance.now() - world.lastAnswer;
    if (world.inFlight > 0 && silence > HANGS)
      this.find(`the server did not answer anybody for ${HANGS / 1000} s`);
  }

  private find(finding: string): void {
    if (!this.findings.has(finding)) this.say(finding);
    this.findings.add(finding);
  }

  private progress(): void {
    const { world } = this;
    const { tally } = world;
    const at = performance.now();
    const rate = ((tally.turns - this.before.turns) * 1000) / (at - this.before.at);
    this.before = { at, turns: tally.turns };
    const playing = [...world.tables.values()].filter(({ isPlaying }) => isPlaying).length;
    const waits = [...world.tables.values()].flatMap(({ waits }) => waits);
    const late = waits.map(wait => wait.late(at)).filter(ms => ms > 0);
    const ms = (time: number): string => `${time.toFixed(0)} ms`;
    this.say(
      `${playing} tables play, ${world.openTabs} streams; ${tally.turns} turns, ${rate.toFixed(1)}/s; ` +
        `p99 answered ${ms(tally.acknowledged.take().at(0.99))}, heard ${ms(tally.heard.take().at(0.99))}; ` +
        `latest bot ${ms(Math.max(tally.bots.plain.take().most, tally.bots.best.take().most, 0, ...late))}, ` +
        `${late.length} late now; RSS ${this.memory.at(-1)?.rss.toFixed(0)} MB; ` +
        `${world.inFlight} unanswered, ${tally.errors.total} errors`,
    );
  }

  /** Seconds since the run began. */
  get age(): number {
    return (performance.now() - this.began) / 1000;
  }

  private processorTime(): number {
    const { process } = this.server;
    return process.hasDied ? 0 : processorTimeOf(process.pid);
  }

  /** The server's JavaScript heap in MB, if it reports it. */
  private async heap(): Promise<number | null> {
    const authorization = `Bearer ${this.server.metricsToken}`;
    const asked = await this.world.asker.get('/metrics', { authorization }).catch(() => null);
    const bytes = /^nodejs_heap_size_used_bytes (\S+)/m.exec(asked?.text ?? '')?.[1];
    return bytes === undefined ? null : Number(bytes) / 1e6;
  }
}

/** The errors of a log, one JSON object a line, by what they say. */
function errorsIn(log: string): Counts {
  const counts = new Counts();
  for (const line of log.split('\n').filter(line => line.startsWith('{"level":50'))) {
    const { msg, error, err } = JSON.parse(line) as {
      readonly msg?: string;
      readonly error?: string;
      readonly err?: { readonly message?: string };
    };
    counts.add([msg, error ?? err?.message].filter(text => text !== undefined).join(': '));
  }
  return counts;
}

const loadTime = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
