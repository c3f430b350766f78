import type { Block, Rule, Rules, RuleTable, Section } from '../rules.ts';

/** The rules of a game as Markdown: docs/rules holds them in English for people who read on GitHub, and for the tests. */
export function documentOf(title: string, { intro, sections }: Rules): string {
  const parts = [
    `# ${title}: the rules`,
    ...intro,
    'Every rule has a number; the tests name the rule that they prove. The words are in the [glossary](../glossary.md).',
    ...sections.flatMap(sectionOf),
  ];
  return `${parts.join('\n\n')}\n`;
}

const sectionOf = ({ number, title, intro, rules }: Section): string[] => [
  `## ${number}. ${title}`,
  ...intro,
  ...rules.flatMap(ruleOf),
];

function ruleOf({ number, blocks }: Rule): string[] {
  const [first = '', ...more] = blocks.flatMap(blockOf);
  return [`**${number}** ${first}`, ...more];
}

/** A picture has no text: what it shows stands in tables as well. */
function blockOf(block: Block): string[] {
  if (typeof block === 'string') return [block];
  return 'rows' in block ? [tableOf(block)] : [];
}

/** A table whose columns are as wide as their longest cell, so that it can be read as it is. */
export function tableOf({ head, rows }: RuleTable): string {
  const cells = [head, ...rows].map(row => row.map(cell => cell.replaceAll('*', '`*`')));
  const widths = head.map((_, column) => Math.max(3, ...cells.map(row => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [top = [], ...below] = cells;
  return [lineOf(top), lineOf(widths.map(width => '-'.repeat(width))), ...below.map(lineOf)].join('\n');
}
