import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Id, isName, type LinkPreview, type LinkPreviews, PreviewFile, previewKey } from '@taproom/contracts';
import { addressOf, type Page, pageAt } from '@taproom/contracts/addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TaproomServer } from '../operate/server.ts';
import type { Glimpse } from '../store/store.ts';
import { languageOf } from './language.ts';
import type { Methods } from './methods.ts';
import { addressKey } from './rate-limiter.ts';
import type { RateLimits } from './rate-limits.ts';
import { ReadyMade } from './ready-made.ts';
import { Shell } from './shell.ts';
import { siteOf } from './site.ts';

/** Paths that are never pages, whatever the client accepts. */
const NO_PAGES = /^\/(?:api|feeds|assets)\//;

/** Search engines list only pages that are the same for everyone. */
const isForAll = (page: Page): boolean =>
  !('id' in page) &&
  !['packed', 'reviewPacked', 'mistakes', 'account', 'operator', 'settings'].includes(page.page);

/**
 * The pages of the client. All of them are its one HTML file, with what chat apps and search engines show of it in the
 * head: see `contracts/src/previews.ts`. The page of a table costs one small read, all others none.
 */
export function addPages(
  app: FastifyInstance,
  server: TaproomServer,
  rates: RateLimits,
  methods: Methods,
): void {
  const { config } = server;
  const index = join(config.site, 'index.html');
  if (!existsSync(index)) return;
  const shell = new Shell(readFileSync(index, 'utf8'), config.basePath, config.name);
  const previews = readPreviews(app, join(config.site, 'previews.json'));
  const made = new MadePages();

  /** What is known of a table; `unknown` if it can't be found out now, or not by this client. */
  const glimpse = async (id: string, request: FastifyRequest): Promise<Glimpse | 'unknown' | null> => {
    if (!Id.safeParse(id).success) return null;
    if (rates.read(addressKey(request.ip)) > 0) return 'unknown';
    return server.store.tables.glimpse(id).catch((error: unknown) => {
      request.log.warn({ err: error }, 'could not create the link preview of a table');
      return 'unknown' as const;
    });
  };

  /** The link preview of a page; null if there is no such page. */
  const previewOf = async (
    page: Page,
    words: LinkPreviews,
    request: FastifyRequest,
  ): Promise<LinkPreview | null> => {
    const plain = words.pages[previewKey(page)] ?? null;
    if (!isOfTable(page)) return plain;
    const table = await glimpse(page.id, request);
    return table === 'unknown' ? plain : table && (tablePreview(table, words) ?? plain);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, page: Page | null) => {
    if (previews === null) return made.send(shell.plain(), request, reply, page === null ? 404 : 200);
    const language = languageOf(request.headers['accept-language'], new Set(previews.keys())) ?? 'en';
    const words = previews.get(language);
    if (words === undefined) throw new Error(`no previews in ${language}`);
    const { root } = siteOf(request, config);
    const { noScript } = words;
    const found = page && (await previewOf(page, words, request));
    const text =
      page === null || found === null
        ? shell.page({ ...words.nowhere, language, noScript, url: null, isListed: false }, root)
        : shell.page(
            { ...found, language, noScript, url: `${root}${addressOf(page)}`, isListed: isForAll(page) },
            root,
          );
    return made.send(text, request, reply, found === null ? 404 : 200);
  };

  app.get(`${config.basePath}/*`, { config: { endpoint: 'page' } }, async (request, reply) => {
    const address = pathOf(request.url).slice(config.basePath.length);
    const page = pageAt(address);
    if (page !== null) return answer(request, reply, page);
    const wantsPage = request.headers.accept?.includes('text/html') && !NO_PAGES.test(address);
    return wantsPage ? answer(request, reply, null) : reply.callNotFound();
  });
  methods.note(path => {
    const isBelow = path.startsWith(`${config.basePath}/`);
    return isBelow && pageAt(path.slice(config.basePath.length)) !== null ? ['GET', 'HEAD'] : [];
  });
  // The slash behind the path is easily forgotten.
  if (config.basePath !== '')
    app.get(config.basePath, { config: { endpoint: 'page' } }, (request, reply) =>
      reply.redirect(`${config.basePath}/${request.url.slice(config.basePath.length)}`),
    );
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

const isOfTable = (page: Page): page is Extract<Page, { page: 'table' | 'record' | 'join' }> =>
  page.page === 'table' || page.page === 'record' || page.page === 'join';

/** The link previews that the client's build wrote; null if there are no usable ones. */
function readPreviews(app: FastifyInstance, file: string): ReadonlyMap<string, LinkPreviews> | null {
  try {
    return new Map(Object.entries<LinkPreviews>(PreviewFile.parse(JSON.parse(readFileSync(file, 'utf8')))));
  } catch (error) {
    app.log.warn({ err: error }, 'pages have no link previews: rebuild the client');
    return null;
  }
}

/** What everyone may know of a table; null if the client has no such game. */
function tablePreview({ game, status, free, host }: Glimpse, words: LinkPreviews): LinkPreview | null {
  const of = words.tables[game];
  if (of === undefined) return null;
  const { image, title } = of;
  if (status === 'open') {
    const isInviting = free > 0 && host !== null && isName(host);
    return {
      title: isInviting ? of.invitation.replace('{host}', () => host) : title,
      description: of.free[free] ?? '',
      image,
    };
  }
  const description = status === 'playing' ? of.playing : status === 'expired' ? of.closed : of.over;
  return { title, description, image };
}

/**
 * How many encoded and compressed pages are cached. Tables change, and clients can name any host, so there could be
 * many.
 */
const MOST_MADE = 500;

class MadePages {
  private readonly made = new Map<string, ReadyMade>();

  send(text: string, request: FastifyRequest, reply: FastifyReply, status: 200 | 404): Promise<FastifyReply> {
    const page = this.made.get(text) ?? new ReadyMade(text, 'text/html', ['accept-language']);
    if (this.made.size >= MOST_MADE) this.made.clear();
    this.made.set(text, page);
    return page.send(request, reply.code(status), status === 200 ? 'check' : 'no-store');
  }
}
