import type { Card, Category, Numbers, Resource, Tokens } from '@taproom/games/heros-tavern';
import { runs, top } from '../../../games/heros-tavern/ladders.ts';
import type { Lead } from '../../../games/heros-tavern/table/leads.ts';
import type { TooDear } from '../../../games/heros-tavern/table/purse.ts';
import { formOf } from '../../plural.ts';
import { and } from '../log.ts';
import { cardNumber, heroes, heroesObject, tokens as some } from './counts.ts';
import { reasonWords } from './hints.ts';
import { whyWords } from './why.ts';

const tokens = (given: Tokens): string => {
  const parts = (['coins', 'storage', 'land'] as const).filter(resource => given[resource] > 0);
  return parts.map(resource => some(given[resource], resource)).join(', ') || 'nichts';
};

const EARNED = {
  coins: 'Münzen bekommst du für Spiele.',
  storage: 'Lagerplätze bekommst du für Fässer.',
  land: 'Grundstücke bekommst du für Werkzeug.',
} satisfies Record<Resource, string>;

/** One of them that someone lacks: keine Münze, keinen Lagerplatz, kein Grundstück. */
const NONE = { coins: 'keine', storage: 'keinen', land: 'keins' } satisfies Record<Resource, string>;

const isNone = (given: Tokens): boolean => given.coins + given.storage + given.land === 0;

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

/** The number of cards from which on a ladder gives no more. */
const last = (values: readonly number[]): number => values.length - 1;

/** „1 Münze für 1 Karte, bis zu 10 für 5“ */
const climb = (values: readonly number[], first: string): string =>
  `${first} für 1 Karte, | bis zu ${top(values)} für ${last(values)}`;

/** „1, 3, 5, 7 oder 10 Münzen für 1, 2, 3, 4 oder mindestens 5 Karten“ */
const ladder = (values: readonly number[], what: string): string => {
  const or = new Intl.ListFormat('de', { type: 'disjunction' });
  const counts = values.slice(1).map((_, i) => (i + 1 === last(values) ? `mindestens ${i + 1}` : `${i + 1}`));
  return `${or.format(values.slice(1).map(String))} ${what} für ${or.format(counts)} Karten`;
};

/** „1 ohne Unterhaltung, 2 mit 1–2, 4 mit 3–5, 6 ab 6“ */
export const spans = (values: readonly number[], what: string): string =>
  runs(values)
    .map(({ from, to, value }) => {
      if (to === 0) return `${value} ohne ${what}`;
      if (to === null) return `${value} ab ${from}`;
      return `${value} mit ${from === to ? from : `${from}–${to}`}`;
    })
    .join(', ');

const aleRule = (t: Numbers): string =>
  `Ein helles und ein dunkles Ale: ${heroes(t.ALE_MIXED)}. Jedes sortenreine Paar aus den übrigen Ales: ${t.ALE_SAME}.`;

/** The words without numbers of the rules. */
export const nouns = {
  name,
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
  heroes,
  tokens,
};

export const tavernWords = (t: Numbers) => ({
  ...nouns,
  lines: {
    entertainment: `am meisten: ${t.ENTERTAINMENT_MOST} | am zweitmeisten: ${t.ENTERTAINMENT_SECOND}`,
    food: `Dreiersatz: ${t.FOOD_HEROES}`,
    'light-ale': `hell + dunkel: ${t.ALE_MIXED} | zwei gleiche: ${t.ALE_SAME}`,
    'dark-ale': `hell + dunkel: ${t.ALE_MIXED} | zwei gleiche: ${t.ALE_SAME}`,
    lodging: `je ${heroes(t.LODGING_HEROES)}`,
    market: climb(t.MARKET_HEROES, `${t.MARKET_HEROES[1]}`),
    games: climb(t.RESOURCE_TOKENS, some(t.RESOURCE_TOKENS[1] ?? 0, 'coins')),
    barrel: climb(t.RESOURCE_TOKENS, some(t.RESOURCE_TOKENS[1] ?? 0, 'storage')),
    tools: climb(t.RESOURCE_TOKENS, some(t.RESOURCE_TOKENS[1] ?? 0, 'land')),
    jester: `allein ${t.JESTER_HEROES[0]}, mit | Unterhaltung bis zu ${top(t.JESTER_HEROES)}`,
    cook: `${t.COOK_SET} je Dreiersatz | Essen`,
    bartender: `hell + dunkel: ${t.BARTENDER_MIXED} | zwei gleiche: ${t.BARTENDER_SAME}`,
    maid: `allein ${t.MAID_HEROES[0]}, mit | Unterkünften bis zu ${top(t.MAID_HEROES)}`,
    shopkeeper: `allein ${t.SHOPKEEPER_ALONE}, | je Markt ${t.SHOPKEEPER_MARKET} mehr`,
  } satisfies Record<Card, string>,
  rule: {
    entertainment: `Wer am meisten Unterhaltung in der Taverne hat, bekommt ${heroesObject(t.ENTERTAINMENT_MOST)}; wer am zweitmeisten hat, ${t.ENTERTAINMENT_SECOND}. Bei Gleichstand wird geteilt und abgerundet; teilen sich mehrere den ersten Platz, gibt es keinen zweiten.`,
    food: `Jeder Dreiersatz: ${heroes(t.FOOD_HEROES)}.`,
    'light-ale': aleRule(t),
    'dark-ale': aleRule(t),
    lodging: `Je Karte ${heroes(t.LODGING_HEROES)}.`,
    market: `${ladder(t.MARKET_HEROES, 'Helden')}.`,
    games: `${ladder(t.RESOURCE_TOKENS, 'Münzen')}. Keine Helden.`,
    barrel: `${ladder(t.RESOURCE_TOKENS, 'Lagerplätze')}. Keine Helden.`,
    tools: `${ladder(t.RESOURCE_TOKENS, 'Grundstücke')}. Keine Helden.`,
    jester: `Helden je nach Unterhaltung: ${spans(t.JESTER_HEROES, 'Unterhaltung')}.`,
    cook: `${heroes(t.COOK_SET)} für jeden Dreiersatz Essen; ${t.COOK_ALONE} ohne Dreiersatz.`,
    bartender: `${heroes(t.BARTENDER_MIXED)} für jedes gemischte Paar, ${t.BARTENDER_SAME} für jedes sortenreine Paar; ${t.BARTENDER_ALONE} ohne Paar.`,
    maid: `Helden je nach Zahl der Unterkünfte: ${spans(t.MAID_HEROES, 'Unterkunft')}.`,
    shopkeeper: `${heroes(t.SHOPKEEPER_ALONE)}, dazu ${t.SHOPKEEPER_MARKET} für jeden Markt.`,
  } satisfies Record<Card, string>,
  round: (round: number) => `Runde ${round} von ${t.ROUNDS}`,
  step: (step: number, of: number) => `Karte ${step} von ${of}`,
  purchase: 'Kauf',
  over: 'Schlusswertung',
  passing: 'Die Handkarten wandern nach links',
  yourTavern: 'Deine Taverne',
  emptyTavern: 'Noch keine Karten.',
  open: (name: string) => `Taverne ansehen: ${name}`,
  keptCards: 'Gekaufte Karten',
  nothingKept: 'noch nichts gekauft',
  draftedCards: 'Karten dieser Runde',
  nothingDrafted: 'noch keine in dieser Runde',
  allLook: 'Jetzt dürfen alle hinsehen: Diese Karten wurden gerade aufgedeckt.',
  goOn: 'Weiter',
  theirTavern: (name: string) => `Taverne: ${name}`,
  isIn: 'hat gewählt',
  choosing: 'wählt noch …',
  kind: (of: { name: string; count: number; bought: number }) =>
    `${of.name}: ${of.count}${of.bought > 0 ? `, davon ${of.bought} gekauft` : ''}`,
  bought: (n: number) => `${n} gekauft`,
  hand: 'Deine Handkarten',
  handCard: (card: { name: string; price: string; gain: string; rule: string }) =>
    `${card.name}. Das bringt jetzt: ${card.gain}. ${card.rule} Preis: ${card.price}.`,
  gain: (n: number, given: Tokens) =>
    [
      ...(n > 0 || isNone(given) ? [`+${heroes(n)}`] : []),
      ...(isNone(given) ? [] : [`+${tokens(given)}`]),
    ].join(', '),
  lead: (lead: Lead): string => {
    switch (lead.lead) {
      case 'set':
        return `${lead.have} von ${t.FOOD_SET} für +${heroes(lead.heroes)}`;
      case 'partner':
        return `mit ${lead.partner === 'light-ale' ? 'Hellem' : 'Dunklem'}: +${lead.heroes}`;
      case 'next':
        return `die nächste: +${lead.adds}`;
      case 'ahead':
        if (lead.by === 0) return 'gleichauf vorn';
        return lead.by > 0 ? `Vorsprung: ${lead.by}` : `Rückstand: ${-lead.by}`;
    }
  },
  eachRound: (gain: string) => `${gain} pro Runde`,
  atTheEnd: (gain: string) => `${gain} am Schluss`,
  /** Beside what a purchase brings: all buy at once. */
  ifOthersBuyNone: 'falls andere keine kaufen',
  /** Why the round is worth less than before. */
  overtaken: (lost: number) => `Bei Unterhaltung überholt: −${heroes(lost)}.`,
  choose: 'Wähle eine Karte für deine Taverne.',
  waiting: (names: readonly string[]) =>
    `Deine Wahl steht. Es ${names.length === 1 ? 'wählt' : 'wählen'} noch: ${and(names)}.`,
  othersChoose: (names: readonly string[]) =>
    `Es ${names.length === 1 ? 'wählt' : 'wählen'} noch: ${and(names)}.`,
  botChose: (names: readonly string[]) =>
    `Dein Bot hat gewählt. Es ${names.length === 1 ? 'wählt' : 'wählen'} noch: ${and(names)}.`,
  watching: 'Du schaust zu.',
  changeMind: 'Neu wählen',
  confirm: 'Bestätigen',
  confirmPick: (card: string) => `„${card}“ nehmen`,
  cost: (price: string) => `Preis: ${price}`,
  buyTitle: 'Welche Karten behältst du?',
  buyHint: `Wähle, welche Karten du behältst. Übrige Marker bleiben dir und bringen am Ende je ${heroesObject(t.UNSPENT_HEROES)}.`,
  buyLast: `Wähle Karten für die Schlusswertung. Jeder ausgegebene Marker kostet dich ${heroesObject(t.UNSPENT_HEROES)}.`,
  tooDear: ({ resource, need, have }: TooDear) =>
    `Das kostet ${some(need, resource)}, du hast ${have > 0 ? `nur ${have}` : need === 1 ? NONE[resource] : 'keine'}. ${EARNED[resource]}`,
  buyCard: (card: { name: string; price: string; brings: string; marked: boolean; why: string }) =>
    `${card.name}, Preis: ${card.price}; bringt künftig: ${card.brings}${card.marked ? ', wird gekauft' : ''}${card.why === '' ? '' : `. ${card.why}`}`,
  stays: 'bleibt',
  left: 'Übrig',
  buyNothing: 'Nichts kaufen',
  buySome: 'Karten kaufen',
  putBack: (cards: string) => `Leg zuerst zurück: ${cards}.`,
  buy: (n: number) => `${cardNumber(n)} kaufen`,
  news: 'Gerade passiert',
  noNews: 'Alle wählen eine Karte, decken sie auf und geben den Rest nach links weiter.',
  noPurchaseNews: 'Alle entscheiden gleichzeitig, welche Karten sie behalten.',
  picksNews: (step: number) => `Karte ${step} aufgedeckt`,
  purchaseNews: 'Dauerhaft gekauft',
  nothing: 'nichts',
  took: (name: string, card: string) => `${name}: ${card}`,
  scoring: (round: number) => `Wertung von Runde ${round}`,
  runningTotal: 'Helden (klein: Zwischensumme)',
  total: 'Gesamtergebnis',
  sum: 'Summe',
  cardsBehind: 'Wofür es Helden gab',
  why: whyWords(t, name),
  before: (n: number) => `(bisher ${n})`,
  awarded: 'Marker (+ neue)',
  yours: (why: string) => `Du: ${why}`,
  unspent: 'Nicht ausgegeben',
  unspentTokens: 'Nicht ausgegebene Marker',
  pad: 'Wertungsblock',
  padOf: (name: string) => `Wertungsblock: ${name}`,
  padRound: (round: number) => `Runde ${round}`,
  padFinal: 'Schluss',
  short: { log: 'Verlauf', pad: 'Block', deck: 'Karten', memory: 'Gesehen' },
  reference: 'Übersichtskarte',
  close: 'Schließen',
  moreCards: (n: number) => `noch ${n}`,
  cardWord: (n: number) => formOf('de', n, { one: 'Karte', other: 'Karten' }),
  othersTurns: 'Spielzüge der anderen',
  prices: [
    'Karten nimmst du kostenlos. Den Preis zahlst du erst nach der Wertung, für jede, die du bis zum Spielende behalten willst.',
    `Marker, die du nicht ausgibst, behältst du. Am Ende bringt jeder ${heroesObject(t.UNSPENT_HEROES)}.`,
    `Nach Runde ${t.ROUNDS} kommt die Schlusswertung: Nur gekaufte Karten zählen noch einmal.`,
  ],
  copies: cardNumber,
  memory: 'Gesehene Handkarten',
  seenHand: 'Handkarten',
  unseen: 'noch nicht gesehen',
  noHands: 'Gerade hat niemand Handkarten.',
  handOver: (name: string) => `Gib den Bildschirm an ${name} weiter`,
  handOverHint:
    'Niemand sonst sollte jetzt hinsehen. Die Handkarten erscheinen, sobald du den Knopf drückst.',
  lift: (name: string) => `Ich bin ${name}`,
  winner: (names: string) => `Gewonnen: ${names}`,
  winners: (names: string) => `Geteilter Sieg: ${names}`,
  tieWon: (name: string, n: number) =>
    `Gleich viele Helden: Die meisten nicht ausgegebenen Marker entscheiden (${name}: ${n}).`,
  tieShared: 'Gleich viele Helden und gleich viele nicht ausgegebene Marker: Der Sieg wird geteilt.',
  and: (names: readonly string[]) => new Intl.ListFormat('de').format(names),
  roundSoFar: (n: number) => `Diese Runde: ${heroes(n)}`,
  makers: 'Ressourcen',
  skip: 'Überspringen',
  toPurchase: 'Weiter zum Kauf',
  scoringTold: 'Das war die Runde. Wähle nun, welche Karten du behältst.',
  scoringToldLast: 'Das war die letzte Runde. Wähle, was du behältst: Gleich kommt die Schlusswertung.',
  scoringTelling:
    'Die letzte Karte kam automatisch in deine Taverne. Jetzt wird gewertet, eine Kartenart nach der anderen.',
  hint: 'Tipp',
  hintThinking: 'Einen Moment …',
  hinted: (what: string, reasons: readonly string[]) =>
    `Tipp: ${what}${reasons.length > 0 ? ` – ${reasons.join('; ')}` : ''}.`,
  hintMark: 'empfohlen',
  lately: { picks: 'Andere nahmen:', purchases: 'Andere kauften:' },
  afterRounds: (rounds: number) => `Nach Runde ${rounds}`,
  byRound: 'Runde für Runde',
  byCategory: 'Nach Kartenart',
  chart: 'Helden im Laufe der Runden',
  chartOf: (name: string, totals: string) => `${name}: ${totals}`,
  reason: reasonWords(name),
  heroWord: (n: number) => formOf('de', n, { one: 'Held', other: 'Helden' }),
});
