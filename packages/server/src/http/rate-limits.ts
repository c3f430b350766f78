import type { ApiName } from '@taproom/contracts';
import type { Limits } from '../config/config.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { PersonRow } from '../store/rows.ts';
import { type RateLimit, RateLimiter } from './rate-limiter.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Endpoints that are expensive, or invite guessing. */
const BY_ACCOUNT: Partial<Record<ApiName, RateLimit>> = {
  changeMe: { most: 60, per: HOUR },
  myData: { most: 20, per: HOUR },
  askPasskey: { most: 30, per: HOUR },
  newMoveCode: { most: 20, per: HOUR },
  newToken: { most: 30, per: HOUR },
  changeNotices: { most: 60, per: HOUR },
  muteTable: { most: 120, per: HOUR },
  keep: { most: 600, per: HOUR },
  newTable: { most: 60, per: HOUR },
  playDaily: { most: 60, per: HOUR },
};
/** What others have to read is limited on every server. */
const ALWAYS_BY_ACCOUNT: Partial<Record<ApiName, RateLimit>> = {
  say: { most: 30, per: MINUTE },
  report: { most: 20, per: HOUR },
  // These have the server send something elsewhere.
  testNotice: { most: 20, per: HOUR },
  askMail: { most: 10, per: HOUR },
  confirmMail: { most: 20, per: HOUR },
};
/** Metrics have their own allowance: scraping must work even if the address is busy. */
const METRICS: RateLimit = { most: 60, per: MINUTE };
const BY_ADDRESS: Partial<Record<ApiName, RateLimit>> = {
  askSignIn: { most: 60, per: 10 * MINUTE },
  signIn: { most: 60, per: 10 * MINUTE },
  records: { most: 60, per: MINUTE },
  askMail: { most: 20, per: HOUR },
  // A game that nobody plays or watches is replayed for each view, which takes some ten milliseconds.
  table: { most: 600, per: MINUTE },
};
/** What can be read anonymously. All of it together has one allowance per address. */
const READING: ReadonlySet<ApiName> = new Set<ApiName>([
  'lobby',
  'table',
  'chat',
  'profile',
  'history',
  'leaders',
  'record',
  'proof',
  'records',
  'stream',
  'daily',
]);
const NAMELESS: RateLimit = { most: 600, per: MINUTE };
/** A mistyped code may be a guess: this one is limited on every server. */
const CODES: RateLimit = { most: 10, per: 10 * MINUTE };

/** The rate limits, by account and by network address. */
export class RateLimits {
  private readonly person: RateLimiter | null;
  private readonly address: RateLimiter | null;
  private readonly metricsByAddress: RateLimiter | null;
  private readonly nameless: RateLimiter | null;
  private readonly byAccount = new Map<ApiName, RateLimiter>();
  private readonly byAddress = new Map<ApiName, RateLimiter>();

  constructor(
    limits: Limits,
    private readonly metrics: Metrics,
    now: () => number,
  ) {
    const limit = (allowance: RateLimit) => new RateLimiter(allowance, now);
    const all = (table: Partial<Record<ApiName, RateLimit>>, into: Map<ApiName, RateLimiter>) => {
      for (const [name, allowance] of Object.entries(table)) into.set(name as ApiName, limit(allowance));
    };
    this.person = limits.person > 0 ? limit({ most: limits.person, per: MINUTE }) : null;
    this.address = limits.address > 0 ? limit({ most: limits.address, per: MINUTE }) : null;
    this.metricsByAddress = limits.address > 0 ? limit(METRICS) : null;
    this.nameless = limits.address > 0 ? limit(NAMELESS) : null;
    if (this.person !== null) all(BY_ACCOUNT, this.byAccount);
    all(ALWAYS_BY_ACCOUNT, this.byAccount);
    if (this.address !== null) all(BY_ADDRESS, this.byAddress);
    if (limits.guests > 0) this.byAddress.set('newGuest', limit({ most: limits.guests, per: HOUR }));
    this.byAddress.set('useMoveCode', limit(CODES));
  }

  /**
   * Any request at all: 0, or the seconds to wait. Probes always get through: an orchestrator that is refused would
   * kill a healthy node.
   */
  fromAddress(address: string, endpoint: string | undefined): number {
    if (endpoint === 'healthz' || endpoint === 'readyz') return 0;
    if (endpoint === 'metrics') return this.count('metrics', this.metricsByAddress?.take(address));
    const wait = this.count('address', this.address?.take(address));
    // Requests for the API description are not authenticated, so all of them count as anonymous reads.
    return wait > 0 || endpoint !== 'docs' ? wait : this.read(address);
  }

  /** Counts an anonymous read. */
  read(address: string): number {
    return this.count('nameless', this.nameless?.take(address));
  }

  /**
   * A request to an endpoint, once the caller is known. A bot's requests count for itself, but what an endpoint allows
   * is per account: nobody gets more of it by creating bots.
   */
  toEndpoint(name: ApiName, address: string, person: Pick<PersonRow, 'id' | 'owner'> | null): number {
    const account = person === null ? null : (person.owner ?? person.id);
    const waits = [
      this.count(name, this.byAddress.get(name)?.take(address)),
      person === null && READING.has(name) ? this.read(address) : 0,
      person === null ? 0 : this.count('person', this.person?.take(person.id)),
      account === null ? 0 : this.count(name, this.byAccount.get(name)?.take(account)),
    ];
    return Math.max(...waits);
  }

  private count(limit: string, wait = 0): number {
    if (wait > 0) this.metrics.limited.inc({ limit });
    return wait;
  }
}
