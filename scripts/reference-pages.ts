// The reference of `@taproom/games`, generated from its types and their comments.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { compile, compiled, GAMES, manifestOf } from './library.ts';

/** Something that can be imported. */
interface Declaration {
  readonly name: string;
  /** The file that declares it. */
  readonly file: string;
  /** Its comment and its type, as the compiler writes them. */
  readonly text: string;
  /** Set where a whole file is exported under a name, as in `tables.ROUNDS`. */
  readonly inside?: string;
}

// In a declaration file a statement begins a line, or its comment does. (There are comments inside statements, too.)
const COMMENT = String.raw`\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n`;
const BEGINS = '(?:import|export|declare) ';
const STATEMENTS = new RegExp(String.raw`^(?=${COMMENT}${BEGINS})|(?<!\*\/\n)^(?=${BEGINS})`, 'm');
const ALL = /^(?<how>import|export) (?:type )?\* (?:as (?<inside>\w+) )?from '(?<from>[^']+)\.ts';/m;
const SOME = /^(?<how>import|export) (?:type )?\{(?<names>[^}]*)\}(?: from '(?<from>[^']+)\.ts')?;/m;
const OWN =
  /^(?<how>export )?(?:declare )?(?:abstract )?(?:const|function|class|interface|type) (?<name>\w+)/m;

/** Everything a declaration file exports, wherever it is declared. */
function exportsOf(file: string): Declaration[] {
  const exported: Declaration[] = [];
  const known: Declaration[] = [];
  const elsewhere = (from: string): Declaration[] => exportsOf(join(dirname(file), `${from}.d.ts`));
  for (const text of readFileSync(file, 'utf8').split(STATEMENTS)) {
    const all = ALL.exec(text)?.groups;
    const some = SOME.exec(text)?.groups;
    const own = OWN.exec(text)?.groups;
    if (all?.from !== undefined) {
      const { how, from, inside } = all;
      const found = elsewhere(from).map(each => (inside === undefined ? each : { ...each, inside }));
      (how === 'export' ? exported : known).push(...found);
    } else if (some?.names !== undefined) {
      const { how, names, from } = some;
      const offered = from === undefined ? known : elsewhere(from);
      const found = names.match(/\w+(?=,|\s*$)/g)?.flatMap(name => pick(offered, name, file)) ?? [];
      (how === 'export' ? exported : known).push(...found);
    } else if (own?.name !== undefined) {
      const declaration = { name: own.name, file, text };
      (own.how === undefined ? known : exported).push(declaration);
    } else throw new Error(`${file}: no line of the reference can be made of\n${text}`);
  }
  return exported;
}

/** What a name stands for: one export, or a whole file that was imported under this name. */
function pick(offered: readonly Declaration[], name: string, file: string): Declaration[] {
  const found = offered.filter(each => (each.inside ?? each.name) === name);
  if (found.length === 0) throw new Error(`${file}: it is not clear where ${name} comes from`);
  return found;
}

/**
 * A declaration as someone who wants to use it reads it: without compiler keywords, and with one line per union
 * member.
 */
const shown = ({ text }: Declaration): string =>
  onOneLine(onOneLine(text))
    .replace(/^(?:export )?(?:declare )?(?=\w)/m, '')
    .replace(/^ {4}private .*\n/gm, '')
    .replace(/^ +/gm, indent => indent.slice(indent.length / 2))
    .replace(/\n(\/\*\*.*\*\/)\n(?: ?\| )?(?=\{)/g, '\n  $1\n  | ')
    .replace(/(?<=\S) \| (?=\{)/g, '\n  | ')
    .replace(/^(type .+ =) (\{.*\}\n {2}\|)/m, '$1\n  | $2')
    .replace(/ +$/gm, '');

/** Anonymous objects without comments in them, as one line each. */
const onOneLine = (text: string): string =>
  text.replace(
    /(?<=[=|&:] |[<(]|^)\{\n((?: +[^\s/}].*;\n)+) *\}/gm,
    (_, members: string) => `{ ${members.trim().slice(0, -1).replace(/\n +/g, ' ')} }`,
  );

/** What can be imported under a name: its declarations, file by file. */
function chapter(name: string, file: string, dist: string): string {
  const files = new Map<string, Declaration[]>();
  for (const each of exportsOf(file)) {
    const path = relative(dist, each.file).replace(/(?:\/index)?\.d\.ts$/, '');
    const title = each.inside === undefined ? path : `${path}, as \`${each.inside}\``;
    files.set(title, [...(files.get(title) ?? []), each]);
  }
  const names = [...files.values()]
    .flat()
    .map(each => `\`${each.inside === undefined ? '' : `${each.inside}.`}${each.name}\``)
    .sort((a, b) => a.localeCompare(b, 'en'));
  const sections = [...files].map(
    ([title, all]) =>
      `### ${title}\n\n\`\`\`ts\n${all
        .map(shown)
        .join('')
        .replace(/\n(?=\/\*\*)/g, '\n\n')}\`\`\`\n`,
  );
  return [`## \`${name}\`\n`, `${names.join(', ')}\n`, ...sections].join('\n');
}

/** The pages by file name: one for what the games share, and one for each game. */
export function referencePages(): Map<string, string> {
  const made = mkdtempSync(join(tmpdir(), 'taproom-reference-'));
  try {
    compile(made);
    const { name, exports } = manifestOf(GAMES);
    const chapters = new Map<string, string[]>();
    for (const [path, source] of Object.entries(exports)) {
      const [, game = 'games', edge] = path.split('/');
      // The internals change with every version: nobody should learn them from a reference.
      if (edge === 'inner') continue;
      const text = chapter(
        `${name}${path.slice(1)}`,
        join(made, compiled(source, '.d.ts')),
        join(made, 'dist'),
      );
      chapters.set(game, [...(chapters.get(game) ?? []), text]);
    }
    const links = [...chapters.keys()].map(game => `[${game}](${game}.md)`).join(' · ');
    const head = `Pages: ${links}. Generated by \`npm run reference\` from the comments in the code.\n`;
    return new Map(
      [...chapters].map(([game, texts]) => [
        `${game}.md`,
        [`# Reference: ${game}\n`, head, ...texts].join('\n'),
      ]),
    );
  } finally {
    rmSync(made, { recursive: true });
  }
}
