import { Catalogue } from '@taproom/games';
import { type Bid, type Event, sealedBids, type View } from '../../games/test/sealed-bids.ts';
import type { Traits } from '../src/arena/index.ts';
import type { Bot } from '../src/bot.ts';
import type { Levels } from '../src/levels.ts';
import { randomBot } from '../src/random.ts';
import type { Players } from '../src/roster.ts';

const levels: Levels = {
  id: 'sealed-bids',
  rules: sealedBids.rules,
  levels: ['bidder'],
  usual: 'bidder',
  best: 'bidder',
  names: { bidder: 'Bidder' },
};

/** Bids its highest card on the best lot that is left, the second highest on the second best, and so on. */
const bidder: Bot<View, Bid> = {
  level: 'bidder',
  *think(view, seat) {
    const state = sealedBids.planFrom(view, seat);
    const left = view.row.slice(view.round - 1);
    const better = left.filter(lot => lot > left[0]).length;
    const cards = sealedBids.moves(state, seat).flatMap(move => (move.move === 'bid' ? [move] : []));
    const moves = [cards.toSorted((a, b) => b.card - a.card)[better]];
    const scores = view.players.map(({ lots }) => lots.reduce((a, b) => a + b, 0));
    const chances = scores.map(() => 1 / scores.length);
    const thought = { moves, candidates: [{ moves, scores, chances, visits: 1, reasons: [] }], nodes: 1 };
    yield thought;
    return thought;
  },
};

const traits: Traits<Event> = {
  names: ['lot taken'],
  deeds: event =>
    event.event === 'revealed' && event.taker !== null ? [{ seat: event.taker, trait: 'lot taken' }] : [],
};

const players: Players = {
  ...levels,
  game: sealedBids,
  rungs: [randomBot(sealedBids), bidder],
  traits,
};

/** What a program needs to play the third game. */
export const THIRD_LEVELS = new Catalogue([levels]);
export const THIRD_PLAYERS = new Catalogue([players]);
