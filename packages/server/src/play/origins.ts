const MOST_REMEMBERED = 20_000;

/**
 * Which network address accounts last connected to this node from. Kept in memory only and never stored: the bots' time
 * is shared out by it, so that nobody gets more by creating accounts.
 */
export class Origins {
  private readonly addresses = new Map<string, string>();

  note(account: string, address: string): void {
    // Moved to the end: the first entry is the least recently seen.
    this.addresses.delete(account);
    this.addresses.set(account, address);
    const [first] = this.addresses.keys();
    if (this.addresses.size > MOST_REMEMBERED && first !== undefined) this.addresses.delete(first);
  }

  /** An account this node has not seen counts as an address of its own. */
  of(account: string): string {
    return this.addresses.get(account) ?? account;
  }
}
