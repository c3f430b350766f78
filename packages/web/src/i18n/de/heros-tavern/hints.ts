import type { Card, Resource } from '@taproom/games/heros-tavern';
import type { TavernReasons } from '../../../games/heros-tavern/reasons.ts';
import { counted } from '../../plural.ts';

/** In the accusative: one hero has the form of many. */
const heroes = (n: number): string => `${n} Helden`;

const MAKES: Readonly<Record<Resource, string>> = {
  coins: 'Münzen',
  storage: 'Lagerplätze',
  land: 'Grundstücke',
};

/** Why a choice in Hero's Tavern looks good; `name` has the cards. */
export const reasonWords = (name: Readonly<Record<Card, string>>): TavernReasons => ({
  'heroes-now': of => `bringt sofort ${heroes(of.heroes)}`,
  'completes-food-set': () => 'vollendet einen Dreiersatz',
  'starts-food-set': of => `arbeitet auf einen Dreiersatz hin, noch nötig: ${of.missing} Essen`,
  'ale-pair': () => 'ergibt ein gemischtes Paar',
  'ale-of-one-kind': () => 'ergibt ein sortenreines Paar',
  'starts-ale-pair': () => 'wartet auf ein Ale der anderen Sorte',
  lodging: () => 'bringt sichere Helden',
  markets: of => `ist Markt Nummer ${of.markets}: je mehr, desto besser`,
  staff: of => `${name[of.card]}: zahlt sich mit den passenden Karten aus`,
  engine: of => `bringt ${MAKES[of.resource]} zum Kaufen`,
  'most-entertainment': of => `bringt die meiste Unterhaltung, Vorsprung: ${of.lead}`,
  'ties-entertainment': () => 'zieht bei der Unterhaltung gleich',
  entertainment: of => `holt bei der Unterhaltung auf, Rückstand: ${of.behind}`,
  'keeps-entertainment': () => 'behält Unterhaltung für die nächsten Runden',
  'helps-staff': of => `hilft deinem Personal: ${name[of.card]}`,
  denies: (of, nameOf) => `würde sonst dem nächsten Platz ${heroes(of.heroes)} bringen: ${nameOf(of.seat)}`,
  'heroes-each-round': of =>
    `bringt jedes Mal ${heroes(of.heroes)}, in ${counted('de', of.scorings, { one: 'weiterer Wertung', other: 'weiteren Wertungen' })}`,
  'saves-tokens': of => `spart ${of.tokens} Marker für später`,
});
