import { type Card, herosTavern, type PlayerView } from '../src/heros-tavern/index.ts';
import type { Board } from './golden.ts';

const CHANGES = ['dealt', 'revealed', 'bought'];

/** Hero's Tavern as text: the whole table, all hands open, whenever hidden choices were revealed. */
export const tavernBoard: Board = (state, actor, { events }) => {
  if (actor === 'chance' || (actor !== null && !events.some(({ event }) => CHANGES.includes(event))))
    return [];
  const { round, stage, pile, players } = herosTavern.position(state);
  return [
    `==== round ${round}, ${stage}, ${pile} cards in the pile`,
    ...players.map((player, seat) => `-- seat ${seat}: ${tavern(player)}`),
  ];
};

function tavern({ hand, drafted, bought, tokens, heroes }: PlayerView): string {
  const lists: [string, readonly Card[]][] = [
    ['hand', hand ?? []],
    ['drafted', drafted],
    ['bought', bought],
  ];
  const cards = lists.filter(([, list]) => list.length > 0).map(([name, list]) => `${name} ${counted(list)}`);
  const { coins, storage, land } = tokens;
  return [...cards, `${coins} coins ${storage} storage ${land} land`, `${heroes} heroes`].join('; ');
}

/** `food×2 market` */
const counted = (cards: readonly Card[]): string =>
  [...new Set(cards)]
    .map(card => {
      const copies = cards.filter(one => one === card).length;
      return copies > 1 ? `${card}×${copies}` : card;
    })
    .join(' ');
