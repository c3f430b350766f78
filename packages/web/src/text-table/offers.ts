import { expectOk, GAMES, type GameEvent, type GameMove, type Seat } from '@taproom/games';
import {
  type Event as CloisterEvent,
  heavenAndAle,
  type Position,
  type SeatMove,
} from '@taproom/games/heaven-and-ale';
import type { Buy, Pick, View } from '@taproom/games/heros-tavern';
import { spaceFacts } from '../games/heaven-and-ale/text-table/passages.ts';
import { gainOf } from '../games/heros-tavern/table/gains.ts';
import { leftAfter } from '../games/heros-tavern/table/purse.ts';
import { happeningsOf } from '../log/entries.ts';
import { tell } from '../log/tell.ts';
import type { Snapshot } from '../play/game.ts';
import type { Reader } from './reader.ts';

/** A move that can be made, in the notation and as a sentence that says what it does. */
export interface Offer {
  readonly move: GameMove;
  readonly notation: string;
  readonly sentence: string;
}

export interface OfferGroup {
  readonly title: string;
  readonly offers: readonly Offer[];
}

/** All that the person at the screen can do next, what belongs together in one group. */
export function offersOf(now: Snapshot, reader: Reader): OfferGroup[] {
  const { plan, seat } = now;
  if (plan === null || seat === null) return [];
  const describe = describer(now, seat, reader);
  const groups = new Map<string, Offer[]>();
  for (const move of plan.legal) {
    const { title, sentence } = describe(move);
    const offer = { move, notation: GAMES.current(now.game).write(move), sentence };
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [offer]);
    else group.push(offer);
  }
  return Array.from(groups, ([title, offers]) => ({ title, offers }));
}

type Describe = (move: GameMove) => { readonly title: string; readonly sentence: string };

function describer(now: Snapshot, seat: Seat, reader: Reader): Describe {
  if (now.game === 'heros-tavern')
    return move => tavernOffer(move as Pick | Buy, now.view as View, seat, reader);
  const position = now.view as Position;
  const state = expectOk(heavenAndAle.load(position));
  return move => {
    const events = expectOk(heavenAndAle.apply(heavenAndAle.copy(state), seat, move as SeatMove));
    return cloisterOffer(move as SeatMove, events as CloisterEvent[], position, reader);
  };
}

function cloisterOffer(
  move: SeatMove,
  events: readonly CloisterEvent[],
  position: Position,
  reader: Reader,
): ReturnType<Describe> {
  const { text } = reader.words;
  const told = (): string => tellEvents('heaven-and-ale', events, reader);
  switch (move.move) {
    case 'go': {
      const there = spaceFacts(position, move.space);
      // Barrels are taken at once, and then told.
      const more = there.kind === 'barrel' ? '' : ` ${text.there(there)}`;
      return { title: text.group.go(there.kind), sentence: `${told()}${more}` };
    }
    case 'buy': {
      const bought = events.find(event => event.event === 'bought');
      if (bought === undefined) throw new Error('a purchase buys something');
      return { title: text.group.buy(bought), sentence: told() };
    }
    case 'done':
      return { title: text.group.done, sentence: text.endTurn };
    default:
      return { title: text.group[move.move], sentence: told() };
  }
}

function tavernOffer(move: Pick | Buy, view: View, seat: Seat, { words }: Reader): ReturnType<Describe> {
  const { tavern, text } = words;
  if (move.move === 'pick') {
    const { heroes, tokens } = gainOf(view.players, seat, move.card);
    return { title: text.group.pick, sentence: text.pick(move.card, tavern.gain(heroes, tokens)) };
  }
  const { prices } = view.options;
  const tokens = view.players[seat]?.tokens ?? { coins: 0, storage: 0, land: 0 };
  const left = leftAfter(tokens, move.cards, prices);
  if (move.cards.length === 0) return { title: tavern.buyNothing, sentence: text.keep(left) };
  return { title: tavern.buy(move.cards.length), sentence: text.purchase(move.cards, left) };
}

/** What events come to, in sentences. */
export const tellEvents = (
  game: Snapshot['game'],
  events: readonly GameEvent[],
  { words, seat, names }: Reader,
): string => tell(happeningsOf(game, events, seat), words.log, names);
