import type { ApiName } from '@taproom/contracts';
import type { Limits } from '../config/config.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { PersonRow } from '../store/rows.ts';
import { type Allowance, Limit } from './limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What costs more than others, or invites to try one's luck. */
const BY_ACCOUNT: Partial<Record<ApiName, Allowance>> = {
  changeMe: { most: 60, per: HOUR },
  myData: { most: 20, per: HOUR },
  askPasskey: { most: 30, per: HOUR },
  newMoveCode: { most: 20, per: HOUR },
  newToken: { most: 30, per: HOUR },
  changeNotices: { most: 30, per: HOUR },
  keep: { most: 600, per: HOUR },
  newTable: { most: 60, per: HOUR },
};
/** What others have to read is limited in any house. */
const ALWAYS_BY_ACCOUNT: Partial<Record<ApiName, Allowance>> = {
  say: { most: 30, per: MINUTE },
  report: { most: 20, per: HOUR },
};
/** The metrics have an allowance of their own: whoever scrapes must get them though the address is busy. */
const METRICS: Allowance = { most: 60, per: MINUTE };
const BY_ADDRESS: Partial<Record<ApiName, Allowance>> = {
  askSignIn: { most: 60, per: 10 * MINUTE },
  signIn: { most: 60, per: 10 * MINUTE },
  records: { most: 60, per: MINUTE },
  // A game that nobody plays or watches is replayed for whoever looks at it, which takes some ten milliseconds.
  table: { most: 600, per: MINUTE },
};
/** What can be read without a name. All of it together has one allowance for each address. */
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
]);
const NAMELESS: Allowance = { most: 600, per: MINUTE };
/** A code that is typed wrong may be somebody who guesses: this one is limited in any house. */
const CODES: Allowance = { most: 10, per: 10 * MINUTE };

/** The rate limits: how much everybody may ask, by account and by network address. */
export class Rates {
  private readonly person: Limit | null;
  private readonly address: Limit | null;
  private readonly metricsByAddress: Limit | null;
  private readonly nameless: Limit | null;
  private readonly byAccount = new Map<ApiName, Limit>();
  private readonly byAddress = new Map<ApiName, Limit>();

  constructor(
    limits: Limits,
    private readonly metrics: Metrics,
    now: () => number,
  ) {
    const limit = (allowance: Allowance) => new Limit(allowance, now);
    const all = (table: Partial<Record<ApiName, Allowance>>, into: Map<ApiName, Limit>) => {
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
   * Any request at all: 0, or the seconds to wait. The probes always get through: an orchestrator that is refused would
   * kill a healthy node.
   */
  fromAddress(address: string, endpoint: string | undefined): number {
    if (endpoint === 'healthz' || endpoint === 'readyz') return 0;
    if (endpoint === 'metrics') return this.count('metrics', this.metricsByAddress?.take(address));
    const wait = this.count('address', this.address?.take(address));
    // Who asks for the description of the API is not looked at, so all of that counts as reading without a name.
    return wait > 0 || endpoint !== 'docs' ? wait : this.read(address);
  }

  /** Something was read without a name. */
  private read(address: string): number {
    return this.count('nameless', this.nameless?.take(address));
  }

  /**
   * A request to an endpoint, once it is known who asks. A bot's requests are its own, but what an endpoint allows is for
   * the whole account: nobody gets more of it by making bots.
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
