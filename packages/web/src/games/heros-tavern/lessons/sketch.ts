import {
  CARDS,
  CATEGORIES,
  type Card,
  type Counts,
  type PlayerView,
  type Row,
  scoreTaverns,
  type Tokens,
  tables,
  type View,
} from '@taproom/games/heros-tavern';

/** What matters of a player. */
export interface TavernSketch {
  /** Empty in a purchase. */
  readonly hand?: readonly Card[];
  readonly drafted: readonly Card[];
  readonly bought?: readonly Card[];
  readonly tokens?: Partial<Tokens>;
}

/** Rounds that were played before: any possible rows will do. */
const EARLIER: readonly Row[] = [
  { entertainment: 3, food: 0, ale: 10, lodging: 2, market: 1, staff: 0 },
  { entertainment: 0, food: 10, ale: 3, lodging: 4, market: 1, staff: 1 },
  { entertainment: 6, food: 0, ale: 10, lodging: 0, market: 3, staff: 2 },
  { entertainment: 3, food: 10, ale: 0, lodging: 2, market: 3, staff: 0 },
];

/** The position of three players in a draft, or in a purchase if their hands are empty; everything else is filled in. */
export function sketch(round: number, players: readonly TavernSketch[]): View {
  const step = players[0]?.drafted.length ?? 0;
  const dealt = tables.HAND;
  const isPurchase = step === dealt;
  const used = players.flatMap(({ hand = [], drafted, bought = [] }) => [...hand, ...drafted, ...bought]);
  const left = countsOf(
    (card, place) => (tables.COPIES[place] ?? 0) - used.filter(one => one === card).length,
  );
  const boughtCards = players.reduce((sum, { bought = [] }) => sum + bought.length, 0);
  const discard = taken(left, (round - 1) * players.length * dealt - boughtCards);
  const pile = countsOf(card => left[card] - discard[card]);
  const scored = scoresOf(players);
  return {
    game: 'heros-tavern',
    rules: 1,
    viewer: 'host',
    seats: players.length,
    options: { prices: tables.PRICES },
    round,
    stage: isPurchase ? 'purchase' : 'draft',
    step,
    dealt,
    pile: CARDS.reduce((sum, card) => sum + pile[card], 0),
    pileCards: pile,
    discard,
    remainder: countsOf(() => 0),
    players: players.map((player, seat) => {
      // Not everyone has had the same rounds.
      const earlier = Array.from({ length: round - 1 }, (_, i) => EARLIER[(i + seat) % EARLIER.length]);
      const pad = [...earlier, ...(isPurchase ? [scored[seat]] : [])].filter(row => row !== undefined);
      return playerOf(player, pad);
    }),
  };
}

function playerOf(
  { hand = [], drafted, bought = [], tokens }: TavernSketch,
  pad: readonly Row[],
): PlayerView {
  return {
    hand: inOrder(hand),
    handSize: hand.length,
    in: false,
    chosen: null,
    purchase: null,
    drafted,
    bought: inOrder(bought),
    tokens: { coins: 0, storage: 0, land: 0, ...tokens },
    pad,
    heroes: pad.reduce((sum, row) => sum + CATEGORIES.reduce((heroes, key) => heroes + row[key], 0), 0),
  };
}

const inOrder = (cards: readonly Card[]): Card[] => CARDS.flatMap(card => cards.filter(one => one === card));

function countsOf(count: (card: Card, place: number) => number): Counts {
  const counts = {} as Record<Card, number>;
  CARDS.forEach((card, place) => {
    counts[card] = count(card, place);
  });
  return counts;
}

/** This many cards, of all kinds alike. */
function taken(left: Counts, count: number): Counts {
  const counts: Record<Card, number> = { ...countsOf(() => 0) };
  for (let i = 0, have = 0; have < count; i++) {
    const card = CARDS[i % CARDS.length];
    if (card === undefined || counts[card] >= left[card]) continue;
    counts[card]++;
    have++;
  }
  return counts;
}

/** The row of this round, by the rules. */
function scoresOf(players: readonly TavernSketch[]): readonly Row[] {
  const taverns = players.map(({ drafted, bought = [] }) => {
    const cards = [...drafted, ...bought];
    return countsOf(card => cards.filter(one => one === card).length);
  });
  const scored = scoreTaverns({ taverns });
  if (!scored.ok) throw new Error(scored.refusal.code);
  return scored.value.taverns.map(({ entertainment, food, ale, lodging, market, staff }) => ({
    entertainment,
    food,
    ale,
    lodging,
    market,
    staff,
  }));
}
