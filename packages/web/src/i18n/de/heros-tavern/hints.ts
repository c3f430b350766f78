import type { Card, Resource } from '@taproom/games/heros-tavern';
import type { TavernReasons } from '../../../games/heros-tavern/reasons.ts';
import { cardNumber, heroesObject } from './counts.ts';

const MAKES: Readonly<Record<Resource, string>> = {
  coins: 'Münzen',
  storage: 'Lagerplätze',
  land: 'Grundstücke',
};

/** Why a choice in Hero's Tavern looks good; `name` has the cards. */
export const reasonWords = (name: Readonly<Record<Card, string>>): TavernReasons => ({
  'heroes-now': of => `bringt sofort ${heroesObject(of.heroes)}`,
  'completes-food-set': () => 'vervollständigt einen Dreiersatz',
  'starts-food-set': of =>
    `zum Dreiersatz ${of.missing === 1 ? 'fehlt' : 'fehlen'} dann noch ${cardNumber(of.missing)}`,
  'ale-pair': () => 'ergibt ein gemischtes Paar',
  'ale-of-one-kind': () => 'ergibt ein sortenreines Paar',
  'starts-ale-pair': () => 'wartet auf ein Ale der anderen Sorte',
  lodging: () => 'bringt auf jeden Fall Helden',
  markets: of => `ist dein ${of.markets}. Markt: je mehr, desto besser`,
  staff: of => `${name[of.card]}: zahlt sich mit den passenden Karten aus`,
  engine: of => `bringt ${MAKES[of.resource]} für Käufe`,
  'most-entertainment': of => `bringt dich bei der Unterhaltung nach vorn, Vorsprung: ${of.lead}`,
  'ties-entertainment': () => 'zieht bei der Unterhaltung gleich',
  entertainment: of => `holt bei der Unterhaltung auf, Rückstand noch: ${of.behind}`,
  'keeps-entertainment': () => 'sichert dir Unterhaltung für die nächsten Runden',
  'helps-staff': of => `hilft deinem Personal: ${name[of.card]}`,
  denies: (of, nameOf) => `${nameOf(of.seat)} bekäme dafür sonst ${heroesObject(of.heroes)}`,
  'heroes-each-round': of =>
    of.scorings === 1
      ? `bringt in der nächsten Wertung ${heroesObject(of.heroes)}`
      : `bringt in den nächsten ${of.scorings} Wertungen je ${heroesObject(of.heroes)}`,
  'saves-tokens': of => `spart ${of.tokens} Marker für später`,
});
