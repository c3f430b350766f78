import type {
  Breakdown,
  Card,
  Event,
  PlayerPosition,
  Resource,
  Side,
  Slot,
  SpaceKind,
  Spot,
} from '@taproom/games/heaven-and-ale';
import { RESOURCES } from '@taproom/games/heaven-and-ale';
import type { Row, Card as TavernCard, Tokens } from '@taproom/games/heros-tavern';
import type { HexFacts, SpaceFacts, Stretch } from '../../games/heaven-and-ale/text-table/passages.ts';
import type { Vocabulary } from '../../text-table/vocabulary.ts';
import { number, rowParts } from '../parts.ts';
import { counted } from '../plural.ts';
import { boardWords } from './heaven-and-ale/board.ts';
import { cloisterWords as words } from './heaven-and-ale/words.ts';
import { tavernWords } from './heros-tavern/words.ts';
import { cards, pair, SLOT, spot } from './log.ts';

const joined = new Intl.ListFormat('de');
const and = (items: readonly string[]): string => joined.format(items);
const list = (items: readonly string[]): string => items.join(', ') || 'keine';

const KIND: Record<SpaceKind, string> = {
  resource: 'Rohstoff-Feld',
  monk: 'Mönchsfeld',
  scoring: 'Wertungsscheibenfeld',
  barrel: 'Fassfeld',
};

const OPEN = {
  A: 'eine Scheibe für das X-Erntefeld',
  B: 'eine Scheibe für ein Mönchs-Erntefeld',
  C: 'eine Scheibe für ein Rohstoff-Erntefeld',
  '*': 'eine Scheibe für ein beliebiges Erntefeld',
};

const SIDE: Record<Side | 'border', string> = { sunny: 'Sonne', border: 'Grenze', shady: 'Schatten' };
const ON: Record<Side, string> = { sunny: 'in die Sonne', shady: 'in den Schatten' };

const hex = (at: HexFacts): string => {
  if ('tile' in at) return `${at.hex} ${at.tile === null ? 'leer' : boardWords.tile(at.tile)}`;
  return at.shed === null
    ? `${at.hex} Scheunenplatz mit ${at.filled} von 6 Nachbarn`
    : `${at.hex} Scheune der Größe ${at.shed}`;
};

const onSpace = (at: SpaceFacts): string[] => [
  ...at.tiles.map(boardWords.tile),
  ...(at.kind === 'monk' ? [`Preis ${at.price}`] : []),
  ...(at.letter === null
    ? []
    : [
        at.discs === 0
          ? 'keine Scheibe mehr'
          : at.discs === 1
            ? OPEN[at.letter]
            : `${at.discs}-mal ${OPEN[at.letter]}`,
      ]),
];

const here = (names: readonly string[]): string => (names.length > 0 ? `; hier: ${names.join(', ')}` : '');

export const textWords = {
  title: 'Texttisch',
  command: 'Dein Befehl',
  hintLine: 'Mit ? erfährst du, was du tun kannst. Tab ergänzt, Pfeil nach oben holt Getipptes zurück.',
  send: 'Senden',
  suggestions: 'Vorschläge',
  answers: 'Gespräch',
  position: 'Stellung',
  vocabulary: {
    command: {
      help: 'hilfe ?',
      look: 'schau zeige',
      undo: 'zurück rückgängig',
      redo: 'wiederholen',
      over: 'neu',
      done: 'fertig bestätigen',
      hint: 'tipp',
      why: 'warum',
      lift: 'aufdecken',
      retry: 'nochmal',
      replace: 'ersetzen',
      go: 'ziehe zieh',
      start: 'start',
      buy: 'kaufe kauf',
      activate: 'aktiviere',
      score: 'werte',
      card: 'karte',
      return: 'abgeben',
      pick: 'wähle nimm',
    },
    topic: {
      now: 'jetzt',
      me: 'ich',
      garden: 'garten',
      board: 'plan spielplan',
      barrels: 'fässer',
      hand: 'hand',
      tavern: 'taverne',
      players: 'andere spieler',
      score: 'punkte',
      log: 'verlauf',
    },
    noun: {
      wood: 'holz',
      yeast: 'hefe',
      hops: 'hopfen',
      water: 'wasser',
      barley: 'gerste',
      monk: 'mönch',
      fertility: 'ertragszahl ertrag',
      first: 'startspieler',
      brewmaster: 'braumeister',
      marker: 'marker',
      ducats: 'dukaten',
      harvest: 'ernte',
      stragglers: 'nachzügler',
      barrels: 'fässer',
      purse: 'geldbeutel',
      none: 'keine',
      entertainment: 'unterhaltung',
      food: 'essen',
      'light-ale': 'helles-ale',
      'dark-ale': 'dunkles-ale',
      lodging: 'unterkunft',
      market: 'markt',
      games: 'spiele',
      barrel: 'fass',
      tools: 'werkzeug',
      jester: 'narr',
      cook: 'koch',
      bartender: 'schankknecht',
      maid: 'magd',
      shopkeeper: 'krämer',
      nothing: 'nichts',
    },
  } satisfies Vocabulary as Vocabulary,

  // ---- Answers
  greeting: 'Willkommen am Texttisch. Mit ? erfährst du, was du tun kannst.',
  nowhereToLook: (text: string) =>
    `„${text}“ gibt es hier nicht anzuschauen. Mit ? erfährst du, was du anschauen kannst.`,
  noSuchSeat: (seats: number) => `Die Plätze gehen von 1 bis ${seats}.`,
  whyWhat: 'Nenne danach einen Zug, dann erfährst du, ob er erlaubt ist und warum.',
  allowed: 'Das ist erlaubt.',
  noneNow: 'So einen Zug gibt es jetzt nicht.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  nothingPlanned: 'Noch ist nichts geplant.',
  planned: (sentence: string) => `Geplant: ${sentence}`,
  takenBack: 'Dein letzter Zug ist zurückgenommen.',
  confirmed: 'Bestätigt.',
  noHint: 'Jetzt gibt es keinen Tipp: nur wenn du dran bist und kein anderer Mensch mitspielt.',
  thinking: 'Einen Moment, der beste Bot denkt nach.',
  hint: 'Der beste Bot würde so spielen.',
  stalled: (retry: string, replace: string, levels: readonly string[]) =>
    `Tippe „${retry}“ für einen neuen Versuch oder „${replace}“ und eine Stärke, damit ein anderer Bot übernimmt: ${levels.join(', ')}.`,
  notStalled: 'Kein Bot ist ausgefallen.',
  retrying: 'Neuer Versuch.',
  replaced: (level: string) => `${level} übernimmt.`,
  hidden: 'Verdeckt, bis der Vorhang aufgeht.',

  // ---- The position
  now: 'Jetzt',
  round: (round: number, of: number) => `Runde ${round} von ${of}.`,
  waiting: (names: readonly string[]) => `Noch am Zug: ${names.join(', ')}.`,
  curtain: (name: string, lift: string) =>
    `Gib den Bildschirm an ${name} weiter. Sonst sollte jetzt niemand mitlesen. Dann tippe „${lift}“.`,
  mayConfirm: (done: string) => `Tippe „${done}“, um deinen Zug zu bestätigen.`,
  chosen: (card: TavernCard) => `Bisher gewählt: ${tavernWords.name[card]}.`,
  slot: (slot: Slot, names: readonly string[]) => `Startbereich, ${SLOT[slot]}${here(names)}`,
  space: (at: SpaceFacts, names: readonly string[]) =>
    `${[`${at.space}: ${KIND[at.kind]}`, ...onSpace(at)].join(', ')}${here(names)}`,
  there: (at: SpaceFacts) => `Dort: ${onSpace(at).join(', ')}.`,
  barrels: 'Fässer',
  player: (name: string, seat: number) => `${name}, Platz ${seat}`,
  ducats: (n: number) => `Dukaten: ${n}`,
  figure: ({ figure, out }: PlayerPosition) => {
    if (figure === null) return 'Spielfigur: noch nicht aufgestellt';
    const place = typeof figure === 'number' ? `Feld ${figure}` : SLOT[figure];
    return `Spielfigur: ${place}${out ? ', aus der Runde' : ''}`;
  },
  markers: (at: { markers: Readonly<Record<Resource, number>>; rearmost: readonly Resource[] }) =>
    `Rohstoffmarker: ${RESOURCES.map(one => `${words.resource[one]} ${number(at.markers[one])}`).join(', ')}; am weitesten hinten: ${at.rearmost.map(one => words.resource[one]).join(', ')}`,
  brewmaster: (at: { spot: number; rate: number; value: number }) =>
    `Braumeister: ${number(at.spot)}; Umtauschwert ${at.rate} zu 1, Siegpunktwert ${at.value}`,
  cards: (hand: readonly Card[]) =>
    `Privilegkarten auf der Hand: ${list(hand.map(card => words.card[card]))}`,
  placed: (all: readonly { card: Card; spots: readonly [Spot, Spot] }[]) =>
    `Angelegte Privilegkarten: ${list(all.map(one => `${words.card[one.card]} bei ${pair(one.spots)}`))}`,
  discs: (spots: readonly Spot[]) => `Wertungsscheiben: ${list(spots.map(spot))}`,
  ownBarrels: ({ largeBarrels, smallBarrels }: PlayerPosition) =>
    `Fässer: ${list([
      ...largeBarrels.map(goal => `großes für „${words.goal[goal]}“`),
      ...smallBarrels.map(goal => `kleines für „${words.goal[goal]}“`),
    ])}`,
  garden: (name: string, own: boolean) => (own ? 'Dein Klostergarten' : `Klostergarten: ${name}`),
  emptyGarden: 'Noch nichts gepflanzt.',
  row: (row: string, stretches: readonly Stretch[]) =>
    `Reihe ${row}. ${stretches.map(({ side, hexes }) => `${SIDE[side]}: ${hexes.map(hex).join(', ')}`).join('. ')}.`,
  score: 'Punktestand',
  points: (name: string, of: Breakdown) =>
    `${name}: derzeit ${of.total} SP: ${[
      `Produktion ${of.value} × ${number(Math.max(0, of.rearmost))}`,
      ...(of.barrels > 0 ? [`Fässer ${of.barrels}`] : []),
      ...(of.barrelCard > 0 ? [`Karte „Fässer“ ${of.barrelCard}`] : []),
      ...(of.firstPlayer > 0 ? [`Startspieler ${of.firstPlayer}`] : []),
    ].join(', ')}`,
  noHand: 'Keine Karten.',
  heroes: (n: number) => `Helden: ${n}`,
  tokens: (tokens: Tokens) => `Marker: ${tavernWords.tokens(tokens)}`,
  seenHand: (hand: readonly TavernCard[]) => `Auf der Hand, wie du gesehen hast: ${cards(hand).join(', ')}`,
  total: (name: string, n: number) => `${name}: ${counted('de', n, { one: 'Held', other: 'Helden' })}`,
  padRow: (round: number | null, row: Row) => {
    const { total, parts } = rowParts(row, tavernWords.category);
    const title = round === null ? 'Schlusswertung' : `Runde ${round}`;
    return `${title}: ${total}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
  },

  // ---- What can I do?
  group: {
    go: (kind: SpaceKind) => `Auf ein ${KIND[kind]} ziehen`,
    buy: (bought: Extract<Event, { event: 'bought' }>) =>
      `${boardWords.tile(bought.tile)} für ${words.ducats(bought.price)} ${ON[bought.side]} kaufen`,
    start: 'In den Startbereich ziehen',
    activate: 'Wählen, was die Scheune aktiviert',
    score: 'Ein Erntefeld wählen',
    card: 'Eine Privilegkarte anlegen oder keine',
    return: `Eine Privilegkarte für ${words.ducats(3)} abgeben`,
    done: 'Den Zug beenden',
    pick: 'Eine Karte aus der Hand wählen',
  },
  endTurn: 'Dein Zug endet.',
  pick: (card: TavernCard, gain: string) => `Du nimmst „${tavernWords.name[card]}“. Bringt jetzt: ${gain}.`,
  purchase: (bought: readonly TavernCard[], left: Tokens) =>
    `Du behältst ${and(cards(bought))} bis zum Spielende. Übrig: ${tavernWords.tokens(left)}.`,
  keep: (left: Tokens) => `Du behältst deine Marker: ${tavernWords.tokens(left)}.`,
  commands: 'Was du sonst tippen kannst',
  explains: {
    help: 'Sagt, was du tun kannst; mit einem Wort danach nur die Züge, die damit beginnen.',
    look: (topics: string) => `Liest einen Teil der Stellung vor: ${topics} oder die Nummer eines Platzes.`,
    undo: 'Nimmt den letzten geplanten Schritt zurück oder, wo das geht, deinen letzten Zug.',
    redo: 'Spielt den Schritt wieder, den du zurückgenommen hast.',
    over: 'Beginnt deinen Zug von vorn.',
    done: 'Bestätigt deinen Zug.',
    hint: 'Sagt, was der beste Bot spielen würde.',
    why: 'Mit einem Zug danach: sagt, ob er erlaubt ist und nach welcher Regel.',
    lift: 'Öffnet den Vorhang, wenn du den Bildschirm bekommen hast.',
    retry: 'Fragt einen ausgefallenen Bot noch einmal.',
    replace: 'Mit einer Stärke danach: lässt einen anderen Bot für einen ausgefallenen übernehmen.',
  },
};
