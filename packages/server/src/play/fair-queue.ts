/** Whom something is charged to: an account, and the network address it comes from. */
export interface Share {
  readonly address: string;
  readonly account: string;
}

/** How many served accounts are remembered; beyond that, whoever was served longest ago counts as new. */
const MOST_REMEMBERED = 10_000;

/**
 * A fair queue: the next item belongs to the address that was served longest ago, and there to the account that was
 * served longest ago. Newcomers come first. So however much one account, or many accounts at one address, have queued,
 * the others wait no longer. Who was served is remembered when the queue is cleared and refilled.
 */
export class FairQueue<Item> {
  private readonly queues = new Map<string, Map<string, Item[]>>();
  private readonly addresses = new Served();
  private readonly accounts = new Served();
  private count = 0;

  get size(): number {
    return this.count;
  }

  push({ address, account }: Share, item: Item): void {
    const accounts = this.queues.get(address) ?? new Map<string, Item[]>();
    this.queues.set(address, accounts);
    const items = accounts.get(account);
    if (items === undefined) accounts.set(account, [item]);
    else items.push(item);
    this.count++;
  }

  /** The next of the items that may be taken now. */
  take(may: (item: Item) => boolean = () => true): Item | null {
    let next: { readonly share: Share; readonly at: number; readonly turn: readonly number[] } | null = null;
    for (const [address, accounts] of this.queues)
      for (const [account, items] of accounts) {
        const turn = [this.addresses.turnOf(address), this.accounts.turnOf(account)];
        if (next !== null && !isBefore(turn, next.turn)) continue;
        const at = items.findIndex(may);
        if (at >= 0) next = { share: { address, account }, at, turn };
      }
    return next === null ? null : this.remove(next.share, next.at);
  }

  /** Empties it, and returns what was in it. */
  clear(): Item[] {
    const items = [...this.queues.values()].flatMap(accounts => [...accounts.values()].flat());
    this.queues.clear();
    this.count = 0;
    return items;
  }

  private remove({ address, account }: Share, at: number): Item | null {
    const accounts = this.queues.get(address);
    const items = accounts?.get(account);
    const [item] = items?.splice(at, 1) ?? [];
    if (items?.length === 0) accounts?.delete(account);
    if (accounts?.size === 0) this.queues.delete(address);
    if (item === undefined) return null;
    this.addresses.serve(address);
    this.accounts.serve(account);
    this.count--;
    return item;
  }
}

const isBefore = (
  [address = 0, account = 0]: readonly number[],
  [otherAddress = 0, otherAccount = 0]: readonly number[],
): boolean => address < otherAddress || (address === otherAddress && account < otherAccount);

/** In which order some were served. */
class Served {
  private readonly turns = new Map<string, number>();
  private last = 0;

  /** Lower numbers are next; 0 is whoever was never served. */
  turnOf(who: string): number {
    return this.turns.get(who) ?? 0;
  }

  serve(who: string): void {
    // Moved to the end: the first entry was served longest ago.
    this.turns.delete(who);
    this.turns.set(who, ++this.last);
    const [first] = this.turns.keys();
    if (this.turns.size > MOST_REMEMBERED && first !== undefined) this.turns.delete(first);
  }
}
