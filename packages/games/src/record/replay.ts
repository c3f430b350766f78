import type { Catalogue } from '../catalogue.ts';
import type { Actor, Game, GameEvent, GameMove, Outcome } from '../game.ts';
import { accept, type Result, refuse } from '../result.ts';
import { excerpt, type GameRecord, type Lines, type ReplayRefusal } from './record.ts';
import { writtenLines } from './write.ts';

/** One move of a replayed game. */
export interface ReplayStep {
  readonly line: number;
  readonly actor: Actor;
  readonly move: GameMove;
  readonly events: readonly GameEvent[];
}

/** A replayed record: each move, and the state after the last. */
export interface Replay {
  readonly game: Game;
  readonly state: Int16Array;
  readonly steps: readonly ReplayStep[];
  readonly outcome: Outcome | null;
}

/**
 * Plays a record with the rules it names: the second of two steps. How the moves are split into lines does not matter;
 * each must be legal, and the end must be as stated.
 */
export function replayRecord(
  record: GameRecord & { readonly lines?: Lines },
  games: Catalogue,
): Result<Replay, ReplayRefusal> {
  const lines = record.lines ?? writtenLines(record);
  const known = games.find(record.game, record.rules);
  if (!known.ok) {
    return known.refusal.code === 'unknown-game'
      ? refuse({ ...known.refusal, line: lines.game, text: excerpt(record.game) })
      : refuse({ ...known.refusal, line: lines.rules });
  }
  const game = known.value;
  if (record.seats < game.seats.min || record.seats > game.seats.max) {
    const reason = { code: 'wrong-seat-count', ...game.seats };
    return refuse({ code: 'setup-refused', line: lines.seats, reason });
  }
  const table = game.setup(record.seats, record.options);
  if (!table.ok) return refuse({ code: 'setup-refused', line: lines.options, reason: table.refusal });

  const state = table.value;
  const steps: ReplayStep[] = [];
  for (const [i, { actor, moves }] of record.entries.entries()) {
    const line = lines.entries[i];
    for (const text of moves) {
      const step = playText(game, state, actor, text);
      if (!step.ok) {
        return refuse({ code: 'move-refused', line, actor, move: excerpt(text), reason: step.refusal });
      }
      steps.push({ line, actor, ...step.value });
    }
  }
  const outcome = game.outcome(state);
  const wrong = wrongEnd(record.scores, outcome, lines.end);
  return wrong ? refuse(wrong) : accept({ game, state, steps, outcome });
}

function playText(
  game: Game,
  state: Int16Array,
  actor: Actor,
  text: string,
): Result<{ move: GameMove; events: GameEvent[] }> {
  const move = game.read(text);
  if (!move.ok) return move;
  const events = game.apply(state, actor, move.value);
  return events.ok ? accept({ move: move.value, events: events.value }) : events;
}

function wrongEnd(
  told: readonly number[] | null,
  outcome: Outcome | null,
  line: number,
): ReplayRefusal | null {
  if (told === null) return outcome && { code: 'finished', line, scores: outcome.scores };
  if (outcome === null) return { code: 'not-finished', line };
  const same = told.length === outcome.scores.length && told.every((score, i) => score === outcome.scores[i]);
  return same ? null : { code: 'wrong-scores', line, need: outcome.scores, have: told };
}
