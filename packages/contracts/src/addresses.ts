/**
 * The addresses of the client's pages; nothing else lists them. The client looks up which page an address is and makes its
 * links from here, the server and the service worker find out which addresses are pages.
 *
 * They begin where the client is served: with `BASE_PATH=/taproom`, `/online` stands for `/taproom/online`. What follows
 * the # stays in the browser. So the parts that are long (a whole game) or secret (an invitation) are there: they reach
 * neither the logs of the server nor those of a proxy.
 *
 * `:name` is a parameter, `:name?` one that can be left out.
 */
export const PAGES = {
  start: '/',
  new: '/new/:game',
  play: '/play/:id',
  text: '/text/:id',
  replay: '/replay/:id/:move?',
  /** A game that is packed into the link itself. */
  packed: '/replay#:packed?/:move?',
  /** What was good and what was not in a finished game: one on this device, one in the link itself, one played online. */
  review: '/review/:id',
  reviewPacked: '/review#:packed?',
  reviewRecord: '/online/:id/review',
  mistakes: '/mistakes',
  online: '/online',
  table: '/online/:id',
  record: '/online/:id/replay/:move?',
  join: '/join/:id#:invite?',
  account: '/account',
  person: '/people/:id',
  leaders: '/leaders',
  operator: '/operator',
  settings: '/settings',
  learn: '/learn',
  lessons: '/learn/:game',
  lesson: '/learn/:game/:lesson',
  /** Today's deal, or that of another day. */
  daily: '/daily/:game/:day?',
  /** The rules of which game? */
  books: '/rules',
  rules: '/rules/:game#:rule?',
  glossary: '/glossary/:game',
  puzzles: '/puzzles/:game',
  /** What choices change, by many games of bots. */
  explore: '/explore/:game',
  score: '/score/:game',
  print: '/print/:game',
  about: '/about',
} as const;

export type PageName = keyof typeof PAGES;

/** A page of the client, with the parameters of its address. */
export type Page = { readonly [Name in PageName]: PageOf<Name> }[PageName];
export type PageOf<Name extends PageName> = { readonly page: Name } & Params<(typeof PAGES)[Name]>;

type Params<Pattern extends string> = Pattern extends `${infer Path}#${infer Fragment}`
  ? Parts<Path> & Parts<Fragment>
  : Parts<Pattern>;
type Parts<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? Parameter<Part> & Parts<Rest>
  : Parameter<Path>;
type Parameter<Part extends string> = Part extends `:${infer Name}?`
  ? { readonly [Key in Name]?: string | undefined }
  : Part extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown;

/**
 * What each parameter can look like. None of these characters is ever escaped in an address, so nothing is decoded: an
 * address with a % in it is not a page.
 */
const SYNTAX: Readonly<Record<string, string>> = {
  day: '[0-9]{4}-[0-9]{2}-[0-9]{2}',
  game: '[a-z][a-z0-9-]{0,39}',
  id: '[A-Za-z0-9_-]{1,64}',
  lesson: '[1-9][0-9]?',
  invite: '[A-Za-z0-9_-]{1,40}',
  move: '[0-9]{1,6}',
  packed: '[A-Za-z0-9_-]+',
  rule: '[0-9]{1,3}(?:\\.[0-9]{1,3})?',
};

/** No address of a page is longer, not counting what follows the #. */
const LONGEST_PATH = 200;

/** The parts of a pattern between slashes as a regular expression; a slash belongs to the part that follows it. */
const expressionOf = (pattern: string): string =>
  pattern
    .split('/')
    .map((part, i) => {
      const slash = i === 0 ? '' : '/';
      const name = /^:(\w+)\??$/.exec(part)?.[1];
      if (name === undefined) return slash + part;
      const one = `${slash}(?<${name}>${SYNTAX[name]})`;
      return part.endsWith('?') ? `(?:${one})?` : one;
    })
    .join('');

const ROUTES = Object.entries(PAGES).map(([page, pattern]) => {
  const [path = '', fragment = ''] = pattern.split('#');
  return {
    page,
    path,
    fragment,
    pathExpression: new RegExp(`^${expressionOf(path)}$`),
    fragmentExpression: new RegExp(`^${expressionOf(fragment)}$`),
  };
});

/** One regular expression for the paths of all pages, without what follows the #: for the service worker. */
export const PAGE_PATHS: string = `^(?:${ROUTES.map(({ path }) =>
  path === '/' ? '/' : `${expressionOf(path).replaceAll(/\(\?<\w+>/g, '(?:')}/?`,
).join('|')})$`;

/**
 * The page at an address; null if there is none. Whether there is such a game, table or person is another question. One
 * slash at the end is forgiven, and so is anything behind the # that the page doesn't know.
 */
export function pageAt(address: string): Page | null {
  const [path = '', ...rest] = address.split('#');
  if (path.length > LONGEST_PATH) return null;
  const plain = path.replace(/([^/])\/$/, '$1');
  for (const route of ROUTES) {
    const found = route.pathExpression.exec(plain);
    if (found === null) continue;
    const behind = route.fragmentExpression.exec(rest.join('#'));
    // The expressions are made from the patterns, and so is the type.
    return { page: route.page, ...known(found.groups), ...known(behind?.groups) } as Page;
  }
  return null;
}

const known = (groups: Readonly<Record<string, string | undefined>> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(groups ?? {}).flatMap(([name, text]) => (text ? [[name, text]] : [])));

/** The address of a page. */
export function addressOf(page: Page): string {
  const params = page as Readonly<Record<string, string | undefined>>;
  const [path = '', fragment = ''] = PAGES[page.page].split('#');
  const fill = (pattern: string): string =>
    pattern
      .split('/')
      .flatMap(part => {
        const name = /^:(\w+)\??$/.exec(part)?.[1];
        if (name === undefined) return [part];
        const text = params[name];
        return text === undefined ? [] : [encodeURIComponent(text)];
      })
      .join('/');
  const behind = fill(fragment);
  return behind === '' ? fill(path) : `${fill(path)}#${behind}`;
}

/** What addresses looked like up to version 0.2, when all of them were behind the #: `#/online/…`. */
const OLD: readonly (readonly [old: RegExp, address: string])[] = [
  [/^\/r\/([^/]+)(?:\/([^/]+))?$/, '/replay#$1/$2'],
  [/^\/join\/([^/]+)\/([^/]+)$/, '/join/$1#$2'],
  [/^\/rules\/([^/]+)\/([^/]+)$/, '/rules/$1#$2'],
];

/** The page of an address of version 0.2, given what follows the #; null if it is not one. */
export function oldPageAt(fragment: string): Page | null {
  if (!fragment.startsWith('/')) return null;
  for (const [old, address] of OLD)
    if (old.test(fragment)) return pageAt(fragment.replace(old, address).replace(/\/$/, ''));
  return pageAt(fragment);
}
