import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics at /metrics. Each server has its own registry, so that several can run in one process. Labels have few
 * values: never an id, a name or an address.
 */
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Counter({
    name: 'taproom_requests_total',
    help: 'Requests answered',
    labelNames: ['endpoint', 'status'] as const,
    registers: [this.registry],
  });
  readonly requestSeconds = new Histogram({
    name: 'taproom_request_seconds',
    help: 'Time from request to response',
    labelNames: ['endpoint'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  /** By game, and by why they were appended: a turn, an undo, a clock … */
  readonly turns = new Counter({
    name: 'taproom_turns_total',
    help: 'Turns and other entries appended to games',
    labelNames: ['game', 'cause'] as const,
    registers: [this.registry],
  });
  readonly moves = new Counter({
    name: 'taproom_moves_total',
    help: 'Moves stored, random events included',
    labelNames: ['game'] as const,
    registers: [this.registry],
  });
  readonly commitSeconds = new Histogram({
    name: 'taproom_commit_seconds',
    help: 'Time until a turn is on disk',
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly botSeconds = new Histogram({
    name: 'taproom_bot_seconds',
    help: 'Time bots think about a turn',
    labelNames: ['level'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly botsWaiting = new Gauge({
    name: 'taproom_bots_waiting',
    help: 'Bots waiting for a thread',
    registers: [this.registry],
  });
  /** Shared: every node sees the same backlog. */
  readonly dueSeconds = new Gauge({
    name: 'taproom_due_oldest_seconds',
    help: 'Age of the oldest due work of all nodes, including work in progress',
    registers: [this.registry],
  });
  readonly dueRunning = new Gauge({
    name: 'taproom_due_running',
    help: 'Tables whose due work this node is doing',
    registers: [this.registry],
  });
  readonly lookSeconds = new Gauge({
    name: 'taproom_due_look_age_seconds',
    help: 'Time since this node last checked for due work',
    registers: [this.registry],
  });
  readonly clockSeconds = new Gauge({
    name: 'taproom_clock_ahead_seconds',
    help: "How far this machine's clock is ahead of the database's, which is authoritative",
    registers: [this.registry],
  });
  readonly tables = new Gauge({
    name: 'taproom_tables_in_memory',
    help: 'Tables in memory',
    registers: [this.registry],
  });
  readonly streams = new Gauge({
    name: 'taproom_streams',
    help: 'Open event streams',
    registers: [this.registry],
  });
  readonly streamQueue = new Gauge({
    name: 'taproom_stream_queue_bytes',
    help: 'Bytes waiting for slow stream readers',
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: 'taproom_notices_total',
    help: 'Notifications sent, by channel and result',
    labelNames: ['way', 'result'] as const,
    registers: [this.registry],
  });
  readonly limited = new Counter({
    name: 'taproom_limited_total',
    help: 'Requests rejected by a rate limit, by limit',
    labelNames: ['limit'] as const,
    registers: [this.registry],
  });

  /** Adds the metrics of the process: memory, event loop, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }
}
