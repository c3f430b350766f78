import type { FastifyInstance, RouteOptions } from 'fastify';

/** Knows which methods each address allows, for 405 responses. */
export class Methods {
  /** By exact path, and by pattern for paths with parameters. */
  private readonly fixed = new Map<string, Set<string>>();
  private readonly patterns = new Map<string, { readonly path: RegExp; readonly methods: Set<string> }>();

  /** Others that know what can be done at an address. */
  private readonly others: ((path: string) => readonly string[])[] = [];

  /** Notes every route added from now on. */
  constructor(app: FastifyInstance) {
    app.addHook('onRoute', route => this.noteRoute(route));
  }

  /** Also consults this for addresses that have no route. */
  note(methodsAt: (path: string) => readonly string[]): void {
    this.others.push(methodsAt);
  }

  at(url: string): string[] {
    const path = url.split('?')[0] ?? '';
    const found = [...this.patterns.values()].filter(pattern => pattern.path.test(path));
    const sets = [
      this.fixed.get(path) ?? [],
      ...found.map(({ methods }) => methods),
      ...this.others.map(methodsAt => methodsAt(path)),
    ];
    return [...new Set(sets.flatMap(methods => [...methods]))];
  }

  private noteRoute({ url, method }: RouteOptions): void {
    // What takes all addresses says nothing about one of them.
    if (url.includes('*')) return;
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
