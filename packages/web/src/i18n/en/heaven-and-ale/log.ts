import type { Slot, Spot } from '@taproom/games/heaven-and-ale';
import type { Deed, Gain, News } from '../../../games/heaven-and-ale/log/deeds.ts';
import type { GrammaticalPerson, Names } from '../../../log/names.ts';
import { signed } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { and, gameOver, roundOver, subject, tail } from '../log.ts';
import { spot, tile } from './board.ts';
import { cloisterWords as words } from './words.ts';

export const pair = ([one, other]: readonly [Spot, Spot]): string => `${spot(one)} / ${spot(other)}`;

export const SLOT: Record<Slot, string> = {
  first: 'first-player space',
  brewmaster: 'brewmaster space',
  marker: 'marker space',
  ducats: 'ducats space',
};

/** The predicate of a sentence about a deed. */
function deed(done: Deed, person: GrammaticalPerson): string {
  const verb = (you: string, other: string): string => (person === 'you' ? you : other);
  switch (done.deed) {
    case 'go':
      return `${verb('go', 'goes')} to space ${done.space}`;
    case 'enter':
      return `${verb('go', 'goes')} to the ${SLOT[done.slot]}`;
    case 'buy': {
      const [only] = done.tiles;
      if (only !== undefined && done.tiles.length === 1)
        return `${verb('buy', 'buys')} ${tile(only.tile)} for ${words.ducats(only.price)}`;
      const all = done.tiles.map(one => `${tile(one.tile)} (${one.hex}, ${words.ducats(one.price)})`);
      return `${verb('buy', 'buys')} ${and(all)}`;
    }
    case 'plant':
      return `${verb('place', 'places')} it on ${done.hex}`;
    case 'return-cards': {
      const titles = and(done.cards.map(card => words.card[card]));
      return `${verb('return', 'returns')} the ${titles} ${done.cards.length === 1 ? 'card' : 'cards'}`;
    }
    case 'score': {
      const what = done.fertility === null ? spot(done.spot) : `fertility ${done.fertility}`;
      const tiles = counted('en', done.hexes.length, { one: 'activation', other: 'activations' });
      return `${verb('score', 'scores')} ${what}${done.hexes.length > 0 ? ` (${tiles})` : ''}`;
    }
    case 'place-card':
      return `${verb('place', 'places')} the ${words.card[done.card]} card at ${pair(done.spots)}`;
    case 'decline-card':
      return `${verb('place', 'places')} no card at ${pair(done.spots)}`;
    case 'take-barrels':
      return `${verb('take', 'takes')} ${and(done.barrels.map(one => `a ${one.size} barrel for “${words.goal[one.goal]}”`))}`;
  }
}

function gain(got: Gain): string {
  switch (got.gain) {
    case 'ducats':
      return `${got.change < 0 ? '−' : '+'}${words.ducats(Math.abs(got.change))}`;
    case 'brewmaster':
      return `brewmaster ${signed(got.steps)}`;
    case 'marker':
      return `${words.resource[got.resource]} ${signed(got.steps)}`;
  }
}

function news(heard: News, { gains, names }: { gains: readonly string[]; names: Names }): string {
  switch (heard.news) {
    case 'round-begins':
      return `Round ${heard.round} begins. New tiles are on the main board.`;
    case 'discs-laid':
      if (heard.second.length === 0) return 'Every scoring space has a disc.';
      if (heard.second.length === 1) return `Space ${heard.second[0]} has two discs.`;
      return `Spaces ${and(heard.second.map(String))} have two discs each.`;
    case 'first-player':
      return `${subject(heard.seat, names)} ${names.isReader(heard.seat) ? 'start' : 'starts'} the first round.`;
    case 'turn':
      return names.isReader(heard.seat) ? 'It’s your turn.' : `It’s ${names.name(heard.seat)}’s turn.`;
    case 'shed': {
      const fires = heard.hexes.length > 0 ? ` and activates ${and(heard.hexes)}` : '';
      return `The shed on ${heard.shed} is built (sum ${heard.sum}, type ${heard.type})${fires}${tail(gains)}`;
    }
    case 'activated':
      return `${and(heard.hexes)} ${heard.hexes.length === 1 ? 'is' : 'are'} activated${tail(gains)}`;
    case 'triggered':
      return `On ${heard.hex}, ${words.monk[heard.monk]} is triggered.`;
    case 'pair':
      return `The pair ${pair(heard.spots)} is complete.`;
    case 'gains':
      return `${subject(heard.seat, names)}${tail(gains)}`;
    case 'round-over':
      return roundOver(heard.round);
    case 'game-over':
      return gameOver(heard, names);
  }
}

/** The log of Heaven & Ale. */
export const logWords = { deed, gain, news };
