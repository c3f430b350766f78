import { takeBarrels } from './barrels.ts';
import { BARREL_SPACE, SCORING_SPACE, SPACE_KIND } from './board.ts';
import { placeCard, returnCard } from './cards.ts';
import { scoreSpot } from './discs.ts';
import type { Log } from './events.ts';
import { ACTIVE, BOUGHT, BUY, DONE, FIGURE, OUT, PLACE, player, SCORE, STAGE, type State } from './layout.ts';
import {
  ACTIVATE_CODE,
  argumentOf,
  BUY_CODE,
  CARD_CODE,
  GO_CODE,
  kindOf,
  RETURN_CODE,
  SCORE_CODE,
  START_CODE,
} from './moves.ts';
import { buy } from './purchase.ts';
import { afterPlacing, afterTurn } from './round.ts';
import { activateAround } from './sheds.ts';
import { enter, placeOf } from './start.ts';

/** Plays a legal move of the active player. Both the public interface and the fast path go through here. */
export function playMove(state: State, move: number, log: Log): void {
  const seat = state[ACTIVE];
  const argument = argumentOf(move);
  switch (kindOf(move)) {
    case GO_CODE:
      go(state, seat, argument, log);
      break;
    case START_CODE:
      start(state, seat, argument >> 3, argument & 7, log);
      break;
    case BUY_CODE:
      buy(state, seat, argument >> 5, argument & 31, log);
      break;
    case ACTIVATE_CODE:
      activateAround(state, seat, argument, log);
      break;
    case SCORE_CODE:
      scoreSpot(state, seat, argument, log);
      break;
    case CARD_CODE:
      placeCard(state, seat, argument >> 3, argument & 7, log);
      break;
    case RETURN_CODE:
      returnCard(state, seat, argument, log);
      break;
    default:
      state[BOUGHT] = 0;
      afterTurn(state, seat, log);
  }
}

/** 5.2 The figure moves to an action space, whose action follows. */
function go(state: State, seat: number, space: number, log: Log): void {
  const figure = player(seat) + FIGURE;
  if (log !== null) log.push({ event: 'moved', seat, from: placeOf(state[figure]), to: space });
  state[figure] = space;
  const kind = SPACE_KIND[space];
  if (kind === SCORING_SPACE) state[STAGE] = SCORE;
  else if (kind === BARREL_SPACE) {
    takeBarrels(state, seat, log);
    state[STAGE] = DONE;
  } else state[STAGE] = BUY;
}

/** 5.7 The figure enters the starting area; 4.4 before the first round this only chooses a starting space. */
function start(state: State, seat: number, slot: number, resource: number, log: Log): void {
  enter(state, seat, slot, resource, log);
  if (state[STAGE] === PLACE) {
    afterPlacing(state, seat, log);
    return;
  }
  state[player(seat) + OUT] = 1;
  state[STAGE] = DONE;
}
