import { API_ROOT, type Endpoint, Nothing, PROBLEMS } from '@taproom/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { escapeXml } from '../people/feed.ts';
import { groupOf, nameOf, openApi } from './openapi.ts';
import { ReadyMade } from './ready-made.ts';
import { ENDPOINTS } from './routes.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const WHO: Readonly<Record<Endpoint['who'], string>> = {
  anyone: 'anyone',
  known: 'known by cookie or token',
  operator: 'operator',
};

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
code { font-size: 0.95em; }
section { margin: 1.5rem 0; }
h3 { margin: 1.5rem 0 0; font-size: 1rem; }
table { border-collapse: collapse; }
td, th { padding: 0.15rem 1.5rem 0.15rem 0; text-align: left; vertical-align: top; }
nav a { margin-right: 1rem; }
`;

/** The API to read: for programs as OpenAPI, for people as a page, both made from the contracts. */
export function addDocs(app: FastifyInstance, config: Config): void {
  const document = JSON.stringify(openApi(config.basePath));
  const page = pageOf(config.basePath, JSON.parse(document).components.schemas);
  const serve = (path: string, type: string, text: string) => {
    const made = new ReadyMade(text, type);
    app.get(`${config.basePath}/api/${path}`, { config: { endpoint: 'docs' } }, (request, reply) =>
      made.send(request, reply, 'check'),
    );
  };
  serve('openapi.json', 'application/json', document);
  serve('docs', 'text/html', page);
  serve('docs.css', 'text/css', STYLE);
}

function pageOf(basePath: string, schemas: Readonly<Record<string, Schema>>): string {
  const groups = [...new Set(ENDPOINTS.map(([, endpoint]) => groupOf(endpoint)))];
  const root = `${basePath}${API_ROOT}`;
  const named = Object.entries(schemas)
    .filter(([name]) => !name.includes('.') && name !== 'Nothing')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Taproom: the API</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<h1>The API of Taproom</h1>
<p>Everything below <code>${root}</code>, in JSON. The same for programs: <a href="openapi.json">openapi.json</a>.
Bots send <code>Authorization: Bearer TOKEN</code>. Browsers are known by their cookie, and whatever changes
something must come from the pages of this server.</p>
<nav>${groups.map(group => `<a href="#${group}">${group}</a>`).join('')}<a href="#problems">problems</a>
<a href="#words">words</a></nav>
${groups.map(group => groupText(group, root, schemas)).join('\n')}
<section id="problems"><h2>Problems</h2>
<p>Whatever is refused is answered with <code>{"code": …}</code> and the status of the code.</p>
<table><tr><th>code</th><th>status</th></tr>
${Object.entries(PROBLEMS)
  .map(([code, status]) => `<tr><td><code>${code}</code></td><td>${status}</td></tr>`)
  .join('\n')}
</table></section>
<section id="words"><h2>Words</h2>
${named.map(([name, schema]) => `<h3 id="${name}">${name}</h3>\n${shapeText(schema)}`).join('\n')}
</section>
</body>
</html>
`;
}

function groupText(group: string, root: string, schemas: Readonly<Record<string, Schema>>): string {
  const parts = ENDPOINTS.filter(([, endpoint]) => groupOf(endpoint) === group).map(([name, endpoint]) => {
    const { method, path, who, says, type } = endpoint;
    const part = (title: string, key: 'query' | 'body' | 'answer') => {
      const of = endpoint[key];
      if (of === Nothing) return '';
      const called = nameOf(of);
      // What has a name of its own is told of once, at the end.
      if (!called.includes('.')) return `<p>${title}: <a href="#${called}">${called}</a></p>`;
      return `<p>${title}:</p>${shapeText(schemas[called] ?? {})}`;
    };
    return `<h3 id="${name}"><code>${method} ${root}${path}</code></h3>
<p>${escapeXml(says)}. <em>${WHO[who]}</em>${type === null ? '' : `, answers ${type}`}</p>
${part('Query', 'query')}${part('Body', 'body')}${part('Answer', 'answer')}`;
  });
  return `<section id="${group}"><h2>${group}</h2>\n${parts.join('\n')}</section>`;
}

const shapeText = (schema: Schema): string =>
  schema.properties === undefined
    ? `<p>${typeText(schema)}</p>`
    : `<table>${Object.entries(schema.properties)
        .map(([field, of]) => {
          const left = schema.required?.includes(field) ? '' : ' <em>may be left out</em>';
          return `<tr><td><code>${escapeXml(field)}</code></td><td>${typeText(of)}${left}</td></tr>`;
        })
        .join('')}</table>`;

/** A type in a few words. */
function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escapeXml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum !== undefined)
    return schema.enum.map(one => `<code>${escapeXml(JSON.stringify(one))}</code>`).join(' or ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.map(typeText).join(' or ');
  if (schema.type === 'array') return `list of ${typeText(schema.items ?? {})}`;
  if (schema.properties !== undefined) return shapeText(schema);
  const range = [schema.minLength ?? schema.minimum, schema.maxLength ?? schema.maximum];
  const limits = range.every(bound => bound === undefined) ? '' : `, ${range[0] ?? ''} to ${range[1] ?? ''}`;
  const pattern = schema.pattern === undefined ? '' : `, <code>${escapeXml(schema.pattern)}</code>`;
  return `${[schema.type ?? 'anything'].flat().join(' or ')}${limits}${pattern}`;
}
