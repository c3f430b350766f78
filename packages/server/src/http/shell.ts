// The HTML page of the client, with title and link preview in its head.

import type { LinkPreview } from '@taproom/contracts';
import { escapeXml } from '../people/feed.ts';

/** What the head of a page says, for link previews and search engines. */
export interface PageHead extends LinkPreview {
  readonly language: string;
  /** The whole address of the page; null where there is none. */
  readonly url: string | null;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** What the client needs, for browsers that run no scripts. */
  readonly noScript: string;
}

/**
 * The one HTML file of the client, which is the answer for every page; the client's script shows the right one. All this
 * does is to write a head, and what is shown where no script runs. It adds no script and no style, so the content security policy needs no exceptions.
 */
export class Shell {
  private readonly html: string;

  /** `base` is the path where the client is served: pages are at any depth, so the addresses of its files must be absolute. */
  constructor(
    index: string,
    base: string,
    private readonly site: string,
  ) {
    this.html = index.replace(/\b(href|src)="\.\//g, (_, name: string) => `${name}="${base}/`);
  }

  /** The file as the build left it. */
  plain(): string {
    return this.html;
  }

  /** `root` is where the client is served, as a whole address. */
  page({ title, description, image, language, url, isListed, noScript }: PageHead, root: string): string {
    const meta = (kind: 'name' | 'property', name: string, content: string): string =>
      `<meta ${kind}="${name}" content="${escapeXml(content)}">`;
    const head = [
      `<title>${escapeXml(`${title} · ${this.site}`)}</title>`,
      meta('name', 'description', description),
      ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', this.site),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      ...(url === null ? [] : [meta('property', 'og:url', url)]),
      meta('property', 'og:image', `${root}/${image}`),
      meta('property', 'og:image:width', '1200'),
      meta('property', 'og:image:height', '630'),
      meta('name', 'twitter:card', 'summary_large_image'),
    ].join('\n    ');
    // Functions, as names may contain what a replacement string has a meaning for: `$&`.
    return this.html
      .replace(/<html lang="\w*">/, () => `<html lang="${language}">`)
      .replace(
        /<noscript>[^<]*<\/noscript>/,
        () =>
          `<noscript><main>${[title, description, noScript]
            .map((text, i) => (i === 0 ? `<h1>${escapeXml(text)}</h1>` : `<p>${escapeXml(text)}</p>`))
            .join('')}</main></noscript>`,
      )
      .replace(/<title>[^<]*<\/title>(?:\s*<meta name="description"[^>]*>)?/, () => head);
  }
}
