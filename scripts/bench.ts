// How fast the rules are, as JSON lines: `npm run bench [-- --quick]`. docs/benchmarks.md explains each line.
import { spawnSync } from 'node:child_process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  type Actor,
  CHANCE,
  expectOk,
  type FastGame,
  GAMES,
  type Game,
  type GameMove,
  NOBODY,
  SeededRandom,
} from '@taproom/games';
import { playOut, type Tally } from '../packages/games/test/random-play.ts';

const quick = process.argv.includes('--quick');
const RUNS = quick ? 3 : 7;
const MILLISECONDS = quick ? 100 : 600;

function measure(game: Game, fast: FastGame): void {
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const line = (bench: string, figures: object) =>
      console.log(JSON.stringify({ bench, game: game.id, seats, ...figures }));
    const start = expectOk(game.setup(seats));
    const random = new SeededRandom(`bench ${seats}`);
    const randomGames = measureFast(fast, start, random);
    const middle = middleOf(fast, start, random, randomGames.movesPerGame);
    line('random-games', randomGames);
    line('allocation', { bytesPerMove: bytesPerMove(fast, start, random) });
    line('copy', measureCopies(middle));
    const clones = clonesPerSecond(game.position(middle));
    line('structured-clone', {
      clonesPerSecond: clones,
      movesPerClone: Math.round(randomGames.movesPerSecond / clones),
    });
    line('public-edge', measurePublic(game, start, random));
  }
}

/** CPU time of this process in milliseconds: what others on the machine use does not count. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How much `once` does in a second, by its own count, in each of several runs after a warm-up run. */
function rates(once: () => number): number[] {
  const found: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const begin = clock();
    let done = 0;
    let elapsed = 0;
    while (elapsed < MILLISECONDS) {
      done += once();
      elapsed = clock() - begin;
    }
    if (run > 0) found.push((1000 * done) / elapsed);
  }
  return found;
}

const perSecond = (once: () => number): number => Math.round(median(rates(once)));

const median = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function measureFast(fast: FastGame, start: Int16Array, random: SeededRandom) {
  const tally: Tally = { games: 0, moves: 0, turns: 0 };
  const state = start.slice();
  const codes = new Int32Array(fast.mostMoves);
  const playing = { fast, random, codes, tally };
  const runs = rates(() => {
    const before = tally.moves;
    state.set(start);
    playOut(playing, state);
    return tally.moves - before;
  });
  const movesPerGame = tally.moves / tally.games;
  const movesPerSecond = Math.round(median(runs));
  return {
    movesPerSecond,
    bestMovesPerSecond: Math.round(Math.max(...runs)),
    turnsPerSecond: Math.round((movesPerSecond * tally.turns) / tally.moves),
    gamesPerSecond: Math.round(movesPerSecond / movesPerGame),
    movesPerGame: Math.round(10 * movesPerGame) / 10,
  };
}

/** A position from the middle of a game. */
function middleOf(fast: FastGame, start: Int16Array, random: SeededRandom, movesPerGame: number): Int16Array {
  const state = start.slice();
  const codes = new Int32Array(fast.mostMoves);
  for (let moves = 0; moves < movesPerGame / 2; ) {
    const actor = fast.actor(state);
    if (actor === NOBODY) break;
    if (actor === CHANCE) fast.chance(state, random);
    else {
      fast.play(state, actor, codes[random.below(fast.list(state, actor, codes))] ?? 0);
      moves++;
    }
  }
  return state;
}

/**
 * Heap growth per move of the fast path: the median of many stretches, because some are cut short by a garbage
 * collection.
 */
function bytesPerMove(fast: FastGame, start: Int16Array, random: SeededRandom): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const tally: Tally = { games: 0, moves: 0, turns: 0 };
  const state = start.slice();
  const codes = new Int32Array(fast.mostMoves);
  const playing = { fast, random, codes, tally };
  const stretch = (games: number): number => {
    const before = process.memoryUsage().heapUsed;
    for (let game = 0; game < games; game++) {
      state.set(start);
      playOut(playing, state);
    }
    return process.memoryUsage().heapUsed - before;
  };
  const GAMES_A_STRETCH = 1000;
  const growth: number[] = [];
  for (let i = 0; i < (quick ? 5 : 15); i++) {
    collect();
    const idle = stretch(0); // measuring costs something too
    const moves = tally.moves;
    growth.push((stretch(GAMES_A_STRETCH) - idle) / (tally.moves - moves));
  }
  return Math.round(100 * median(growth)) / 100;
}

function measureCopies(state: Int16Array) {
  const BATCH = 10_000;
  const copy = new Int16Array(state.length);
  let kept = copy;
  const setPerSecond = perSecond(() => {
    for (let i = 0; i < BATCH; i++) copy.set(state);
    return BATCH;
  });
  const slicePerSecond = perSecond(() => {
    for (let i = 0; i < BATCH; i++) kept = state.slice();
    return BATCH;
  });
  if (kept[0] !== copy[0]) throw new Error('a copy differs');
  return { stateBytes: state.byteLength, setPerSecond, slicePerSecond };
}

const clonesPerSecond = (position: object): number =>
  perSecond(() => {
    for (let i = 0; i < 100; i++) structuredClone(position);
    return 100;
  });

function measurePublic(game: Game, start: Int16Array, random: SeededRandom) {
  // Games recorded beforehand, so that only `apply` is timed.
  const games = Array.from({ length: quick ? 20 : 100 }, () => {
    const moves: { actor: Actor; move: GameMove }[] = [];
    playPublic(game, start, random, (actor, move) => moves.push({ actor, move }));
    return moves;
  });
  const state = start.slice();
  let next = 0;
  const applyPerSecond = perSecond(() => {
    const moves = games[next++ % games.length] ?? [];
    let done = 0;
    state.set(start);
    for (const { actor, move } of moves) {
      if (!game.apply(state, actor, move).ok) throw new Error(`refused: ${game.write(move)}`);
      if (actor !== 'chance') done++;
    }
    return done;
  });
  const listAndApplyPerSecond = perSecond(() => {
    let done = 0;
    playPublic(game, start, random, actor => {
      if (actor !== 'chance') done++;
    });
    return done;
  });
  return { applyPerSecond, listAndApplyPerSecond };
}

/** A random game on the public interface. */
function playPublic(
  game: Game,
  start: Int16Array,
  random: SeededRandom,
  afterMove: (actor: Actor, move: GameMove) => void,
): void {
  const state = game.copy(start);
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    const moves = actor === 'chance' ? [] : game.moves(state, actor);
    const move = actor === 'chance' ? game.draw(state, random) : moves[random.below(moves.length)];
    if (move === undefined) throw new Error('an actor without moves');
    expectOk(game.apply(state, actor, move));
    afterMove(actor, move);
  }
}

const [, script = '', id] = process.argv;
if (GAMES.has(id)) measure(GAMES.current(id), GAMES.current(id).fast);
// One process per game, so that neither warms up or deoptimises the compiler for the other.
else
  for (const game of GAMES.ids) {
    const args = [script, game, ...(quick ? ['--quick'] : [])];
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
