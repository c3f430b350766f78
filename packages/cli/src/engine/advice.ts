import { randomBytes } from 'node:crypto';
import {
  type Bot,
  type Budget,
  botOf,
  type Candidate,
  decide,
  type Players,
  type Roster,
  type Thought,
} from '@taproom/bots';
import { type Actor, accept, expectOk, type Game, type GameMove, type Result, refuse } from '@taproom/games';
import type { EngineGame } from './game.ts';
import type { EngineRequest, RequestRefusal } from './request.ts';

/** Why no advice is given. */
export type AdviceRefusal =
  | { readonly code: 'not-awaited'; readonly actors: readonly Actor[] }
  | { readonly code: 'budget-expected'; readonly one: readonly string[] };

const MOST_MS = 600_000;
const MOST_NODES = 1_000_000_000;

/** The turn a bot of some level would play, and what it expects from it. */
export function botTurn(table: EngineGame, request: EngineRequest, roster: Roster): Result<object> {
  const level = request.text('level');
  if (!level.ok) return level;
  const players = playersOf(table.game, roster);
  if (!players.ok) return players;
  const bot = botOf(players.value, level.value);
  if (!bot.ok) return bot;
  const thought = think(table, request, bot.value);
  if (!thought.ok) return thought;
  const moves = written(table.game, thought.value.moves);
  const chosen = thought.value.candidates.find(
    candidate => written(table.game, candidate.moves).join() === moves.join(),
  );
  const { nodes } = thought.value;
  const { scores = null, chances = null, reasons = [] } = chosen ?? {};
  return accept({ moves, nodes, scores, chances, reasons });
}

/** The turns the strongest bot considered, best first. */
export function analysis(table: EngineGame, request: EngineRequest, roster: Roster): Result<object> {
  const players = playersOf(table.game, roster);
  if (!players.ok) return players;
  const thought = think(table, request, expectOk(botOf(players.value, players.value.best)));
  if (!thought.ok) return thought;
  const turn = ({ moves, scores, chances, visits, reasons }: Candidate): object => ({
    moves: written(table.game, moves),
    scores,
    chances,
    visits,
    reasons,
  });
  return accept({ turns: thought.value.candidates.map(turn) });
}

const playersOf = ({ id, rules }: Game, roster: Roster): Result<Players> => roster.find(id, rules);

/** A bot's thought from the seat's own view. */
function think({ game, state, seats }: EngineGame, request: EngineRequest, bot: Bot): Result<Thought> {
  const seat = request.viewer(seats, []);
  if (!seat.ok) return seat;
  const budget = budgetOf(request);
  if (!budget.ok) return budget;
  const seed = request.seed();
  if (!seed.ok) return seed;
  const actors = game.actors(state);
  if (!actors.includes(seat.value)) {
    return refuse({ code: 'not-awaited', actors } satisfies AdviceRefusal);
  }
  const lots = seed.value ?? randomBytes(12).toString('hex');
  return accept(decide(bot, game.view(state, seat.value), seat.value, budget.value, lots));
}

function budgetOf(request: EngineRequest): Result<Budget, RequestRefusal | AdviceRefusal> {
  if (request.has('ms') === request.has('nodes')) {
    return refuse({ code: 'budget-expected', one: ['ms', 'nodes'] });
  }
  if (request.has('nodes')) {
    const nodes = request.whole('nodes', MOST_NODES);
    return nodes.ok ? accept({ nodes: nodes.value }) : nodes;
  }
  const ms = request.whole('ms', MOST_MS);
  return ms.ok ? accept({ ms: ms.value, now: () => performance.now() }) : ms;
}

const written = (game: Game, moves: readonly GameMove[]): string[] => moves.map(move => game.write(move));
