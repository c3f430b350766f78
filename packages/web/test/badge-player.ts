// Someone in Hero's Tavern who always follows the badges on the cards: takes the card whose badge promises the most, and
// keeps cards in that order for as long as they can pay. A player for the arena, to see how far that gets against a bot:
// `npm run -s taproom -- arena heros-tavern --bot "exec:node scripts/run.mjs packages/web/test/badge-player.ts" --bot patron --bot patron`.
import { createInterface } from 'node:readline';
import { expectOk, type Seat } from '@taproom/games';
import { type Card, herosTavern, type Move, tables, type View } from '@taproom/games/heros-tavern';
import { keptOnly, prospectOf, withCards } from '../src/games/heros-tavern/table/leads.ts';

interface Question {
  readonly seat: Seat;
  readonly view: View;
  readonly moves: readonly string[];
}

const sorted = (cards: readonly Card[]): string => [...cards].sort().join();

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
  return best(
    picks,
    card => prospectOf(card, { rules: herosTavern, players: view.players, seat, more }).worth,
  )?.card;
}

/** Card by card, as at the table: each badge is what the card adds to those chosen already. */
function purchase({ view, seat }: Question, legal: readonly (readonly Card[])[]): readonly Card[] {
  const affordable = new Set(legal.map(sorted));
  const left = [...(view.players[seat]?.drafted ?? [])];
  const bought: Card[] = [];
  for (;;) {
    const players = withCards(keptOnly(view.players), seat, bought);
    const possible = left.filter(card => affordable.has(sorted([...bought, card])));
    const next = best(
      possible,
      card => prospectOf(card, { rules: herosTavern, players, seat, more: tables.HAND }).worth,
    );
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
