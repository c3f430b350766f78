import { expectOk, type Game, SeededRandom } from '@taproom/games';

/** Data of a real game, just begun: for examples. */
export function exampleGame(game: Game) {
  const state = expectOk(game.setup(game.seats.min));
  const options = game.options(state);
  const random = new SeededRandom('example');
  const events = [];
  while (game.actors(state)[0] === 'chance')
    events.push(...expectOk(game.apply(state, 'chance', game.draw(state, random))));
  const [seat] = game.actors(state);
  const [move] = typeof seat === 'number' ? game.moves(state, seat) : [];
  const [event = {}] = events.flatMap(one => game.viewEvent(one, 'spectator') ?? []);
  return {
    view: game.view(state, 'spectator'),
    event,
    options,
    move: move === undefined ? undefined : game.write(move),
  };
}
