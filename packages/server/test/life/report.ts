import type { Times } from '../bench/http.ts';
import type { Audit } from './audit.ts';
import type { Counts } from './tally.ts';
import type { World } from './world.ts';

/** What the server held in memory at a moment, in MB. */
export interface Memory {
  readonly seconds: number;
  readonly rss: number;
}

export interface Measured {
  readonly world: World;
  /** How long people lived, and what was played meanwhile. */
  readonly seconds: number;
  readonly turns: number;
  /** Milliseconds of processor time in that time: of the server, and of the load. */
  readonly processor: number;
  readonly load: number;
  /** How late timers of the load fired, at worst but one in a hundred: as late may be what it measures. */
  readonly loadDelay: number;
  readonly memory: readonly Memory[];
  /** The JavaScript heap of the server at the start and at the end; null if the server does not say. */
  readonly heap: { readonly start: number | null; readonly end: number | null };
  readonly findings: readonly string[];
  /** Errors in the server's log, counted. */
  readonly log: Counts;
  readonly audit: Audit;
}

const figures = (times: Times) => ({
  count: times.count,
  p50: times.at(0.5),
  p99: times.at(0.99),
  most: times.most,
});

/** The figures of a run, ready to be written as JSON. Times are in milliseconds, memory is in MB. */
export function reportOf({ world, audit, memory, ...run }: Measured) {
  const { tally, options } = world;
  const now = performance.now();
  const waiting = audit.stuck.map(({ wait }) => wait.late(now));
  const rss = memory.map(sample => sample.rss);
  return {
    options,
    seconds: run.seconds,
    tables: world.tables.size,
    turns: {
      all: run.turns,
      perSecond: run.turns / run.seconds,
      people: tally.peopleTurns,
      bots: tally.botTurns,
      stored: audit.stored,
    },
    acknowledged: figures(tally.acknowledged.all),
    heard: figures(tally.heard.all),
    bots: {
      plain: figures(tally.bots.plain.all),
      best: figures(tally.bots.best.all),
      latest: tally.latest.bots,
      offers: { takenBack: figures(tally.offers.takenBack), played: figures(tally.offers.played) },
      /** Bots that had to move at the end, and never did; how long the longest of them has waited. */
      stuck: audit.stuck.length,
      stuckFor: Math.max(0, ...waiting),
      stuckAt: audit.stuck.map(({ table, wait }) => `${wait.level} at ${table.id}, move ${wait.at}`),
    },
    clocks: {
      ...figures(tally.clocks),
      overdue: audit.overdue.length,
      overdueFor: Math.max(0, ...audit.overdue),
    },
    memory: {
      start: rss[0] ?? 0,
      peak: Math.max(0, ...rss),
      end: rss.at(-1) ?? 0,
      heap: run.heap,
      samples: memory,
    },
    processor: {
      perTurn: run.turns === 0 ? 0 : run.processor / run.turns,
      cores: run.processor / 1000 / run.seconds,
    },
    load: { cores: run.load / 1000 / run.seconds, delay: run.loadDelay },
    deeds: tally.deeds.toJSON(),
    provoked: tally.provoked.toJSON(),
    errors: tally.errors.toJSON(),
    findings: run.findings,
    log: run.log.toJSON(),
    audit: {
      acknowledged: audit.acknowledged,
      lost: audit.lost,
      doubled: audit.doubled,
      disordered: audit.disordered,
      compared: audit.compared,
      different: audit.different,
      unreachable: audit.unreachable,
    },
  };
}

export type Report = ReturnType<typeof reportOf>;

/** What should not have happened; empty if all is well. */
export function faultsOf({ errors, findings, log, bots, clocks, audit }: Report): string[] {
  const some = (what: string, list: readonly string[]): string[] =>
    list.length === 0 ? [] : [`${list.length} ${what}: ${list.slice(0, 3).join(', ')}`];
  return [
    ...findings,
    ...Object.entries(errors).map(([name, n]) => `${n} × ${name}`),
    ...Object.entries(log).map(([text, n]) => `${n} × in the log: ${text}`),
    ...(bots.stuck > 0 ? [`${bots.stuck} bots that were due never moved: ${bots.stuckAt.join(', ')}`] : []),
    ...(clocks.overdue > 0 ? [`${clocks.overdue} clocks ran out and nobody was told`] : []),
    ...some('acknowledged turns were lost', audit.lost),
    ...some('acknowledged turns were stored twice', audit.doubled),
    ...some('acknowledged turns were stored out of order', audit.disordered),
    ...some('views differ from the server’s', audit.different),
    ...some('views could not be compared, as the server did not answer', audit.unreachable),
  ];
}

const ms = (time: number): string =>
  time < 10_000 ? `${time.toFixed(0)} ms` : `${(time / 1000).toFixed(1)} s`;
const spread = ({ count, p50, p99, most }: Report['heard']): string =>
  count === 0 ? 'none' : `p50 ${ms(p50)}, p99 ${ms(p99)}, latest ${ms(most)} (${count})`;
const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ') || 'none';

/** Bots that are later than this, in milliseconds, are listed. */
const LATE = 1000;
const lateLine = ({
  ms: late,
  when,
  level,
  table,
  seat,
  at,
  replaced,
  present,
}: Report['bots']['latest'][number]): string => {
  const sitter =
    replaced === null ? '' : `, for someone (${replaced}) who is ${present ? 'there' : 'not there'}`;
  return `  late by ${ms(late)}    after ${(when / 1000).toFixed(0)} s: ${level} at ${table}, seat ${seat}, move ${at}${sitter}`;
};

/** The report in lines to read. */
export function linesOf(report: Report): string[] {
  const { turns, bots, clocks, memory, processor, load, audit } = report;
  const { heap } = memory;
  const faults = faultsOf(report);
  return [
    `time                ${report.seconds.toFixed(0)} s, ${report.tables} tables`,
    `turns               ${turns.all} (${turns.perSecond.toFixed(1)}/s): ${turns.people} by people, ${turns.bots} by bots, setup and end included`,
    `acknowledged        ${spread(report.acknowledged)}`,
    `heard on streams    ${spread(report.heard)}`,
    `bots                ${spread(bots.plain)}; stuck ${bots.stuck}${bots.stuck > 0 ? ` for up to ${ms(bots.stuckFor)}` : ''}`,
    `best bots           ${spread(bots.best)}`,
    `left to people      taken back ${spread(bots.offers.takenBack)}; played by the bot ${spread(bots.offers.played)}`,
    ...bots.latest.filter(({ ms: late }) => late > LATE).map(lateLine),
    `clocks              ${spread(clocks)}; overdue ${clocks.overdue}${clocks.overdue > 0 ? ` for up to ${ms(clocks.overdueFor)}` : ''}`,
    `memory (RSS)        ${memory.start.toFixed(0)} MB at the start, ${memory.peak.toFixed(0)} at most, ${memory.end.toFixed(0)} at the end`,
    `heap                ${heap.start?.toFixed(0) ?? '?'} MB at the start, ${heap.end?.toFixed(0) ?? '?'} at the end`,
    `processor           ${processor.perTurn.toFixed(2)} ms a turn, ${processor.cores.toFixed(2)} cores; the load ${load.cores.toFixed(2)} cores, its timers ${ms(load.delay)} late (p99)`,
    `what people did     ${list(report.deeds)}`,
    `provoked refusals   ${list(report.provoked)}`,
    `nothing lost        ${audit.acknowledged} acknowledged turns: ${audit.lost.length} lost, ${audit.doubled.length} doubled, ${audit.disordered.length} out of order; ${audit.compared} views: ${audit.different.length} differ`,
    ...(faults.length === 0
      ? ['faults              none']
      : ['faults', ...faults.map(fault => `  ${fault}`)]),
  ];
}
