import type { DailyDeal } from '@taproom/contracts';
import { accept, expectOk, type GameId, SecretRandom } from '@taproom/games';
import { dailySeating } from '@taproom/table';
import type { TableLimits } from '../config/config.ts';
import { newId, newSecret } from '../ids.ts';
import { type Answer, problem } from '../problem.ts';
import type { AttemptRow } from '../store/deals.ts';
import type { PersonRow, TableRow } from '../store/rows.ts';
import type { Cap, Store } from '../store/store.ts';
import { closeOf, dayAt, dealName, dealSecret, endOf, nextDay } from './deal.ts';
import { bot, FREE, fresh } from './new-table.ts';
import type { Par, SecretDeal } from './par.ts';
import type { PersonCache } from './person-cache.ts';
import type { Repertoire } from './repertoire.ts';
import { hasBegun, levelOf, type ParRun, parLevels, shareBeaten, shareOfPar, streak } from './standing.ts';

/** The most results that are listed. */
const MOST_LISTED = 100;
/** The most days of someone's streak. */
const MOST_DAYS = 1000;

interface Started {
  readonly table: string;
  readonly practice: boolean;
}

/** An attempt that has a result which counts. */
type Counted = AttemptRow & { readonly score: number };

/**
 * The daily deals. An attempt is a table like any other, except that its draws come from the secret of the deal and that
 * its bots think by nodes. So the result is what the referee has of the turns it accepted: nobody can send one.
 */
export class Daily {
  private shared: Promise<string> | null = null;

  constructor(
    private readonly store: Store,
    private readonly repertoire: Repertoire,
    private readonly faces: PersonCache,
    private readonly par: Par,
    private readonly now: () => number,
    private readonly limits: TableLimits,
    /** A table was added. */
    private readonly added: (table: string) => void,
  ) {}

  /** A deal as someone may see it. */
  async deal(game: GameId, asked: string | undefined, me: PersonRow | null): Promise<Answer<DailyDeal>> {
    const day = asked ?? dayAt(this.now());
    const deal = await this.secretDeal(game, day);
    if (!deal.ok) return deal;
    const { deals } = this.store;
    const [attempts, mine, practice, runs, mineDays] = await Promise.all([
      deals.finished(game, day),
      me && deals.attempt(me.id, game, day),
      me && deals.practice(me.id, game, day),
      this.par.runs(game, day),
      me === null ? [] : deals.days(me.id, game, MOST_DAYS),
    ]);
    const { levels } = this.repertoire.levelsOf(deal.value);
    const isDone = this.par.isDone(levels, runs);
    if (!isDone && day === dayAt(this.now())) this.par.want(deal.value);
    const counted = attempts.filter(isIn(day));
    const isOpen = mayKnow(day, mine, this.now());
    return accept({
      game,
      day,
      now: this.now(),
      ends: endOf(day),
      closes: closeOf(day),
      seat: deal.value.seat,
      bots: [...deal.value.bots],
      players: counted.length,
      mine:
        mine &&
        standing(mine, counted.find(({ table }) => table === mine.table) ?? null, counted, levels, runs),
      practice,
      streak: streak(
        mineDays.filter(one => one.ended < closeOf(one.day)).map(one => one.day),
        dayAt(this.now()),
      ),
      par: isOpen ? { isDone, levels: parLevels(levels, runs) } : null,
      results: isOpen ? await this.results(counted) : null,
    });
  }

  /** Starts an attempt, or continues the one that someone has. */
  async play(game: GameId, day: string, me: PersonRow, source: string): Promise<Answer<Started>> {
    if (me.kind === 'bot') return problem('not-yours');
    const deal = await this.secretDeal(game, day);
    if (!deal.ok) return deal;
    const mine = await this.store.deals.attempt(me.id, game, day);
    if (mine?.status === 'playing') return accept({ table: mine.table, practice: false });
    if (mine === null && day === dayAt(this.now())) {
      this.par.want(deal.value);
      // For the first of tomorrow.
      const tomorrow = await this.dealOn(game, nextDay(day));
      if (tomorrow.ok) this.par.want(tomorrow.value);
      // No client can choose such a key: of several requests at once, one adds the table, and the others get it.
      return this.add(deal.value, me, { key: dealName(game, day), practice: false, source });
    }
    if (!mayKnow(day, mine, this.now())) return problem('wrong-status');
    const practice = await this.store.deals.practice(me.id, game, day);
    if (practice !== null) return accept({ table: practice, practice: true });
    return this.add(deal.value, me, { key: newId(24), practice: true, source });
  }

  /** Whether someone may see a table: the others of a deal only after their own attempt, until its day is closed. */
  async mayWatch({ game, deal, seats }: TableRow, person: string | null): Promise<boolean> {
    if (deal === null || closeOf(deal) <= this.now()) return true;
    if (person === null) return false;
    if (seats.some(seat => seat.person === person)) return true;
    return mayKnow(deal, await this.store.deals.attempt(person, game, deal), this.now());
  }

  /** Whether the secret behind a table may be known: that of a deal is everyone's, until the day is closed. */
  mayProve({ deal }: TableRow): boolean {
    return deal === null || closeOf(deal) <= this.now();
  }

  private async add(
    { game, rules, day, secret, bots }: SecretDeal,
    me: PersonRow,
    { key, practice, source }: { readonly key: string; readonly practice: boolean; readonly source: string },
  ): Promise<Answer<Started>> {
    const edition = expectOk(this.repertoire.games.find(game, rules));
    const now = this.now();
    const row: TableRow = {
      ...fresh(me, bots.length, [], now),
      game,
      rules,
      options: edition.options(expectOk(edition.setup(bots.length))),
      pace: { pace: 'untimed' },
      rated: false,
      listed: false,
      public: false,
      chat: false,
      aids: [],
      status: 'playing',
      seats: bots.map(level => (level === null ? { ...FREE, person: me.id } : bot(level))),
      started: now,
      due: now,
      secret,
      deal: day,
      practice,
    };
    const caps = (['playing', 'days'] as const).map(
      (what): Cap => ({ person: me.id, what, most: this.limits[what] || null }),
    );
    const added = await this.store.tables.add(row, key, { wish: key, caps, source });
    if (typeof added === 'string') return problem(added);
    this.added(added.id);
    return accept({ table: added.id, practice });
  }

  private async secretDeal(game: GameId, day: string): Promise<Answer<SecretDeal>> {
    return hasBegun(day, this.now()) ? this.dealOn(game, day) : problem('no-such-thing');
  }

  private async dealOn(game: GameId, day: string): Promise<Answer<SecretDeal>> {
    const found = this.repertoire.games.find(game);
    if (!found.ok) return problem('unknown-game', { refusal: { ...found.refusal } });
    const edition = found.value;
    const secret = dealSecret(await this.sharedSecret(), game, day);
    // Not the name of the draws: the seats must reveal nothing about them.
    const from = { secret: Buffer.from(secret, 'hex'), nonces: [], game: `${dealName(game, day)} seats` };
    const levels = this.repertoire.levelsOf({ game, rules: edition.rules });
    const seating = dailySeating(edition, levels, new SecretRandom(from, 0));
    return accept({ game, rules: edition.rules, day, secret, ...seating });
  }

  /** Made once for all nodes. If the store fails, the next caller tries again. */
  private sharedSecret(): Promise<string> {
    this.shared ??= this.store.ownKey('daily', newSecret()).catch((error: unknown) => {
      this.shared = null;
      throw error;
    });
    return this.shared;
  }

  private async results(counted: readonly Counted[]): Promise<NonNullable<DailyDeal['results']>> {
    const best = counted.toSorted((a, b) => b.score - a.score).slice(0, MOST_LISTED);
    const faces = await this.faces.of(best.map(({ person }) => person));
    return best.flatMap(({ person: id, score, table }) => {
      const person = faces.get(id);
      if (person === undefined) return [];
      const place = 1 + counted.filter(other => other.score > score).length;
      return [{ person, score, place, matchpoints: against(score, table, counted), table }];
    });
  }
}

/** Someone knows the draws of a deal once their attempt is over; when the day is closed, anybody may. */
const mayKnow = (day: string, mine: AttemptRow | null, now: number): boolean =>
  closeOf(day) <= now || mine?.status === 'finished' || mine?.status === 'abandoned';

/** Whether an attempt has a result that came in time. */
const isIn =
  (day: string) =>
  (attempt: AttemptRow): attempt is Counted =>
    attempt.score !== null && attempt.ended !== null && attempt.ended < closeOf(day);

const against = (score: number, table: string, counted: readonly Counted[]): number | null =>
  shareBeaten(
    score,
    counted.filter(other => other.table !== table).map(other => other.score),
  );

function standing(
  { table, status }: AttemptRow,
  own: Counted | null,
  counted: readonly Counted[],
  levels: readonly string[],
  runs: readonly ParRun[],
): NonNullable<DailyDeal['mine']> {
  const state = status === 'finished' || status === 'abandoned' ? status : 'playing';
  if (own === null)
    return { table, status: state, score: null, percentile: null, level: null, matchpoints: null };
  return {
    table,
    status: state,
    score: own.score,
    percentile: shareOfPar(own.score, levels, runs),
    level: levelOf(own.score, parLevels(levels, runs)),
    matchpoints: against(own.score, table, counted),
  };
}
