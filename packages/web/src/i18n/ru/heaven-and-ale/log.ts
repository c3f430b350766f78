import type { Resource, Slot, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { Deed, Gain, News } from '../../../games/heaven-and-ale/log/deeds.ts';
import { tileParts } from '../../../games/heaven-and-ale/parts.ts';
import type { GrammaticalPerson, Names } from '../../../log/names.ts';
import { signed } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { and, gameOver, roundOver, subject, tail } from '../log.ts';
import { spot } from './board.ts';
import { cloisterWords as words } from './words.ts';

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

export const pair = ([one, other]: readonly [Spot, Spot]): string => `«${spot(one)} — ${spot(other)}»`;

export const SLOT: Record<Slot, string> = {
  first: '«1 игрок»',
  brewmaster: '«Пивовар»',
  marker: '«Маркер»',
  ducats: '«Дукаты»',
};

function deed(done: Deed, person: GrammaticalPerson): string {
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

function news(heard: News, { gains, names }: { gains: readonly string[]; names: Names }): string {
  switch (heard.news) {
    case 'round-begins':
      return `Начинается раунд ${heard.round}: на игровом поле новые жетоны.`;
    case 'discs-laid':
      if (heard.second.length === 0) return 'На всех местах с дисками лежит по диску.';
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
    case 'round-over':
      return roundOver(heard.round);
    case 'game-over':
      return gameOver(heard, names);
  }
}

export const logWords = { deed, gain, news };
