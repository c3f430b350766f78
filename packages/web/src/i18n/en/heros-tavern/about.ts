import type { Numbers } from '@taproom/games/heros-tavern';
import { counted } from '../../plural.ts';

const heroes = (n: number): string => counted('en', n, { one: 'hero', other: 'heroes' });

/** What the things on the table say when someone points at them. */
export const aboutWords = (t: Numbers) => ({
  adds: (what: string) => `For you now: ${what}.`,
  price: (price: string) => `Keeping it costs ${price}.`,
  staff: 'Each staff card scores separately, together with the cards that go with it.',
  makers: 'Games earn coins, barrels storage, tools land: tokens to buy cards with after the scoring.',
  booth: (n: number, cards: number) =>
    `Your tavern in this round: ${heroes(n)} from ${counted('en', cards, { one: 'card', other: 'cards' })}.`,
  token: 'A token to pay with after each scoring. What you don’t spend stays with you.',
  have: (n: number) => `You have ${n}.`,
  rival: (n: number, has: string) => `${heroes(n)}; tokens: ${has}.`,
  pressRival: 'Press to see the whole tavern.',
  heroes: 'Heroes are the points. Whoever has the most after the final scoring wins.',
  total: (n: number) => `You have ${heroes(n)}.`,
  soFar: 'What your tavern would attract if the round were scored now.',
  rowDone: (n: number) => `${heroes(n)} in this row.`,
  rowOpen: 'Not scored yet.',
  unspent: `At the end each unspent token attracts ${heroes(t.UNSPENT_HEROES)}.`,
  passing:
    'After each reveal everyone passes the rest of their hand to the left. The cards you leave go to your neighbour.',
  round: `In each of ${t.ROUNDS} rounds everyone drafts ${t.HAND} cards, the taverns are scored, then cards can be bought. Bought cards score again in every later round.`,
  roundTitle: 'Round',
  soFarTitle: 'This round',
  heroesTitle: 'Heroes',
  passingTitle: 'Passing',
  keys: {
    choose: 'choose a card; press again to take it',
    confirm: 'take the chosen card, or press the focused button',
    doubleClick: 'take a card right away',
    doubleClickKey: 'Double-click',
    arrows: 'go from card to card',
  },
});
