import type { FastifyInstance } from 'fastify';
import type { TaproomServer } from '../operate/server.ts';
import { fontFaces } from './docs-fonts.ts';
import { docsPage } from './docs-page.ts';
import { STYLE } from './docs-style.ts';
import { examplesWith, openApi } from './openapi.ts';
import { ReadyMade } from './ready-made.ts';

/**
 * The API documentation: for programs as OpenAPI, for people as a page, both generated from the contracts when someone
 * first asks for one.
 */
export function addDocs(app: FastifyInstance, { config, repertoire }: TaproomServer): void {
  let document: string | null = null;
  const described = (): string => {
    document ??= JSON.stringify(openApi(config.basePath, repertoire));
    return document;
  };
  const serve = (path: string, type: string, text: () => string) => {
    let made: ReadyMade | null = null;
    app.get(`${config.basePath}/api/${path}`, { config: { endpoint: 'docs' } }, (request, reply) => {
      made ??= new ReadyMade(text(), type);
      return made.send(request, reply, 'check');
    });
  };
  serve('openapi.json', 'application/json', described);
  serve('docs', 'text/html', () =>
    docsPage(config, JSON.parse(described()).components.schemas, examplesWith(repertoire)),
  );
  serve('docs.css', 'text/css', () => `${fontFaces(config.site, config.basePath)}${STYLE}`);
}
