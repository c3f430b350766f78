import {
  CARDS,
  CATEGORIES,
  type Card,
  type Category,
  isCard,
  isResource,
  type Resource,
} from '@taproom/games/heros-tavern';
import type { About, Speech } from '../../play/face.ts';
import { spokenProspect } from './table/badges.ts';
import { boothOf } from './table/card-groups.ts';
import { countsOf, openCards, standings } from './table/gains.ts';
import { sumOf } from './table/rows.ts';
import type { Tavern, TavernNow } from './types.ts';
import type { TavernWords } from './words.ts';

/** The rule that says what a category scores. */
const RULE_OF: Readonly<Record<Category, string>> = {
  entertainment: '3.1',
  food: '3.2',
  ale: '3.3',
  lodging: '3.4',
  market: '3.5',
  staff: '3.6',
};
const MAKERS_RULE = '4.1';

const isCategory = (name: string): name is Category => CATEGORIES.some(category => category === name);

/** What the things on the table say about themselves, by the keys they carry as `data-about`. */
export const aboutIn =
  (words: TavernWords): Speech<Tavern>['about'] =>
  (key, now, reader) => {
    const [kind = '', of = ''] = key.split(':');
    switch (kind) {
      case 'card':
        return isCard(of) ? aboutCard(of, now, words) : null;
      case 'booth':
        return aboutBooth(of, now, words);
      case 'token':
        return isResource(of) ? aboutToken(of, now, words) : null;
      case 'rival':
        return aboutRival(Number(of), now, words, reader.called);
      case 'row':
        return aboutRow(Number(of), now, words);
      default:
        return aboutTable(kind, now, words);
    }
  };

const ownOf = ({ view, seat }: TavernNow) => (seat === null ? undefined : view.players[seat]);

function aboutCard(card: Card, now: TavernNow, { tavern, about }: TavernWords): About {
  const { rules, view, seat } = now;
  const own = ownOf(now);
  const booth = boothOf(card);
  const hand = own?.hand ?? [];
  const adds =
    seat !== null && hand.includes(card)
      ? [about.adds(spokenProspect(card, view, seat, { rules, words: tavern }))]
      : [];
  return {
    title: tavern.name[card],
    lines: [tavern.rule[card], ...adds, about.price(tavern.tokens(view.options.prices[card]))],
    rule: booth === 'makers' ? MAKERS_RULE : RULE_OF[booth],
  };
}

function aboutBooth(booth: string, now: TavernNow, { tavern, about }: TavernWords): About | null {
  if (booth === 'makers') return { title: tavern.makers, lines: [about.makers], rule: MAKERS_RULE };
  if (!isCategory(booth)) return null;
  const rule = { ...tavern.rule, ale: tavern.rule['light-ale'], staff: about.staff }[booth];
  const own = ownOf(now);
  const scored = now.seat === null ? undefined : standings(now.rules, now.view.players)[now.seat];
  const counts = countsOf(own === undefined ? [] : openCards(own));
  const cards = CARDS.filter(card => boothOf(card) === booth).reduce((sum, card) => sum + counts[card], 0);
  const lines = scored === undefined ? [rule] : [rule, about.booth(scored[booth], cards)];
  return { title: tavern.category[booth], lines, rule: RULE_OF[booth] };
}

function aboutToken(resource: Resource, now: TavernNow, { tavern, about }: TavernWords): About {
  const own = ownOf(now);
  const lines = own === undefined ? [about.token] : [about.token, about.have(own.tokens[resource])];
  return { title: tavern.resource[resource], lines, rule: MAKERS_RULE };
}

function aboutRival(
  seat: number,
  { view }: TavernNow,
  { tavern, about }: TavernWords,
  called: readonly string[],
): About | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  return {
    title: tavern.theirTavern(called[seat] ?? ''),
    lines: [about.rival(player.heroes, tavern.tokens(player.tokens)), about.pressRival],
    rule: '2.2',
  };
}

function aboutRow(row: number, now: TavernNow, { tavern, about }: TavernWords): About {
  const heroes = ownOf(now)?.pad[row];
  const isFinal = row >= now.rules.numbers.ROUNDS;
  return {
    title: isFinal ? tavern.over : tavern.padRound(row + 1),
    lines: [heroes === undefined ? about.rowOpen : about.rowDone(sumOf(heroes))],
    rule: isFinal ? '7.1' : '2.3',
  };
}

function aboutTable(thing: string, now: TavernNow, { tavern, about }: TavernWords): About | null {
  const own = ownOf(now);
  switch (thing) {
    case 'heroes': {
      const lines = own === undefined ? [about.heroes] : [about.heroes, about.total(own.heroes)];
      return { title: about.heroesTitle, lines, rule: '7.2' };
    }
    case 'round-so-far':
      return { title: about.soFarTitle, lines: [about.soFar], rule: '2.3' };
    case 'unspent':
      return { title: tavern.unspentTokens, lines: [about.unspent], rule: '7.1' };
    case 'passing':
      return { title: about.passingTitle, lines: [about.passing], rule: '2.2' };
    case 'round':
      return { title: about.roundTitle, lines: [about.round], rule: '2.3' };
    default:
      return null;
  }
}
