/** A queue that serves people in turn (round robin): however much one of them has put in, the others wait no longer. */
export class FairQueue<Item> {
  /** By person, in the order in which it is their turn. */
  private readonly queues = new Map<string, Item[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  push(person: string, item: Item): void {
    const queue = this.queues.get(person);
    if (queue === undefined) this.queues.set(person, [item]);
    else queue.push(item);
    this.count++;
  }

  /** The next item of the first person in turn who may have one now; their next turn is after all others'. */
  take(
    may: (person: string) => boolean = () => true,
  ): { readonly person: string; readonly item: Item } | null {
    for (const [person, queue] of this.queues) {
      if (!may(person)) continue;
      const [item] = queue.splice(0, 1);
      this.queues.delete(person);
      if (item === undefined) continue;
      if (queue.length > 0) this.queues.set(person, queue);
      this.count--;
      return { person, item };
    }
    return null;
  }

  /** Empties it, and gives what was in it. */
  clear(): Item[] {
    const items = [...this.queues.values()].flat();
    this.queues.clear();
    this.count = 0;
    return items;
  }
}
