import type { Card, Category, Resource, Tokens } from '@taproom/games/heros-tavern';
import { counted, formOf } from '../../plural.ts';
import { reasonWords } from './hints.ts';

const RESOURCE = {
  coins: { one: 'Münze', other: 'Münzen' },
  storage: { one: 'Lagerplatz', other: 'Lagerplätze' },
  land: { one: 'Grundstück', other: 'Grundstücke' },
} satisfies Record<Resource, object>;

const some = (n: number, resource: Resource): string => counted('de', n, RESOURCE[resource]);

const tokens = (given: Tokens): string => {
  const parts = (['coins', 'storage', 'land'] as const).filter(resource => given[resource] > 0);
  return parts.map(resource => some(given[resource], resource)).join(', ') || 'nichts';
};

const isNone = (given: Tokens): boolean => given.coins + given.storage + given.land === 0;

const heroes = (n: number): string => counted('de', n, { one: 'Held', other: 'Helden' });

const name = {
  entertainment: 'Unterhaltung',
  food: 'Essen',
  'light-ale': 'Helles Ale',
  'dark-ale': 'Dunkles Ale',
  lodging: 'Unterkunft',
  market: 'Markt',
  games: 'Spiele',
  barrel: 'Fass',
  tools: 'Werkzeug',
  jester: 'Narr',
  cook: 'Koch',
  bartender: 'Schankknecht',
  maid: 'Magd',
  shopkeeper: 'Krämer',
} satisfies Record<Card, string>;

export const tavernWords = {
  name,
  lines: {
    entertainment: 'meiste: 6 | zweitmeiste: 3',
    food: 'drei: 10',
    'light-ale': 'hell + dunkel: 10 | zwei gleiche: 3',
    'dark-ale': 'hell + dunkel: 10 | zwei gleiche: 3',
    lodging: 'je 2',
    market: '1, 3, 5, 7, 10 | für 1 bis 5',
    games: '1, 3, 5, 7, 10 Münzen | für 1 bis 5',
    barrel: '1, 3, 5, 7, 10 Lager | für 1 bis 5',
    tools: '1, 3, 5, 7, 10 Land | für 1 bis 5',
    jester: '1, 2, 4, 6 für | Unterhaltung',
    cook: '5 für je | drei Essen',
    bartender: 'hell + dunkel: 5 | zwei gleiche: 2',
    maid: '1, 2, 4, 6 | für Unterkünfte',
    shopkeeper: '1, und 1 | je Markt',
  } satisfies Record<Card, string>,
  rule: {
    entertainment:
      'Am meisten in der Runde: 6 Helden; am zweitmeisten: 3. Bei Gleichstand wird geteilt und abgerundet; teilen sich mehrere den ersten Platz, gibt es keinen zweiten.',
    food: 'Jeder Dreiersatz: 10 Helden.',
    'light-ale': 'Ein helles und ein dunkles Ale: 10 Helden. Ein sortenreines Paar aus dem Rest: 3.',
    'dark-ale': 'Ein helles und ein dunkles Ale: 10 Helden. Ein sortenreines Paar aus dem Rest: 3.',
    lodging: 'Je 2 Helden.',
    market: '1, 3, 5, 7 oder 10 Helden für 1, 2, 3, 4 oder mindestens 5.',
    games: '1, 3, 5, 7 oder 10 Münzen für 1, 2, 3, 4 oder mindestens 5. Keine Helden.',
    barrel: '1, 3, 5, 7 oder 10 Lagerplätze für 1, 2, 3, 4 oder mindestens 5. Keine Helden.',
    tools: '1, 3, 5, 7 oder 10 Grundstücke für 1, 2, 3, 4 oder mindestens 5. Keine Helden.',
    jester: '1 Held ohne Unterhaltung, 2 mit einer oder zwei, 4 mit drei bis fünf, 6 ab sechs.',
    cook: '5 Helden für jeden Dreiersatz Essen; 1 ohne Satz.',
    bartender: '5 Helden für jedes gemischte Paar, 2 für jedes sortenreine Paar; 1 ohne Paar.',
    maid: '1 Held ohne Unterkunft, 2 mit einer, 4 mit zwei, 6 ab drei.',
    shopkeeper: '1 Held, und 1 weiterer für jeden Markt.',
  } satisfies Record<Card, string>,
  category: {
    entertainment: 'Unterhaltung',
    food: 'Essen',
    ale: 'Ale',
    lodging: 'Unterkunft',
    market: 'Markt',
    staff: 'Personal',
  } satisfies Record<Category, string>,
  resource: { coins: 'Münzen', storage: 'Lagerplätze', land: 'Grundstücke' } satisfies Record<
    Resource,
    string
  >,
  round: (round: number) => `Runde ${round} von 5`,
  step: (step: number, of: number) => `Karte ${step} von ${of}`,
  purchase: 'Kauf',
  over: 'Schlusswertung',
  passing: 'Die Hände gehen nach links',
  yourTavern: 'Deine Taverne',
  emptyTavern: 'Noch keine Karten.',
  theirTavern: (name: string) => `Taverne: ${name}`,
  heroes,
  tokens,
  isIn: 'hat gewählt',
  choosing: 'wählt noch …',
  kind: (of: { name: string; count: number; bought: number }) =>
    `${of.name}: ${of.count}${of.bought > 0 ? `, davon gekauft: ${of.bought}` : ''}`,
  bought: (n: number) => `${n} gekauft`,
  hand: 'Deine Hand',
  handCard: (card: { name: string; price: string; gain: string; rule: string }) =>
    `${card.name}. Bringt jetzt: ${card.gain}. ${card.rule} Preis: ${card.price}.`,
  gain: (n: number, given: Tokens) =>
    [
      ...(n > 0 || isNone(given) ? [`+${heroes(n)}`] : []),
      ...(isNone(given) ? [] : [`+${tokens(given)}`]),
    ].join(', '),
  choose: 'Wähle eine Karte für deine Taverne.',
  waiting: 'Deine Wahl steht. Die anderen wählen noch.',
  watching: 'Der Tisch spielt von selbst.',
  changeMind: 'Neu wählen',
  confirm: 'Bestätigen',
  confirmPick: (card: string) => `Nehmen: ${card}`,
  cost: (price: string) => `Preis: ${price}`,
  buyTitle: 'Was soll bleiben?',
  buyHint: 'Lege Marker auf Karten, die für den Rest des Spiels bleiben sollen. Die anderen werden abgelegt.',
  buyCard: (card: { name: string; price: string; marked: boolean; why: string }) =>
    `${card.name}, Preis: ${card.price}${card.marked ? ', wird gekauft' : ''}${card.why === '' ? '' : `. ${card.why}`}`,
  stays: 'bleibt',
  left: 'Übrig',
  buyNothing: 'Nichts kaufen',
  buy: (n: number) => `${counted('de', n, { one: 'Karte', other: 'Karten' })} kaufen`,
  news: 'Was gerade geschah',
  noNews: 'Alle wählen eine Karte, decken sie auf und geben den Rest nach links weiter.',
  picksNews: (step: number) => `Karte ${step} ist aufgedeckt`,
  purchaseNews: 'Gekauft, um zu bleiben',
  nothing: 'nichts',
  took: (name: string, card: string) => `${name}: ${card}`,
  scoring: (round: number) => `Wertung der Runde ${round}`,
  runningTotal: 'Helden, und klein die Summe bis dahin',
  total: 'Gesamtergebnis',
  sum: 'Summe',
  cardsBehind: 'Helden, und klein die Karten dahinter',
  awarded: 'Ressourcen',
  unspent: 'Nicht ausgegeben',
  unspentTokens: 'Nicht ausgegebene Marker',
  pad: 'Wertungsblock',
  padOf: (name: string) => `Wertungsblock: ${name}`,
  padRound: (round: number) => `Runde ${round}`,
  padFinal: 'Schluss',
  reference: 'Übersichtskarte',
  close: 'Schließen',
  copies: (n: number) => counted('de', n, { one: 'Karte', other: 'Karten' }),
  memory: 'Gesehene Hände',
  seenHand: 'In dieser Hand',
  unseen: 'noch nicht gesehen',
  handOver: (name: string) => `Gib den Bildschirm an ${name}`,
  handOverHint: 'Jetzt sollte sonst niemand hinsehen. Die Hand erscheint, wenn du den Vorhang hebst.',
  lift: (name: string) => `Ich bin ${name}`,
  winner: (names: string) => `Gewonnen: ${names}`,
  winners: (names: string) => `Geteilter Sieg: ${names}`,
  tieWon: (name: string, n: number) =>
    `Gleich viele Helden: ${name} gewinnt mit ${counted('de', n, { one: 'nicht ausgegebenem Marker', other: 'nicht ausgegebenen Markern' })}.`,
  tieShared: 'Gleich viele Helden und gleich viele nicht ausgegebene Marker: Der Sieg wird geteilt.',
  home: 'Zurück ins Haus',
  and: (names: readonly string[]) => new Intl.ListFormat('de').format(names),
  roundSoFar: (n: number) => `Diese Runde: ${heroes(n)}`,
  makers: 'Ressourcen',
  skip: 'Überspringen',
  toPurchase: 'Weiter zum Kauf',
  scoringTold: 'Das war die Runde. Wähle nun, was bleiben soll.',
  scoringTelling: 'Die Tavernen werden gewertet, eine Kartenart nach der anderen.',
  hint: 'Tipp',
  hintThinking: 'Kurz nachdenken …',
  hinted: (what: string, reasons: readonly string[]) =>
    `Tipp: ${what}${reasons.length > 0 ? ` – ${reasons.join('; ')}` : ''}.`,
  hintMark: 'empfohlen',
  byRound: 'Runde für Runde',
  byCategory: 'Nach Kartenart',
  chart: 'Helden über die Runden',
  chartOf: (name: string, totals: string) => `${name}: ${totals}`,
  reason: reasonWords(name),
  heroWord: (n: number) => formOf('de', n, { one: 'Held', other: 'Helden' }),
};
