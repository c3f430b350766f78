import type { FastifyInstance, RouteOptions } from 'fastify';

/** Knows what can be done at each address, for those who tried something else. */
export class Methods {
  /** By the whole address, and by a pattern where parts of it can be anything. */
  private readonly fixed = new Map<string, Set<string>>();
  private readonly patterns = new Map<string, { readonly path: RegExp; readonly methods: Set<string> }>();

  /** Notes every route that is added from now on. */
  constructor(app: FastifyInstance) {
    app.addHook('onRoute', route => this.note(route));
  }

  at(url: string): string[] {
    const path = url.split('?')[0] ?? '';
    const found = [...this.patterns.values()].filter(pattern => pattern.path.test(path));
    const sets = [this.fixed.get(path) ?? [], ...found.map(({ methods }) => methods)];
    return [...new Set(sets.flatMap(methods => [...methods]))];
  }

  private note({ url, method }: RouteOptions): void {
    const methods = this.methodsOf(url);
    for (const one of [method].flat()) methods.add(one);
  }

  private methodsOf(url: string): Set<string> {
    const known = this.fixed.get(url) ?? this.patterns.get(url)?.methods;
    if (known !== undefined) return known;
    const methods = new Set<string>();
    if (!url.includes(':')) this.fixed.set(url, methods);
    else this.patterns.set(url, { path: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), methods });
    return methods;
  }
}
