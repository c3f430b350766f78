type Listener<News extends readonly unknown[]> = (...news: News) => void;

/** A list of subscribers to changes. `subscribe` is what `useSyncExternalStore` takes. */
export class Observable<News extends readonly unknown[] = []> {
  private readonly listeners = new Set<Listener<News>>();

  readonly subscribe = (listener: Listener<News>): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  notify(...news: News): void {
    for (const listener of this.listeners) listener(...news);
  }

  get isObserved(): boolean {
    return this.listeners.size > 0;
  }
}
