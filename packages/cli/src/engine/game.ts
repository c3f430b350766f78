import {
  type Actor,
  accept,
  type Game,
  type GameEvent,
  type GameMove,
  RECORD_LIMITS,
  type Refusal,
  type Result,
  recordOf,
  refuse,
  SeededRandom,
  writeRecord,
} from '@taproom/games';

/** This many moves leave room for the header of a record, which has to hold them all. */
export const MOST_MOVES = RECORD_LIMITS.lines - 1000;

interface Past {
  readonly actor: Actor;
  readonly move: GameMove;
  readonly before: Int16Array;
}

/** One running game of an engine: its state, and the moves that led there. */
export class EngineGame {
  readonly game: Game;
  /** The seed for chance; null if the caller makes the chance moves. */
  readonly seed: string | null;
  state: Int16Array;
  private readonly given: object | null;
  private readonly past: Past[] = [];

  /** A table in a state; `given` are the options of a new game, null if the game did not start here. */
  constructor(game: Game, state: Int16Array, seed: string | null, given: object | null) {
    this.game = game;
    this.state = state;
    this.seed = seed;
    this.given = given;
  }

  get seats(): number {
    return this.game.seatCount(this.state);
  }

  /** Plays a move of the caller, then chance as long as it is due. */
  apply(actor: Actor, text: string): Result<GameEvent[]> {
    if (this.past.length >= MOST_MOVES) return refuse({ code: 'too-many-moves', max: MOST_MOVES });
    const move = this.game.read(text);
    if (!move.ok) return move;
    const events = this.play(actor, move.value);
    return events.ok ? accept([...events.value, ...this.drawChance()]) : events;
  }

  /**
   * Plays the chance moves that are due, unless the caller makes them. Chance move number k of a game depends only on
   * the seed and on k, so undoing moves and playing them again gives the same game.
   */
  drawChance(): GameEvent[] {
    const events: GameEvent[] = [];
    while (this.seed !== null && this.game.actors(this.state)[0] === 'chance') {
      const k = this.past.filter(({ actor }) => actor === 'chance').length;
      const move = this.game.draw(this.state, new SeededRandom(`${this.seed}/${k}`));
      const drawn = this.play('chance', move);
      if (!drawn.ok) throw new Error(`chance drew an illegal move: ${JSON.stringify(drawn.refusal)}`);
      events.push(...drawn.value);
    }
    return events;
  }

  private play(actor: Actor, move: GameMove): Result<GameEvent[]> {
    const after = this.game.copy(this.state);
    const events = this.game.apply(after, actor, move);
    if (!events.ok) return events;
    this.past.push({ actor, move, before: this.state });
    this.state = after;
    return events;
  }

  /** Takes back the last move of a seat, and any chance moves after it. */
  undo(): Result<{ seat: Actor; move: string }> {
    const last = this.past.findLastIndex(({ actor }) => actor !== 'chance');
    const undone = this.past[last];
    if (!undone) return refuse({ code: 'nothing-to-undo' });
    this.past.length = last;
    this.state = undone.before;
    return accept({ seat: undone.actor, move: this.game.write(undone.move) });
  }

  record(): Result<string> {
    if (this.given === null) return refuse({ code: 'no-record-after-load' } satisfies Refusal);
    const { game, seats, given: options, past: moves } = this;
    const record = recordOf({ game, seats, options, moves });
    return record.ok ? accept(writeRecord(record.value)) : record;
  }
}
