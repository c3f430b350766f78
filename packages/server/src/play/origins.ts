const MOST_REMEMBERED = 20_000;

/**
 * From which network address accounts last came to this node. It is kept in memory alone and never stored: bots' time is
 * shared out by it, so that nobody gets more of it by making accounts.
 */
export class Origins {
  private readonly addresses = new Map<string, string>();

  note(account: string, address: string): void {
    // Put at the end: the first one is who has not come for longest.
    this.addresses.delete(account);
    this.addresses.set(account, address);
    const [first] = this.addresses.keys();
    if (this.addresses.size > MOST_REMEMBERED && first !== undefined) this.addresses.delete(first);
  }

  /** An account that has not come to this node counts as an address of its own. */
  of(account: string): string {
    return this.addresses.get(account) ?? account;
  }
}
