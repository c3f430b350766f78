import { fast } from '../src/heros-tavern/fast.ts';
import { CARDS, herosTavern } from '../src/heros-tavern/index.ts';
import { perft, type Row } from './perft.ts';

// The counts are derived by hand beside each row. Of equal cards one is as good as another.

/** A deal and a draft after which each seat has the seven cards wanted. */
function drafted(...wanted: readonly string[]): string {
  const cards = wanted.map(list => list.split(' '));
  const seats = cards.length;
  const hands = cards.map((_, origin) => cards[0].map((_, step) => cards[(origin + step) % seats][step]));
  const picks = cards[0]
    .slice(0, -1)
    .flatMap((_, step) => cards.map((own, seat) => `${seat}: pick ${own[step]}`));
  return [`chance: deal ${hands.map(hand => hand.join(' ')).join(' / ')}`, ...picks].join('\n');
}

const times = (count: number, card: string): string => Array<string>(count).fill(card).join(' ');

const rows: Row[] = [
  {
    name: 'HT 2.2 hands of seven kinds, of pairs, and of one kind',
    seats: 3,
    line: `chance: deal entertainment food light-ale dark-ale lodging market games \
      / food food light-ale light-ale dark-ale dark-ale lodging / ${times(7, 'market')}`,
    leaves: [
      7,
      28, // 7 × 4
      28, // × 1: all are revealed, the hands go on to the left
      28, // the markets again
      168, // × 6 kinds
      630, // 7 × 6 × 15: the pairs leave 4 kinds, but 3 if the single lodging was taken
    ],
  },
  {
    name: 'HT 2.2 the last card needs no choice',
    seats: 3,
    // Six cards alike and a lodging in each hand; five of the six are taken.
    line: `chance: deal ${times(6, 'food')} lodging / ${times(6, 'market')} lodging / ${times(6, 'games')} lodging
      ${[
        'food market games',
        'games food market',
        'market games food',
        'food market games',
        'games food market',
      ]
        .flatMap(picks => picks.split(' ').map((card, seat) => `${seat}: pick ${card}`))
        .join('\n')}`,
    // Two cards each, then the purchase: games bring coins, for which nothing here can be had; then a deal is due.
    leaves: [2, 4, 8, 8, 8, 8, 8],
  },
  {
    name: 'HT 2.2 the first picks of five',
    seats: 5,
    line: `chance: deal entertainment food light-ale dark-ale lodging market games \
      / entertainment food light-ale dark-ale lodging market market \
      / entertainment food light-ale dark-ale ${times(3, 'lodging')} \
      / entertainment food light-ale ${times(4, 'dark-ale')} / entertainment food ${times(5, 'light-ale')}`,
    leaves: [7, 42, 210, 840, 2_520], // 7 × 6 × 5 × 4 × 3
  },
  {
    name: 'HT 5.1 purchases of equal cards, within the tokens',
    seats: 3,
    line: drafted(
      'tools tools lodging market market food food',
      'barrel barrel barrel food food light-ale dark-ale',
      'games games entertainment entertainment entertainment jester cook',
    ),
    leaves: [
      6, // 3 land: up to 1 lodging and 2 markets
      72, // 5 storage: up to 2 food, 1 light and 1 dark ale: × 3 × 2 × 2
      864, // 3 coins for 3 entertainments and 2 staff: × (4 + 4 + 3 + 1)
      864, // a deal is due
    ],
  },
  {
    name: 'HT 5.2 cards that cost two resources',
    seats: 3,
    line: drafted(
      'games barrel tools entertainment food lodging market',
      times(7, 'light-ale'),
      `tools tools tools barrel barrel ${times(2, 'dark-ale')}`,
    ),
    leaves: [
      // A token of each: coin 2 ways × storage 2 × land 3; games and maybe the coin: 2; barrel: 2; tools: 3.
      19,
      19, // ales and nothing to pay them with
      57, // 5 land, 3 storage, no coin: up to 2 dark ales
    ],
  },
  {
    name: 'HT 8.1 all that was drafted, where nothing costs anything',
    seats: 3,
    options: { prices: Object.fromEntries(CARDS.map(card => [card, {}])) },
    line: drafted(
      'entertainment food light-ale dark-ale lodging market games',
      times(7, 'food'),
      `${times(4, 'market')} ${times(3, 'lodging')}`,
    ),
    leaves: [128, 1_024, 20_480], // 2⁷ × 8 × 5 × 4
  },
];

perft(herosTavern, fast, rows);
