// Formats the results of an arena match.

import { cpus } from 'node:os';
import { type BotStanding, type Comparison, type Crash, type Estimate, rotations } from '@taproom/bots/arena';
import { type Sentences, sentence } from '../sentences.ts';
import { allowed } from './allowance.ts';
import type { ContestOutcome } from './contest.ts';
import { commandOf, type Match } from './match.ts';

/** The results of an arena match, to be formatted as text, Markdown or JSON. */
export interface Findings extends ContestOutcome {
  readonly match: Match;
  /** What is counted for the players of this game. */
  readonly traits: readonly string[];
  readonly seconds: number;
  /** Whether the characters of the bots are reported, too. */
  readonly characters: boolean;
}

/** As data for other programs. Crashes come with the game so far. */
export function asJson(findings: Findings): object {
  const { match, summary, crashes, clear, seconds } = findings;
  const { game, bots, seed, allowance } = match;
  const standings = summary.standings.map(({ traits, ...standing }) => standing);
  return {
    ok: crashes.length === 0,
    game,
    seats: bots.length,
    bots,
    seed,
    ...allowance,
    rotations: rotations(bots).length,
    ...summary,
    standings,
    ...(findings.characters ? { characters: charactersOf(findings) } : {}),
    clear,
    crashes,
    seconds: Math.round(seconds * 10) / 10,
    command: commandIn(findings),
  };
}

/** As lines for a terminal. */
export function asText(findings: Findings): string {
  const { match, summary, clear } = findings;
  const { standings, comparisons } = summary;
  return `${[
    `${titleOf(findings)}, seed ${match.seed}`,
    ...(clear ? [CLEAR] : []),
    ...(summary.deals === 0
      ? [NOTHING]
      : [
          '',
          ...columns([HEADS, ...standings.map(row)]),
          ...(comparisons.length > 0 ? ['', ...columns(comparisons.map(comparisonRow))] : []),
          ...(findings.characters ? ['', ...columns(characterRows(findings))] : []),
          '',
          ...NOTES,
        ]),
  ].join('\n')}\n`;
}

/** As a report for people, with the command that produces the figures. */
export function asMarkdown(findings: Findings, sentences: Sentences): string {
  const { match, summary, crashes, clear, seconds } = findings;
  const { standings, comparisons } = summary;
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`;
  const figures = [
    ...markdownTable([HEADS, ...standings.map(row)]),
    ...(comparisons.length > 0
      ? ['', ...markdownTable([['comparison', 'share'], ...comparisons.map(comparisonRow)])]
      : []),
    ...(findings.characters ? ['', ...markdownTable(characterRows(findings))] : []),
  ];
  return `${[
    `# ${match.game}: ${[...new Set(match.bots)].join(', ')}`,
    '',
    `${titleOf(findings)}.${clear ? ` ${CLEAR}` : ''}`,
    '',
    `    ${commandIn(findings)}`,
    '',
    `The games took ${(seconds / 60).toFixed(1)} minutes on ${machine}.`,
    '',
    ...(summary.deals === 0 ? [NOTHING] : figures),
    ...crashes.flatMap(crash => [
      '',
      `Crash: ${crashWords(crash, sentences)}`,
      '',
      '```',
      crash.record.trimEnd(),
      '```',
    ]),
    '',
    ...NOTES,
  ].join('\n')}\n`;
}

/** A crash in words, without the game. */
export const crashWords = ({ bot, seat, deal, rotation, reason }: Crash, sentences: Sentences): string =>
  `${bot} at seat ${seat} in rotation ${rotation} of deal ${deal}. ${sentence(reason, sentences)}`;

const commandIn = ({ match, summary, characters }: Findings): string =>
  `${commandOf(match, summary.deals)}${characters ? ' --characters' : ''}`;

const titleOf = ({ match, summary }: Findings): string =>
  `${match.game}, ${match.bots.length} seats, ${counted(summary.games, 'game')} (${counted(summary.deals, 'deal')}, each in ${counted(rotations(match.bots).length, 'seating')}), ${allowed(match.allowance)}`;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const CLEAR = 'Stopped once the first comparison was clear.';
const NOTHING = 'No deal was finished.';

const HEADS = ['bot', 'seats', 'victory', 'score', 'margin', 'turns', 'ms p50', 'p95', 'max'];

const NOTES = [
  'In brackets: 95 % confidence intervals by deal.',
  'Victory is the share of games won per seat; shared victories are split.',
  'Margin is the lead over the best other seat.',
  '“A over B” is how often a seat of A outscores a seat of B; ties count half.',
];

const row = ({ name, seats, wins, score, margin, time }: BotStanding): string[] => [
  name,
  String(seats),
  percent(wins),
  points(score),
  points(margin),
  ...[time.turns, time.p50, time.p95, time.max].map(String),
];

const comparisonRow = ({ bot, other, share }: Comparison): string[] => [
  `${bot} over ${other}`,
  percent(share),
];

/** How often each bot does what is counted, averaged over its games. */
const charactersOf = ({ traits: names, summary }: Findings): object =>
  Object.fromEntries(
    summary.standings.map(({ name, traits }) => [
      name,
      Object.fromEntries(names.map((trait, i) => [trait, traits[i]])),
    ]),
  );

/** One column per bot, one row for each thing that is counted. */
const characterRows = ({ traits: names, summary: { standings } }: Findings): string[][] => [
  ['per game', ...standings.map(({ name }) => name)],
  ...names.map((trait, i) => [trait, ...standings.map(({ traits }) => (traits[i] ?? 0).toFixed(2))]),
];

export const percent = ({ mean, low, high }: Estimate): string =>
  `${(100 * mean).toFixed(1)} %${low === null || high === null ? '' : ` (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`}`;

const points = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(1)}${low === null || high === null ? '' : ` (${low.toFixed(1)} to ${high.toFixed(1)})`}`;

/** Rows with aligned cells. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map(cells => cells[i]?.length ?? 0)));
  return rows.map(cells =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}

/** A table in Markdown. */
export function markdownTable([heads = [], ...rows]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)];
}
