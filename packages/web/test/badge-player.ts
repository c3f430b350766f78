// Someone in Hero's Tavern who always follows the badges on the cards: takes the card whose badge promises the most, and
// keeps cards in that order for as long as they can pay. A player for the arena, to see how far that gets against a bot:
// `npm run -s taproom -- arena heros-tavern --bot "exec:node scripts/run.mjs packages/web/test/badge-player.ts" --bot patron --bot patron`.
import { createInterface } from 'node:readline';
import { expectOk, type Seat } from '@taproom/games';
import { type Card, herosTavern, type Move, RESOURCES, tables, type View } from '@taproom/games/heros-tavern';
import { keptProspect } from '../src/games/heros-tavern/table/badges.ts';
import { comingUpTo, type Prospect, prospectOf } from '../src/games/heros-tavern/table/leads.ts';

interface Question {
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly string[];
}

const sorted = (cards: readonly Card[]): string => [...cards].sort().join();

/** What a token is worth in heroes: about what the cards bring that it buys. */
const TOKEN_WORTH = 1;
/** The most entertainment is not safe before the last card: a lead by one counts half. */
const LEAD_IS_SAFE = 0.5;

/** About how many heroes a badge promises: a set or pair that is begun counts as far as it has come. */
function worthOf({ now: { heroes, tokens }, lead }: Prospect): number {
  const all = RESOURCES.reduce((sum, resource) => sum + tokens[resource], 0) * TOKEN_WORTH;
  if (lead?.lead === 'set') return all + Math.max(heroes, (lead.heroes * lead.have) / tables.FOOD_SET);
  if (lead?.lead === 'partner') return all + Math.max(heroes, lead.heroes / 2);
  if (lead?.lead === 'ahead' && lead.by < 2) return all + heroes * LEAD_IS_SAFE;
  return all + heroes;
}

/** The card with the most on its badge, by a function that gives it. */
function best(cards: readonly Card[], worth: (card: Card) => number): { card: Card; worth: number } | null {
  let found: { card: Card; worth: number } | null = null;
  for (const card of cards) {
    const here = worth(card);
    if (found === null || here > found.worth) found = { card, worth: here };
  }
  return found;
}

function pick({ view, seat }: Question, picks: readonly Card[]): Card | undefined {
  const more = (view.players[seat]?.handSize ?? 1) - 1;
  const situation = { rules: herosTavern, players: view.players, seat, canCome: comingUpTo(more) };
  return best(picks, card => worthOf(prospectOf(card, situation)))?.card;
}

/** Card by card, as at the table: each badge is what the card adds to those chosen already. */
function purchase({ view, seat }: Question, legal: readonly (readonly Card[])[]): readonly Card[] {
  const affordable = new Set(legal.map(sorted));
  const left = [...(view.players[seat]?.drafted ?? [])];
  const bought: Card[] = [];
  for (;;) {
    const purchase = { view, seat, besides: [...bought] };
    const possible = left.filter(card => affordable.has(sorted([...bought, card])));
    const next = best(possible, card => worthOf(keptProspect(card, purchase, herosTavern)));
    if (next === null || next.worth <= 0) return bought;
    bought.push(next.card);
    left.splice(left.indexOf(next.card), 1);
  }
}

function answer(question: Question): string {
  const moves = question.moves.map(text => ({ text, move: expectOk(herosTavern.read(text)) as Move }));
  const picks = moves.flatMap(({ move }) => (move.move === 'pick' ? [move.card] : []));
  const wanted = pick(question, picks);
  if (wanted !== undefined)
    return moves.find(({ move }) => move.move === 'pick' && move.card === wanted)?.text ?? '';
  const legal = moves.flatMap(({ move }) => (move.move === 'buy' ? [move.cards] : []));
  const cards = sorted(purchase(question, legal));
  return moves.find(({ move }) => move.move === 'buy' && sorted(move.cards) === cards)?.text ?? '';
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify({ moves: [answer(JSON.parse(line))] }));
}
