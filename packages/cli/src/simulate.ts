import { randomBytes } from 'node:crypto';
import { CHANCE, type Game, NOBODY, type Refusal, SeededRandom } from '@taproom/games';
import { oneOf, UsageError } from './arguments.ts';
import { type Command, FAILED, FINE } from './command.ts';
import { refusalJson } from './input.ts';
import { ProgressBar } from './progress-bar.ts';
import { sentence } from './sentences.ts';
import { SUMMARY, Tally, type TallySummary } from './tally.ts';

const MOST_GAMES = 100_000_000;
const USUAL_GAMES = 1000;

export const simulate: Command = {
  name: 'simulate',
  usage: 'GAME [--seats N] [--games N] [--seed S] [--check] [--json]',
  summary: 'Play random games and print statistics.',
  about: ({ games: { ids } }) => `
Plays games in which every seat chooses its moves uniformly at random. The same seed
gives the same games.

  npm run -s taproom -- simulate ${ids[0]} --seats 4 --games 10000
  npm run -s taproom -- simulate ${ids.at(-1)} --games 500 --seed 7 --check --json`,
  flags: {
    seats: { kind: 'number', value: 'N', min: 1, max: 99, help: 'Number of players (default: the minimum).' },
    games: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: MOST_GAMES,
      help: `Number of games (default: ${USUAL_GAMES}).`,
    },
    seed: { kind: 'text', value: 'S', help: 'Seed for all random events and choices (default: random).' },
    check: { kind: 'switch', help: 'Check every invariant after each move (slow).' },
    json: { kind: 'switch', help: 'Print JSON.' },
  },

  async run(args, io, desk) {
    const [name = ''] = args.exactly('GAME');
    const id = oneOf('game', name, desk.games.ids);
    const game = desk.games.current(id);
    const { min, max } = game.seats;
    const seats = args.number('seats') ?? min;
    if (seats < min || seats > max)
      throw new UsageError(`${id} is for ${min} to ${max} seats, not ${seats}.`);
    const seed = args.text('seed') ?? randomBytes(6).toString('hex');
    const games = args.number('games') ?? USUAL_GAMES;

    const simulation = new Simulation(game, seats);
    const progress = new ProgressBar(games, io);
    const start = performance.now();
    for (let i = 0; i < games; i++) {
      const wrong = simulation.play(new SeededRandom(`${seed}/${i}`), args.has('check') ? 'check' : 'trust');
      if (wrong) {
        progress.end();
        const refusal = { code: 'broken', game: i, seed, ...wrong };
        if (args.has('json')) await io.out(`${refusalJson(refusal)}\n`);
        io.err(
          `Game ${i} of seed ${seed} failed after move ${wrong.move}. ${sentence(wrong.reason, desk.sentences)}\n`,
        );
        return FAILED;
      }
      progress.at(i + 1);
    }
    progress.end();
    const seconds = (performance.now() - start) / 1000;
    const statistics = { game: id, seats, games, seed, ...simulation.statistics(seconds) };
    await io.out(args.has('json') ? `${JSON.stringify({ ok: true, ...statistics })}\n` : asText(statistics));
    return FINE;
  },
};

interface Broken {
  readonly move: number;
  readonly reason: Refusal;
}

interface SimulationStatistics {
  readonly scores: TallySummary;
  readonly winningScores: TallySummary;
  readonly scoresBySeat: readonly TallySummary[];
  /** Games a seat won alone or with others. */
  readonly winsBySeat: readonly number[];
  /** Games with more than one winner. */
  readonly shared: number;
  readonly moves: TallySummary;
  readonly turns: TallySummary;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly movesPerSecond: number;
}

/** Random games on the fast path, and their results. */
class Simulation {
  private readonly codes: Int32Array;
  private readonly final: Int32Array;
  private readonly scores = new Tally();
  private readonly winning = new Tally();
  private readonly bySeat: readonly Tally[];
  private readonly wins: number[];
  private readonly moves = new Tally();
  private readonly turns = new Tally();
  private shared = 0;
  private games = 0;
  private played = 0;

  constructor(
    private readonly game: Game,
    seats: number,
  ) {
    this.codes = new Int32Array(game.fast.mostMoves);
    this.final = new Int32Array(seats);
    this.bySeat = Array.from({ length: seats }, () => new Tally());
    this.wins = Array.from({ length: seats }, () => 0);
  }

  /** Plays one game and counts it; returns what broke if it is checked and breaks. */
  play(random: SeededRandom, care: 'check' | 'trust'): Broken | null {
    const { game, codes } = this;
    const { fast } = game;
    const table = game.setup(this.final.length);
    if (!table.ok) return { move: 0, reason: table.refusal };
    const state = table.value;
    let moves = 0;
    let turns = 0;
    let last: number = NOBODY;
    for (let actor = fast.actor(state); actor !== NOBODY; actor = fast.actor(state)) {
      if (actor === CHANCE) fast.chance(state, random);
      else {
        const count = fast.list(state, actor, codes);
        if (count === 0) return { move: moves, reason: { code: 'no-moves' } };
        fast.play(state, actor, codes[random.below(count)] ?? 0);
        moves++;
        if (actor !== last) turns++;
      }
      last = actor;
      const reason = care === 'check' ? game.broken(state) : null;
      if (reason) return { move: moves, reason };
    }
    fast.scores(state, this.final);
    if (care === 'check' && game.outcome(state)?.scores.join() !== this.final.join()) {
      return { move: moves, reason: { code: 'edges-disagree' } };
    }
    this.count(state, moves, turns);
    return null;
  }

  private count(state: Int16Array, moves: number, turns: number): void {
    const most = Math.max(...this.final);
    const leaders = [...this.final.keys()].filter(seat => this.final[seat] === most);
    // Only a tie needs the rules that break it.
    const winners = leaders.length === 1 ? leaders : (this.game.outcome(state)?.winners ?? leaders);
    for (const [seat, score] of this.final.entries()) {
      this.scores.add(score);
      this.bySeat[seat]?.add(score);
    }
    for (const seat of winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1;
    if (winners.length > 1) this.shared++;
    this.winning.add(most);
    this.moves.add(moves);
    this.turns.add(turns);
    this.games++;
    this.played += moves;
  }

  statistics(seconds: number): SimulationStatistics {
    return {
      scores: this.scores.summary(),
      winningScores: this.winning.summary(),
      scoresBySeat: this.bySeat.map(tally => tally.summary()),
      winsBySeat: this.wins,
      shared: this.shared,
      moves: this.moves.summary(),
      turns: this.turns.summary(),
      seconds: Math.round(seconds * 1000) / 1000,
      gamesPerSecond: Math.round(this.games / seconds),
      movesPerSecond: Math.round(this.played / seconds),
    };
  }
}

function asText(
  told: SimulationStatistics & { game: string; seats: number; games: number; seed: string },
): string {
  const row = (name: string, cells: readonly (string | number)[]): string =>
    name.padEnd(16) + cells.map(cell => String(cell).padStart(8)).join('');
  const line = (name: string, summary: TallySummary): string =>
    row(
      name,
      SUMMARY.map(key => (key === 'mean' ? summary.mean.toFixed(2) : summary[key])),
    );
  const share = (games: number): string => `${((100 * games) / told.games).toFixed(1)} %`;
  return `${[
    `${told.game}, ${told.seats} seats, ${told.games} random games, seed ${told.seed}`,
    '',
    row('', SUMMARY),
    line('score', told.scores),
    line('winning score', told.winningScores),
    ...told.scoresBySeat.map((summary, seat) => line(`seat ${seat}`, summary)),
    line('moves', told.moves),
    line('turns', told.turns),
    '',
    ...told.winsBySeat.map((wins, seat) => `${`seat ${seat} wins`.padEnd(16)}${share(wins).padStart(8)}`),
    `${'shared'.padEnd(16)}${share(told.shared).padStart(8)}`,
    '',
    `${told.gamesPerSecond} games and ${told.movesPerSecond} moves per second`,
  ].join('\n')}\n`;
}
