import { tables as t } from '@taproom/games/heros-tavern';
import { brief, dotted, upToLast } from '../../../games/heros-tavern/ladders.ts';
import type { Words } from '../../en/heros-tavern/aid.ts';
import { heroes } from './counts.ts';
import { words as score } from './score.ts';
import { nouns } from './words.ts';

export const words: Words = {
  title: 'Übersichtskarte',
  padTitle: 'Wertungsblock',
  hint: 'Zwei Seiten A4: die Übersichtskarte und ein Wertungsblock.',
  section: {
    round: 'Eine Runde',
    cards: 'Karten',
    staff: 'Personal',
    resources: 'Ressourcen',
    end: `Nach Runde ${t.ROUNDS}`,
  },
  card: 'Karte',
  price: 'Preis',
  heroes: 'Helden',
  cardsOfAKind: `für ${upToLast(t.RESOURCE_TOKENS)} und ab ${t.RESOURCE_TOKENS.length - 1} Karten`,
  phase: {
    deal: { name: 'Austeilen', text: `${t.HAND} Karten für jeden.` },
    draft: {
      name: 'Draft',
      text: 'Wähle eine Karte, deck sie mit den anderen auf und gib den Rest nach links weiter, bis niemand mehr Karten hat.',
    },
    score: { name: 'Wertung', text: 'Zähle die Helden für alle Karten in deiner Taverne.' },
    award: { name: 'Einkommen', text: 'Spiele, Fässer und Werkzeug bringen Marker.' },
    purchase: {
      name: 'Kauf',
      text: 'Bezahl Karten, um sie bis zum Spielende zu behalten. Übrige Marker bleiben dir.',
    },
    discard: { name: 'Ablegen', text: 'Was nicht gekauft ist, kommt auf den Ablagestapel.' },
  },
  gain: {
    entertainment: `am meisten: ${t.ENTERTAINMENT_MOST}, am zweitmeisten: ${t.ENTERTAINMENT_SECOND}; bei Gleichstand geteilt, abgerundet`,
    food: `${t.FOOD_HEROES} je ${t.FOOD_SET} Karten`,
    'light-ale': `${t.ALE_MIXED} mit einem dunklen Ale, sonst ${t.ALE_SAME} für zwei helle Ales`,
    'dark-ale': `${t.ALE_MIXED} mit einem hellen Ale, sonst ${t.ALE_SAME} für zwei dunkle Ales`,
    lodging: `${t.LODGING_HEROES} je Karte`,
    market: `${dotted(t.MARKET_HEROES)} für ${upToLast(t.MARKET_HEROES)} und ab ${t.MARKET_HEROES.length - 1}`,
    games: `Münzen: ${dotted(t.RESOURCE_TOKENS)}`,
    barrel: `Lagerplätze: ${dotted(t.RESOURCE_TOKENS)}`,
    tools: `Grundstücke: ${dotted(t.RESOURCE_TOKENS)}`,
    jester: `nach Unterhaltung: ${brief(t.JESTER_HEROES)}`,
    cook: `${t.COOK_SET} je Dreiersatz Essen, ${t.COOK_ALONE} ohne`,
    bartender: `${t.BARTENDER_MIXED} je gemischtes Paar, ${t.BARTENDER_SAME} je sortenreines Paar, ${t.BARTENDER_ALONE} ohne`,
    maid: `nach Unterkünften: ${brief(t.MAID_HEROES)}`,
    shopkeeper: `${t.SHOPKEEPER_ALONE} + ${t.SHOPKEEPER_MARKET} je Markt`,
  },
  tie: 'Bei Gleichstand auf dem ersten Platz gibt es keinen zweiten. Ohne Unterhaltung gehst du leer aus.',
  pairs: 'Jedes Ale zählt nur in einem Paar.',
  twice: 'Jede Karte zählt für sich.',
  noHeroes: 'Helden bringen sie nicht.',
  end: {
    final: {
      name: 'Schlusswertung',
      text: 'Wertet die gekauften Karten noch einmal und nehmt eure Ressourcen.',
    },
    unspent: { name: 'Nicht ausgegebene Marker', text: `Je ${heroes(t.UNSPENT_HEROES)}.` },
    tie: {
      name: 'Sieg',
      text: 'Wer die meisten Helden hat, gewinnt. Bei Gleichstand gewinnt, wer mehr nicht ausgegebene Marker hat; sonst teilt ihr euch den Sieg.',
    },
  },
  name: nouns.name,
  category: nouns.category,
  tokens: nouns.tokens,
  score,
};
