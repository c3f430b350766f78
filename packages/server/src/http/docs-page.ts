import { API_ROOT, type Endpoint, Nothing, PROBLEMS } from '@taproom/contracts';
import type { Config } from '../config/config.ts';
import { escapeXml } from '../people/feed.ts';
import { type EndpointGroup, GROUPS, groupOf } from './docs-groups.ts';
import { referred, type Schema, type Schemas } from './docs-schema.ts';
import type { Examples } from './examples.ts';
import { schemaName } from './openapi.ts';
import { ENDPOINTS } from './routes.ts';

const WHO: Readonly<Record<Endpoint['who'], string>> = {
  anyone: 'For anyone',
  known: 'For people who are signed in, and for bots with a token',
  operator: 'For operators',
};

/** The API documentation as a page for people. It runs no script and loads nothing but its style sheet and the client's icon. */
export function docsPage({ basePath, name }: Config, schemas: Schemas, examples: Examples): string {
  const used = new Set(ENDPOINTS.map(([, endpoint]) => groupOf(endpoint)));
  const groups = [
    ...GROUPS.filter(group => used.has(group)),
    ...[...used].filter(group => !GROUPS.includes(group)),
  ];
  const root = `${basePath}${API_ROOT}`;
  const types = Object.entries(schemas)
    .filter(([type]) => !type.includes('.') && type !== 'Nothing')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API · ${escapeXml(name)}</title>
<link rel="icon" href="${basePath}/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="docs.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<img src="${basePath}/icon.svg" alt="" width="48" height="48">
<h1>${escapeXml(name)} API</h1>
<p><a href="${basePath}/">Home</a> <a href="openapi.json">openapi.json</a></p>
</header>
<div class="page">
<nav aria-label="Contents">
<ul>
${[
  ['start', 'First steps'],
  ...groups.map(({ id, title }) => [id, title]),
  ['problems', 'Errors'],
  ['words', 'Types'],
]
  .map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`)
  .join('\n')}
</ul>
</nav>
<main id="content">
${startText(root, examples)}
${groups.map(group => groupText(group, root, schemas, examples)).join('\n')}
<section id="problems">
<h2>Errors</h2>
<p>A refused request is answered with <code>{"code": …}</code> and the status of that code.</p>
<table>
<thead><tr><th scope="col">Code</th><th scope="col">Status</th></tr></thead>
<tbody>
${Object.entries(PROBLEMS)
  .map(([code, status]) => `<tr><td><code>${code}</code></td><td>${status}</td></tr>`)
  .join('\n')}
</tbody>
</table>
</section>
<section id="words">
<h2>Types</h2>
${types.map(([type, schema]) => `<div class="type"><h3 id="${type}">${type}</h3>\n${shapeText(schema)}</div>`).join('\n')}
</section>
</main>
</div>
</body>
</html>
`;
}

const shell = (...lines: readonly string[]): string =>
  `<pre tabindex="0"><code>${lines.map(escapeXml).join('\n')}</code></pre>`;

/** How a program plays its first turn. */
function startText(root: string, examples: Examples): string {
  const table = String(examples.ofType('Id'));
  const ask = (line: string): string => `curl -s "$SERVER${root}${line}" -H "authorization: Bearer $TOKEN"`;
  const post = (line: string, body: unknown): readonly string[] => [
    `${ask(line)} \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '${JSON.stringify(body)}'`,
  ];
  return `<section id="start">
<h2>First steps</h2>
<p>All endpoints are below <code>${root}</code> and use JSON. Programs send <code>Authorization: Bearer TOKEN</code>.
Browsers send their cookie, and requests that change something must come from the pages of this server. In the examples,
<code>$SERVER</code> is the address of this server without a trailing slash. The same description for
programs: <a href="openapi.json">openapi.json</a>.</p>
<p>A program that plays:</p>
<ol>
<li>Create a token on your <a href="${root.slice(0, -API_ROOT.length)}/account">account page</a> under “For developers”.
It is your bot’s password: <code>TOKEN=…</code></li>
<li>Find a table, or use a link you were sent: it contains the table’s id and the invitation code.
${shell(ask('/tables'))}</li>
<li>Sit down. The nonce is your contribution to the shuffles: 16 random bytes.
${shell(...post(`/tables/${table}/join`, examples.ofType('Join')))}</li>
<li>Listen. Every change at the table arrives as an event.
${shell(`${ask(`/stream?tables=${table}`)} -N`)}</li>
<li>On your turn, ask for the legal moves until the turn is complete, then play it.
${shell(...post(`/tables/${table}/plan`, { moves: [] }))}
${shell(...post(`/tables/${table}/turns`, { key: examples.ofType('Key'), seen: 12, moves: [examples.of({ type: 'string' }, 'moves')] }))}</li>
</ol>
</section>`;
}

function groupText(group: EndpointGroup, root: string, schemas: Schemas, examples: Examples): string {
  const own = ENDPOINTS.filter(([, endpoint]) => groupOf(endpoint) === group);
  const parts = own.map(([name, endpoint]) => {
    const { method, path, who, says, type } = endpoint;
    const part = (title: string, key: 'query' | 'body' | 'answer') => {
      const of = endpoint[key];
      if (of === Nothing) return '';
      const called = schemaName(of);
      // Types with a name of their own are described once, at the end.
      if (!called.includes('.')) return `<p>${title}: <a href="#${called}">${called}</a></p>`;
      return `<h4>${title}</h4>${shapeText(schemas[called] ?? {})}`;
    };
    return `<article class="${method.toLowerCase()}">
<h3 id="${name}"><code>${method} ${root}${path}</code></h3>
<p>${escapeXml(says)}.</p>
<p class="who">${WHO[who]}.${type === null ? '' : ` The response is ${type}.`}</p>
${part('Query', 'query')}${part('Body', 'body')}${part('Response', 'answer')}
<details><summary>Example</summary>
${shell(...curlOf(endpoint, root, examples))}
${responseText(endpoint, examples)}</details>
</article>`;
  });
  const { id, title, says } = group;
  return `<section id="${id}">\n<h2>${title}</h2>\n<p class="about">${says}</p>\n${parts.join('\n')}\n</section>`;
}

/** What comes back, where that is JSON. */
function responseText({ answer, type }: Endpoint, examples: Examples): string {
  if (type !== null || answer === Nothing) return '';
  const example = JSON.stringify(examples.ofType(schemaName(answer)), null, 2);
  return `<p>Response:</p>\n${shell(...example.split('\n'))}\n`;
}

/** A call of an endpoint, line by line. */
function curlOf({ method, path, who, body }: Endpoint, root: string, examples: Examples): readonly string[] {
  const fields: Readonly<Record<string, unknown>> = {
    id: examples.ofType(path.startsWith('/me/kept') ? 'KeptId' : 'Id'),
    game: examples.ofType('Game'),
    seats: examples.ofType('SeatCount'),
    number: 3,
  };
  const filled = path.replaceAll(/:(\w+)/g, (_, field: string) => String(fields[field] ?? field));
  const flags = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(who === 'anyone' ? [] : [`-H "authorization: Bearer $TOKEN"`]),
    ...(method === 'GET' || body === Nothing
      ? []
      : [`-H 'content-type: application/json'`, `-d '${JSON.stringify(examples.ofType(schemaName(body)))}'`]),
  ];
  const lines = [`curl -s "$SERVER${root}${filled}"`, ...flags.map(flag => `  ${flag}`)];
  return lines.map((line, i) => (i < lines.length - 1 ? `${line} \\` : line));
}

const shapeText = (schema: Schema): string =>
  schema.properties === undefined
    ? `<div class="said">${typeText(schema)}</div>`
    : `<table class="shape">${Object.entries(schema.properties)
        .map(([field, of]) => {
          const left = schema.required?.includes(field) ? '' : ' <em>optional</em>';
          return `<tr><td><code>${escapeXml(field)}</code></td><td>${typeText(of)}${left}</td></tr>`;
        })
        .join('')}</table>`;

/** A limit that says something: every integer has one. */
const bounded = (limit: number | undefined): number | undefined =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;

/** A type in a few words. */
function typeText(schema: Schema): string {
  const name = referred(schema);
  if (name !== null) return `<a href="#${name}">${name}</a>`;
  if (schema.const !== undefined) return `<code>${escapeXml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum !== undefined)
    return schema.enum.map(one => `<code>${escapeXml(JSON.stringify(one))}</code>`).join(' or ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) {
    const texts = either.map(typeText);
    const isLong = either.some(({ properties }) => properties !== undefined);
    return isLong
      ? `one of<ul class="either">${texts.map(text => `<li>${text}</li>`).join('')}</ul>`
      : texts.join(' or ');
  }
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map(typeText).join(', ')}]`;
  if (schema.type === 'array') return `list of ${typeText(schema.items ?? {})}`;
  if (schema.properties !== undefined) return shapeText(schema);
  if (typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length > 0)
    return `object: for each ${typeText(schema.propertyNames ?? {})} ${typeText(schema.additionalProperties)}`;
  const [least, most] = [schema.minLength ?? schema.minimum, schema.maxLength ?? schema.maximum].map(bounded);
  const limits = `${least === undefined ? '' : `, from ${least}`}${most === undefined ? '' : `, up to ${most}`}`;
  const pattern = schema.pattern === undefined ? '' : `, <code>${escapeXml(schema.pattern)}</code>`;
  return `${[schema.type ?? 'anything'].flat().join(' or ')}${limits}${pattern}`;
}
