import type { Bot, UnknownLevel } from '@taproom/bots';
import { rotations } from '@taproom/bots/arena';
import { anyBotOf } from '@taproom/bots/workbench';
import type { GameId, Result } from '@taproom/games';
import { type Arguments, oneOf, UsageError } from '../arguments.ts';
import type { Desk } from '../desk.ts';
import { type Allowance, entrantOf } from './allowance.ts';

/** Everything that determines the games of an arena: the same match gives the same games. */
export interface Match {
  readonly game: GameId;
  /** Who plays, seat by seat, before the seating is rotated. A name may end with a budget: `legend:0.1s`. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** For those whose name has no budget. */
  readonly allowance: Allowance;
  /** How many seconds beyond its budget an external program may take to answer. */
  readonly timeout: number;
}

export const EXEC = 'exec:';

/** A comma-separated list of bots; commas inside quotation marks are part of a command. */
export function splitBots(list: string): string[] {
  const bots = [''];
  let quote: string | null = null;
  for (const sign of list) {
    if (sign === ',' && quote === null) {
      bots.push('');
      continue;
    }
    if (quote === null && (sign === '"' || sign === "'")) quote = sign;
    else if (sign === quote) quote = null;
    bots.push(bots.pop() + sign);
  }
  return bots.map(bot => bot.trim());
}

/** A bot or a reference bot of the current edition. */
export function competitorOf(
  { players, workbenches }: Desk,
  game: GameId,
  name: string,
): Result<Bot, UnknownLevel> {
  const edition = players.current(game);
  const bench = workbenches.find(game, edition.rules);
  return anyBotOf(edition, bench.ok ? bench.value.yardsticks : [], name);
}

/** The bots of the match, checked. */
export function botsOf(args: Arguments, game: GameId, desk: Desk): string[] {
  const list = args.text('bots');
  const bots = [...(list === undefined ? [] : splitBots(list)), ...args.list('bot')];
  const { min, max } = desk.games.current(game).seats;
  if (bots.length < min || bots.length > max) {
    throw new UsageError(`${game} is for ${min} to ${max} seats: name that many bots, not ${bots.length}.`);
  }
  for (const name of bots) {
    if (name.startsWith(EXEC)) {
      if (name.slice(EXEC.length).trim() === '') throw new UsageError(`${EXEC} needs a command.`);
      continue;
    }
    const { level } = entrantOf(name);
    const bot = competitorOf(desk, game, level);
    if (!bot.ok) oneOf('bot', level, bot.refusal.known);
  }
  return bots;
}

const USUAL_GAMES = 100;

/** How many deals give at least this many games. */
export function dealsOf(args: Arguments, bots: readonly string[]): number {
  const games = args.number('games');
  const deals = args.number('deals');
  if (games !== undefined && deals !== undefined)
    throw new UsageError('Use either --games or --deals, not both.');
  return deals ?? Math.ceil((games ?? USUAL_GAMES) / rotations(bots).length);
}

/** The command that repeats the match, ready for a shell. */
export function commandOf(match: Match, deals: number): string {
  const { game, bots, seed, allowance } = match;
  const plain = bots.every(bot => !bot.startsWith(EXEC));
  const named = plain ? ['--bots', bots.join(',')] : bots.flatMap(bot => ['--bot', bot]);
  const limit = 'ms' in allowance ? ['--ms', `${allowance.ms}`] : ['--nodes', `${allowance.nodes}`];
  const words = ['arena', game, ...named, '--deals', `${deals}`, '--seed', seed, ...limit];
  return `npm run -s taproom -- ${words.map(quoted).join(' ')}`;
}

const quoted = (word: string): string =>
  /^[\w.,:@=/+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
