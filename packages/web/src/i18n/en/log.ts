import type { Slot, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { Row, Card as TavernCard, Tokens } from '@taproom/games/heros-tavern';
import type { Deed, Gain, News } from '../../log/happenings.ts';
import type { Names, Person } from '../../log/names.ts';
import { cardCounts, isMonk, rowParts, signed, tileParts, tokenList } from '../parts.ts';
import { counted } from '../plural.ts';
import { cloisterWords as words } from './heaven-and-ale/words.ts';
import { tavernWords } from './heros-tavern/words.ts';

const joined = new Intl.ListFormat('en-GB');
const and = (items: readonly string[]): string => joined.format(items);
const tail = (gains: readonly string[]): string => (gains.length > 0 ? `: ${gains.join(', ')}.` : '.');

const tile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk];
  return words.tile(words.resource[parts.resource], parts.fertility);
};

export const spot = (name: Spot): string => {
  if (name === 'fertility') return 'fertility X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};
export const pair = ([one, other]: readonly [Spot, Spot]): string => `${spot(one)} / ${spot(other)}`;

export const SLOT: Record<Slot, string> = {
  first: 'first-player slot',
  brewmaster: 'brewmaster slot',
  marker: 'marker slot',
  ducats: 'ducats slot',
};

const TOKEN = {
  coins: { one: 'coin', other: 'coins' },
  storage: { one: 'storage', other: 'storage' },
  land: { one: 'land', other: 'land' },
};

/** A title inside a sentence. */
const inText = (title: string): string => title.toLowerCase();

/** Equal cards are counted: "food, 2 × market". */
export const cards = (list: readonly TavernCard[]): string[] =>
  cardCounts(list, tavernWords.name).map(({ name, count }) =>
    count === 1 ? inText(name) : `${count} × ${inText(name)}`,
  );

const tokens = (given: Tokens): string[] => tokenList(given, (n, token) => counted('en', n, TOKEN[token]));

const heroes = (n: number): string =>
  n === 0 ? 'no heroes' : counted('en', n, { one: 'hero', other: 'heroes' });

const row = (given: Row): string => {
  const { total, parts } = rowParts(given, tavernWords.category);
  return parts.length > 0 ? `${heroes(total)} (${inText(parts.join(', '))})` : heroes(total);
};

/** The predicate of a sentence about a deed. */
function deed(done: Deed, person: Person): string {
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
      return `${verb('put', 'puts')} it on ${done.hex}`;
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
    case 'choose':
      return `${verb('choose', 'chooses')} ${inText(tavernWords.name[done.card])}`;
    case 'decide':
      return `${verb('decide', 'decides')} to buy ${and(cards(done.cards)) || 'nothing'}`;
    case 'draw-in':
      return `${verb('draw', 'draws')} in ${row(done.heroes)}${done.scoring === 'final' ? ' in the final scoring' : ''}`;
    case 'receive':
      return `${verb('receive', 'receives')} ${and(tokens(done.tokens)) || 'no resources'}`;
    case 'purchase':
      if (done.cards.length === 0) return `${verb('buy', 'buys')} nothing`;
      return `${verb('buy', 'buys')} ${and(cards(done.cards))}${paid(done.paid)}`;
    case 'discard':
      return `${verb('discard', 'discards')} ${counted('en', done.cards, { one: 'card', other: 'cards' })}`;
    case 'keep-tokens':
      return `${verb('add', 'adds')} ${heroes(done.heroes)} for ${counted('en', done.tokens, { one: 'unspent token', other: 'unspent tokens' })}`;
    case 'withdraw':
      return verb('take back your choice', 'takes back the choice');
    case 'take-back':
      return verb('take back your turn', 'takes back the turn');
  }
}

const paid = (price: Tokens): string => {
  const all = tokens(price);
  return all.length === 0 ? '' : ` for ${and(all)}`;
};

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

const subject = (seat: number, names: Names): string => (names.isReader(seat) ? 'You' : names.name(seat));
const inside = (seat: number, names: Names): string => (names.isReader(seat) ? 'you' : names.name(seat));

function news(heard: News, { gains, names }: { gains: readonly string[]; names: Names }): string {
  switch (heard.news) {
    case 'round-begins':
      return `Round ${heard.round} begins with new tiles on the main board.`;
    case 'discs-laid':
      if (heard.second.length === 0) return 'Every scoring space holds a disc.';
      if (heard.second.length === 1) return `Space ${heard.second[0]} holds two discs.`;
      return `The spaces ${and(heard.second.map(String))} hold two discs each.`;
    case 'first-player':
      return `${subject(heard.seat, names)} ${names.isReader(heard.seat) ? 'start' : 'starts'} the first round.`;
    case 'turn':
      return names.isReader(heard.seat) ? 'It is your turn.' : `${names.name(heard.seat)} is next.`;
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
    case 'dealt': {
      const each = counted('en', heard.each, { one: 'card', other: 'cards' });
      const shuffled = heard.reshuffled ? ' The discard pile was shuffled for it.' : '';
      const hand = heard.hand === null ? '' : ` Your hand: ${cards(heard.hand).join(', ')}.`;
      return `Round ${heard.round} begins: ${each} for everyone.${shuffled}${hand}`;
    }
    case 'revealed': {
      const picks = heard.picks.map(
        (card, seat) => `${inside(seat, names)} – ${inText(tavernWords.name[card])}`,
      );
      return `Card ${heard.step} of the draft: ${picks.join(', ')}.`;
    }
    case 'passed':
      return `The hands go to the left, with ${counted('en', heard.cards, { one: 'card', other: 'cards' })} each.`;
    case 'round-over':
      return `Round ${heard.round} is over.`;
    case 'game-over': {
      const scores = heard.scores.map((score, seat) => `${inside(seat, names)} ${score}`);
      return `The game is over: ${scores.join(', ')}. ${victory(heard.winners, names)}`;
    }
    case 'gone-back':
      return 'The game was taken back to here.';
    case 'seat-taken':
      return `${names.sitter(heard.sitter)} now plays at seat ${heard.seat + 1}.`;
  }
}

function victory(winners: readonly number[], names: Names): string {
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1)
    return names.isReader(winner) ? 'You win.' : `${names.name(winner)} wins.`;
  return `The victory is shared: ${and(winners.map(seat => inside(seat, names)))}.`;
}

/** The log in sentences. */
export const logWords = {
  title: 'What happened',
  empty: 'Nothing has happened yet.',
  show: 'Show this position',
  since: 'Since your last turn',
  deed,
  gain,
  news,
  sentence: (
    said: { seat: number; clauses: readonly string[]; gains: readonly string[] },
    names: Names,
  ): string => `${subject(said.seat, names)} ${and(said.clauses)}${tail(said.gains)}`,
};
