import {
  type Actor,
  expectOk,
  type GameMove,
  isAwaitedAlone,
  type Refusal,
  recordOf,
  type Seat,
  SeededRandom,
  writeRecord,
} from '@taproom/games';
import type { Players } from '../roster.ts';
import type { Sitting } from './seating.ts';
import { TraitTally } from './traits.ts';

/** What a player is asked. */
export interface TurnQuestion {
  readonly seat: Seat;
  readonly view: object;
  /** The legal moves, for players that don't know the rules. */
  readonly moves: () => readonly string[];
  /** The seed for a player's own randomness, so that the game can be repeated. */
  readonly seed: string;
}

/**
 * A player at the table, as the referee knows it. The answer is the moves of a turn as text, or the first of them: a
 * player that still has to move is asked again.
 */
export interface Player {
  readonly name: string;
  answer(question: TurnQuestion): Promise<readonly string[]> | readonly string[];
}

/** A player that can't continue throws one of these, with its reason. */
export class PlayerFailure extends Error {
  constructor(readonly reason: Refusal) {
    super(reason.code);
  }
}

/** Why a turn was rejected. */
export type CrashReason =
  | { readonly code: 'no-moves-given' }
  | { readonly code: 'moves-after-turn'; readonly move: string }
  | { readonly code: 'illegal-move'; readonly move: string; readonly reason: Refusal }
  | { readonly code: 'bot-threw'; readonly message: string }
  | Refusal;

/** A game played to the end. */
export interface ArenaGame extends Sitting {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** How long each answer of each seat took, in milliseconds. */
  readonly ms: readonly (readonly number[])[];
  /** How often each seat did what is counted: by seat, then in the order of the game's traits. */
  readonly traits: readonly (readonly number[])[];
}

/** A game that could not be continued, because of whom, and its record so far. */
export interface Crash extends Sitting {
  readonly seat: Seat;
  readonly bot: string;
  readonly reason: CrashReason;
  readonly record: string;
}

/** Plays one game. Chance is the same for every rotation of a deal; only the players' own moves make a difference. */
export async function playGame(
  { game, traits }: Pick<Players, 'game' | 'traits'>,
  players: readonly Player[],
  seed: string,
  sitting: Sitting,
  now: () => number,
): Promise<ArenaGame | Crash> {
  const state = expectOk(game.setup(players.length));
  const moves: { actor: Actor; move: GameMove }[] = [];
  const ms: number[][] = players.map(() => []);
  const tally = new TraitTally(traits, players.length);
  let chances = 0;
  const crash = (seat: Seat, reason: CrashReason): Crash => {
    const names = players.map(player => player.name);
    const record = writeRecord(expectOk(recordOf({ game, seats: players.length, names, moves })));
    return { ...sitting, seat, bot: players[seat].name, reason, record };
  };
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    if (actor === 'chance') {
      const move = game.draw(state, new SeededRandom(`${seed}/${sitting.deal}/${chances++}`));
      expectOk(game.apply(state, actor, move));
      moves.push({ actor, move });
      continue;
    }
    const turn = ms[actor].length;
    // The seed is not one that chance uses, and differs for every game, seat and turn.
    const question: TurnQuestion = {
      seat: actor,
      view: game.view(state, actor),
      moves: () => game.moves(state, actor).map(move => game.write(move)),
      seed: `${seed}/${sitting.deal}/${sitting.rotation}/seat ${actor}/${turn}`,
    };
    const start = now();
    let given: readonly string[];
    try {
      given = await players[actor].answer(question);
    } catch (error) {
      return crash(actor, reasonOf(error));
    }
    ms[actor].push(Math.round((now() - start) * 100) / 100);
    if (given.length === 0) return crash(actor, { code: 'no-moves-given' });
    for (const [i, text] of given.entries()) {
      if (i > 0 && !isAwaitedAlone(game, state, actor)) {
        return crash(actor, { code: 'moves-after-turn', move: text });
      }
      const move = game.read(text);
      const events = move.ok ? game.apply(state, actor, move.value) : move;
      if (!events.ok) return crash(actor, { code: 'illegal-move', move: text, reason: events.refusal });
      tally.add(events.value);
      if (move.ok) moves.push({ actor, move: move.value });
    }
  }
  const outcome = game.outcome(state);
  if (outcome === null) throw new Error('nobody is awaited, but the game is not over');
  return { ...sitting, scores: outcome.scores, winners: outcome.winners, ms, traits: tally.counts };
}

const reasonOf = (error: unknown): CrashReason =>
  error instanceof PlayerFailure
    ? error.reason
    : { code: 'bot-threw', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
