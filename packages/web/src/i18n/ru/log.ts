import type { Resource, Slot, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { Card as TavernCard, Tokens } from '@taproom/games/heros-tavern';
import type { Deed, Gain, News } from '../../log/happenings.ts';
import type { Names, Person } from '../../log/names.ts';
import { cardCounts, isMonk, rowParts, signed, tileParts, tokenList } from '../parts.ts';
import { counted } from '../plural.ts';
import { cloisterWords as words } from './heaven-and-ale/words.ts';
import { tavernWords } from './heros-tavern/words.ts';

const joined = new Intl.ListFormat('ru');
const and = (items: readonly string[]): string => joined.format(items);
const tail = (gains: readonly string[]): string => (gains.length > 0 ? `: ${gains.join(', ')}.` : '.');

/** What is bought stands in the accusative. */
const RESOURCE_BOUGHT: Record<Resource, string> = {
  wood: 'дерево',
  yeast: 'дрожжи',
  hops: 'хмель',
  water: 'воду',
  barley: 'ячмень',
};

const boughtTile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk].replace('монах', 'монаха');
  return words.tile(RESOURCE_BOUGHT[parts.resource], parts.fertility);
};

export const spot = (name: Spot): string => {
  if (name === 'fertility') return 'фертильность X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};
export const pair = ([one, other]: readonly [Spot, Spot]): string => `«${spot(one)} — ${spot(other)}»`;

export const SLOT: Record<Slot, string> = {
  first: '«Первый игрок»',
  brewmaster: '«Пивовар»',
  marker: '«Маркер»',
  ducats: '«Дукаты»',
};

/** Accusative, as after "получает" and "за": only the feminine one differs. */
const TOKEN = {
  coins: { one: 'монету', few: 'монеты', many: 'монет' },
  storage: { one: 'кладовую', few: 'кладовые', many: 'кладовых' },
  land: { one: 'участок', few: 'участка', many: 'участков' },
};

/** Titles stand in quotes and keep their form. */
export const cards = (list: readonly TavernCard[]): string[] =>
  cardCounts(list, tavernWords.name).map(({ name, count }) =>
    count === 1 ? `«${name}»` : `«${name}» ×${count}`,
  );

/** The same as an object: "карту «Рынок»", "карты «Еда» и «Рынок»". */
const theCards = (list: readonly TavernCard[]): string =>
  `${list.length === 1 ? 'карту' : 'карты'} ${and(cards(list))}`;

const tokens = (given: Tokens): string[] => tokenList(given, (n, token) => counted('ru', n, TOKEN[token]));

/** Heroes are animate: "2 героев" in the accusative, but "22 героя", because it is the last of two words. */
const heroes = (n: number): string =>
  counted('ru', n, { one: 'героя', few: n < 5 ? 'героев' : 'героя', many: 'героев' });

/** "2 карты" and "5 карт", but "1 карту" as an object. */
const cardNumber = (n: number): string => counted('ru', n, { one: 'карту', few: 'карты', many: 'карт' });

const row = ({ total, parts }: ReturnType<typeof rowParts>): string =>
  `${heroes(total)} (${parts.join(', ').toLowerCase()})`;

function deed(done: Deed, person: Person): string {
  const verb = (you: string, other: string): string => (person === 'you' ? you : other);
  switch (done.deed) {
    case 'go':
      return `${verb('идёте', 'идёт')} на место ${done.space}`;
    case 'enter':
      return `${verb('занимаете', 'занимает')} ячейку ${SLOT[done.slot]}`;
    case 'buy': {
      const [only] = done.tiles;
      if (only !== undefined && done.tiles.length === 1)
        return `${verb('покупаете', 'покупает')} ${boughtTile(only.tile)} за ${words.ducats(only.price)}`;
      const all = done.tiles.map(one => `${boughtTile(one.tile)} (${one.hex}, ${words.ducats(one.price)})`);
      return `${verb('покупаете', 'покупает')} ${and(all)}`;
    }
    case 'plant':
      return `${verb('кладёте', 'кладёт')} жетон на ${done.hex}`;
    case 'return-cards': {
      const titles = and(done.cards.map(card => `«${words.card[card]}»`));
      return `${verb('сдаёте', 'сдаёт')} ${done.cards.length === 1 ? 'карту' : 'карты'} ${titles}`;
    }
    case 'score': {
      const what = done.fertility === null ? spot(done.spot) : `фертильность ${done.fertility}`;
      const fired = counted('ru', done.hexes.length, {
        one: 'активация',
        few: 'активации',
        many: 'активаций',
      });
      return `${verb('проводите', 'проводит')} подсчёт «${what}»${done.hexes.length > 0 ? ` (${fired})` : ''}`;
    }
    case 'place-card':
      return `${verb('выкладываете', 'выкладывает')} карту «${words.card[done.card]}» к паре ${pair(done.spots)}`;
    case 'decline-card':
      return `${verb('оставляете', 'оставляет')} пару ${pair(done.spots)} без карты`;
    case 'take-barrels': {
      const barrels = done.barrels.map(
        one => `${one.size === 'large' ? 'большую' : 'малую'} бочку «${words.goal[one.goal]}»`,
      );
      return `${verb('берёте', 'берёт')} ${and(barrels)}`;
    }
    case 'choose':
      return `${verb('выбираете', 'выбирает')} карту «${tavernWords.name[done.card]}»`;
    case 'decide':
      if (done.cards.length === 0) return verb('решаете ничего не покупать', 'решает ничего не покупать');
      return `${verb('решаете', 'решает')} купить ${theCards(done.cards)}`;
    case 'draw-in': {
      const where = done.scoring === 'final' ? 'в итоговом подсчёте ' : '';
      const heroesBy = rowParts(done.heroes, tavernWords.category);
      if (heroesBy.total === 0) return `${where}${verb('никого не привлекаете', 'никого не привлекает')}`;
      return `${where}${verb('привлекаете', 'привлекает')} ${row(heroesBy)}`;
    }
    case 'receive':
      if (tokens(done.tokens).length === 0) return verb('не получаете ресурсов', 'не получает ресурсов');
      return `${verb('получаете', 'получает')} ${and(tokens(done.tokens))}`;
    case 'purchase': {
      if (done.cards.length === 0) return verb('ничего не покупаете', 'ничего не покупает');
      const paid = tokens(done.paid);
      const price = paid.length > 0 ? `за ${and(paid)} ` : '';
      return `${price}${verb('покупаете', 'покупает')} ${theCards(done.cards)}`;
    }
    case 'discard':
      return `${verb('сбрасываете', 'сбрасывает')} ${cardNumber(done.cards)}`;
    case 'keep-tokens': {
      const kept = counted('ru', done.tokens, {
        one: 'неистраченный жетон',
        few: 'неистраченных жетона',
        many: 'неистраченных жетонов',
      });
      return `${verb('добавляете', 'добавляет')} ${heroes(done.heroes)} за ${kept}`;
    }
    case 'withdraw':
      return verb('отменяете свой выбор', 'отменяет выбор');
    case 'take-back':
      return verb('отменяете свой ход', 'отменяет ход');
  }
}

function gain(got: Gain): string {
  switch (got.gain) {
    case 'ducats':
      return `${got.change < 0 ? '−' : '+'}${words.ducats(Math.abs(got.change))}`;
    case 'brewmaster':
      return `пивовар ${signed(got.steps)}`;
    case 'marker':
      return `${words.resource[got.resource]} ${signed(got.steps)}`;
  }
}

const subject = (seat: number, names: Names): string => (names.isReader(seat) ? 'Вы' : names.name(seat));
const inside = (seat: number, names: Names): string => (names.isReader(seat) ? 'вы' : names.name(seat));

function news(heard: News, { gains, names }: { gains: readonly string[]; names: Names }): string {
  switch (heard.news) {
    case 'round-begins':
      return `Начинается раунд ${heard.round}: на игровом поле новые жетоны.`;
    case 'discs-laid':
      if (heard.second.length === 0) return 'На каждом месте дисков подсчёта лежит диск.';
      if (heard.second.length === 1) return `На месте ${heard.second[0]} лежат два диска.`;
      return `На местах ${and(heard.second.map(String))} лежит по два диска.`;
    case 'first-player':
      return names.isReader(heard.seat)
        ? 'Первый раунд начинаете вы.'
        : `Первый раунд начинает ${names.name(heard.seat)}.`;
    case 'turn':
      return names.isReader(heard.seat) ? 'Ваш ход.' : `Теперь ходит ${names.name(heard.seat)}.`;
    case 'shed': {
      const fires = heard.hexes.length > 0 ? ` и активирует ${and(heard.hexes)}` : '';
      return `Склад на ${heard.shed} построен (фертильность ${heard.sum}, тип ${heard.type})${fires}${tail(gains)}`;
    }
    case 'activated':
      return `Активация ${and(heard.hexes)}${tail(gains)}`;
    case 'triggered':
      return `На ${heard.hex} приступает к работе ${words.monk[heard.monk]}.`;
    case 'pair':
      return `Пара ${pair(heard.spots)} собрана.`;
    case 'gains':
      return `${subject(heard.seat, names)}${tail(gains)}`;
    case 'dealt': {
      const each = counted('ru', heard.each, { one: 'карте', few: 'карты', many: 'карт' });
      const shuffled = heard.reshuffled ? ' Для этого стопка сброса перемешана заново.' : '';
      const hand = heard.hand === null ? '' : ` У вас на руке: ${cards(heard.hand).join(', ')}.`;
      return `Начинается раунд ${heard.round}: всем раздают по ${each}.${shuffled}${hand}`;
    }
    case 'revealed': {
      const picks = heard.picks.map((card, seat) => `${inside(seat, names)} — «${tavernWords.name[card]}»`);
      return `Карта ${heard.step} в драфте: ${picks.join(', ')}.`;
    }
    case 'passed': {
      const each = counted('ru', heard.cards, { one: 'карте', few: 'карты', many: 'карт' });
      return `Руки передают налево, в каждой по ${each}.`;
    }
    case 'round-over':
      return `Раунд ${heard.round} окончен.`;
    case 'game-over': {
      const scores = heard.scores.map((score, seat) => `${inside(seat, names)} — ${score}`);
      return `Игра окончена: ${scores.join(', ')}. ${victory(heard.winners, names)}`;
    }
    case 'gone-back':
      return 'Игра возвращена к этой позиции.';
    case 'seat-taken':
      return `Место ${heard.seat + 1}: теперь играет ${names.sitter(heard.sitter)}.`;
  }
}

function victory(winners: readonly number[], names: Names): string {
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1)
    return names.isReader(winner) ? 'Победа за вами.' : `Побеждает ${names.name(winner)}.`;
  return `Победу делят ${and(winners.map(seat => inside(seat, names)))}.`;
}

export const logWords = {
  title: 'Что произошло',
  empty: 'Пока ничего не произошло.',
  show: 'Показать эту позицию',
  since: 'С вашего прошлого хода',
  deed,
  gain,
  news,
  sentence: (
    said: { seat: number; clauses: readonly string[]; gains: readonly string[] },
    names: Names,
  ): string => `${subject(said.seat, names)} ${and(said.clauses)}${tail(said.gains)}`,
};
