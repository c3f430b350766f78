import { randomBytes } from 'node:crypto';
import { accept, type Game, type Refusal, type Result, refuse } from '@taproom/games';
import type { Desk } from '../desk.ts';
import { nearest } from '../nearest.ts';
import { analysis, botTurn } from './advice.ts';
import { EngineGame } from './game.ts';
import { EngineRequest, isObject, type RequestRefusal } from './request.ts';

/** Refusals of the engine, in addition to those of malformed requests and those of the games. */
export type SessionRefusal =
  | { readonly code: 'unknown-do'; readonly nearest: string | null; readonly known: readonly string[] }
  | { readonly code: 'no-game' }
  | { readonly code: 'chance-has-no-list' };

interface Order {
  /** Its fields, in addition to `do` and `id`. */
  readonly fields: readonly string[];
  readonly help: string;
}

const ORDERS = {
  new: {
    fields: ['game', 'seats', 'seed', 'options', 'chance'],
    help: 'Start a game. With chance: "manual" you make the chance moves.',
  },
  load: {
    fields: ['position', 'game', 'seed', 'chance'],
    help: 'Continue from a position, as returned by position.',
  },
  position: { fields: [], help: 'The full position, including hidden information.' },
  actors: { fields: [], help: 'Who has to move: seats, "chance", or nobody when the game is over.' },
  moves: { fields: ['seat'], help: 'All legal moves of a seat.' },
  apply: { fields: ['seat', 'move'], help: 'Play a move for a seat, or for "chance".' },
  undo: { fields: [], help: 'Take back the last move of a seat, and the chance moves after it.' },
  view: { fields: ['seat'], help: 'What a seat, a "spectator" or the "host" may see.' },
  outcome: { fields: [], help: 'Scores, winners and the breakdown; null until the game is over.' },
  record: { fields: [], help: 'The game as a record.' },
  bot: {
    fields: ['seat', 'level', 'ms', 'nodes', 'seed'],
    help: 'The turn that a bot would play for a seat, without playing it.',
  },
  analyse: {
    fields: ['seat', 'ms', 'nodes', 'seed'],
    help: 'The turns the strongest bot would consider for a seat, best first.',
  },
  help: { fields: [], help: 'This list.' },
} as const satisfies Record<string, Order>;

type Do = keyof typeof ORDERS;
const DOS = Object.keys(ORDERS) as Do[];

type EngineAnswer = Result<object>;

/** One session with an engine: a line in, a line out. It holds at most one game. */
export class EngineSession {
  private table: EngineGame | null = null;

  constructor(private readonly desk: Desk) {}

  /** The answer to a line, as a line. */
  answer(line: string): string {
    const request = EngineRequest.parse(line);
    if (!request.ok) return write({}, request);
    const id = request.value.has('id') ? { id: request.value.get('id') } : {};
    return write(id, this.obey(request.value));
  }

  private obey(request: EngineRequest): EngineAnswer {
    const asked = request.text('do');
    if (!asked.ok) return asked;
    const order = DOS.find(each => each === asked.value);
    if (order === undefined) {
      const near = nearest(asked.value, DOS);
      return refuse({ code: 'unknown-do', nearest: near, known: DOS } satisfies SessionRefusal);
    }
    const { fields } = ORDERS[order];
    const stranger = request.stranger(['do', 'id', ...fields]);
    if (stranger !== undefined) {
      const field = stranger.slice(0, 60);
      return refuse({ code: 'unknown-field', field, known: fields } satisfies RequestRefusal);
    }
    switch (order) {
      case 'new':
        return this.begin(request);
      case 'load':
        return this.load(request);
      case 'help':
        return accept({ orders: ORDERS });
      default:
        return this.table
          ? ask(this.table, order, request, this.desk)
          : refuse({ code: 'no-game' } satisfies SessionRefusal);
    }
  }

  private begin(request: EngineRequest): EngineAnswer {
    const id = request.text('game');
    if (!id.ok) return id;
    const game = this.desk.games.find(id.value);
    if (!game.ok) return game;
    const seats = request.number('seats');
    if (!seats.ok) return seats;
    const options = request.object('options');
    if (!options.ok) return options;
    const seed = seedOf(request);
    if (!seed.ok) return seed;
    const state = game.value.setup(seats.value, options.value);
    return state.ok ? this.sit(new EngineGame(game.value, state.value, seed.value, options.value)) : state;
  }

  private load(request: EngineRequest): EngineAnswer {
    if (!request.has('position')) {
      return refuse({ code: 'missing-field', field: 'position' } satisfies RequestRefusal);
    }
    const position = request.get('position');
    const game = this.gameOfPosition(request, position);
    if (!game.ok) return game;
    const seed = seedOf(request);
    if (!seed.ok) return seed;
    const state = game.value.load(position);
    return state.ok ? this.sit(new EngineGame(game.value, state.value, seed.value, null)) : state;
  }

  /** The game named by the request, or else by the position; in the edition of the position, if it is known. */
  private gameOfPosition(request: EngineRequest, position: unknown): Result<Game> {
    const { games } = this.desk;
    const told: { readonly game?: unknown; readonly rules?: unknown } = isObject(position) ? position : {};
    const current = games.find(request.has('game') ? request.get('game') : told.game);
    if (!current.ok) return current;
    const edition = games.editions(current.value.id).find(({ rules }) => rules === told.rules);
    return edition ? accept(edition) : current;
  }

  private sit(table: EngineGame): EngineAnswer {
    const events = table.drawChance();
    this.table = table;
    const { game, seats, seed, state } = table;
    const { id, rules } = game;
    return accept({ game: id, rules, seats, options: game.options(state), seed, events });
  }
}

/** The seed for chance: the one given, or one from the system; null if the caller makes the chance moves. */
function seedOf(request: EngineRequest): Result<string | null, RequestRefusal> {
  const manual = request.manualChance();
  if (!manual.ok) return manual;
  const seed = request.seed();
  if (!seed.ok) return seed;
  return accept(manual.value ? null : (seed.value ?? randomBytes(12).toString('hex')));
}

/** Answers requests about a running game. */
function ask(
  table: EngineGame,
  order: Exclude<Do, 'new' | 'load' | 'help'>,
  request: EngineRequest,
  desk: Desk,
): EngineAnswer {
  const { game, state, seats } = table;
  switch (order) {
    case 'position':
      return accept({ position: game.position(state) });
    case 'actors':
      return accept({ actors: game.actors(state) });
    case 'moves': {
      const seat = request.viewer(seats, ['chance']);
      if (!seat.ok) return seat;
      if (seat.value === 'chance') return refuse({ code: 'chance-has-no-list' } satisfies SessionRefusal);
      return accept({ moves: game.moves(state, seat.value).map(move => game.write(move)) });
    }
    case 'apply': {
      const seat = request.viewer(seats, ['chance']);
      if (!seat.ok) return seat;
      const move = request.text('move');
      if (!move.ok) return move;
      const events = table.apply(seat.value, move.value);
      return events.ok ? accept({ events: events.value }) : events;
    }
    case 'undo': {
      const undone = table.undo();
      return undone.ok ? accept({ undone: undone.value }) : undone;
    }
    case 'view': {
      const viewer = request.viewer(seats, ['spectator', 'host']);
      return viewer.ok ? accept({ view: game.view(state, viewer.value) }) : viewer;
    }
    case 'outcome':
      return accept({ outcome: game.outcome(state) });
    case 'record': {
      const record = table.record();
      return record.ok ? accept({ record: record.value }) : record;
    }
    case 'bot':
      return botTurn(table, request, desk.players);
    case 'analyse':
      return analysis(table, request, desk.players);
  }
}

const write = (id: object, answer: Result<object, Refusal>): string =>
  JSON.stringify(answer.ok ? { ...id, ok: true, ...answer.value } : { ...id, ok: false, ...answer.refusal });
