import {
  BARREL_CARD_VP,
  BREWMASTER_CARD_STEPS,
  BREWMASTER_SLOT_STEPS,
  DUCATS_PER_STEP,
  DUCATS_SLOT_DUCATS,
  EMERGENCY_COINS,
  FIRST_PLAYER_VP,
  GOAL_NUMBERS,
  HEX_NAMES,
  LARGE_BARREL_VP,
  MARKER_SLOT_STEPS,
  MONK_STEPS,
  MONKS,
  PURSE_DUCATS,
  RESOURCES,
  SMALL_BARREL_VP,
  SPOTS,
  SUNNY_FACTOR,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import {
  END,
  HEX_SIGN,
  HOLDINGS,
  PURCHASE,
  SHED,
  SPOT_SIGN,
} from '../../../games/heaven-and-ale/rules/worked-examples.ts';
import { exchangeStep } from '../../../games/heaven-and-ale/score/exchange-steps.ts';
import type { Words } from '../../en/heaven-and-ale/aid.ts';
import { words as score } from './score.ts';
import { ducatsObject, cloisterWords as nouns } from './words.ts';

const SIDE_HEXES = HEX_NAMES.length / 2;
const markers = RESOURCES.map(resource => `${nouns.resource[resource]} auf ${HOLDINGS.markers[resource]}`);

export const words: Words = {
  title: 'Spielhilfe',
  padTitle: 'Wertungsblock',
  hint: 'Zwei Seiten A4: die Spielhilfe und ein Wertungsblock.',
  section: {
    turn: 'Dein Spielzug',
    start: 'Startbereich',
    prices: 'Preise',
    tiles: 'Aktivierte Plättchen',
    discs: 'Wertungsscheiben',
    sheds: 'Scheunen',
    cards: 'Privilegkarten',
    goals: 'Fässer',
    rounds: 'Runden',
    brewmaster: 'Braumeistertabelle',
    end: 'Spielende',
    signs: 'Zeichen auf dem Bildschirm',
  },
  shade: 'Schatten',
  sun: 'Sonne',

  turn: 'Zieh deine Spielfigur vorwärts auf ein Feld, dessen Aktion du ausführen kannst. Überspring so viele Felder, wie du magst, aber zieh nie zurück.',
  space: {
    resource: {
      name: 'Rohstoff-Feld',
      text: 'Kauf mindestens ein Plättchen. Leg jedes in deinen Klostergarten, bevor du das nächste kaufst.',
    },
    monk: { name: 'Mönchsfeld', text: 'Dasselbe mit Mönchen.' },
    scoring: {
      name: 'Wertungs\u00adscheibenfeld',
      text: 'Nimm eine Scheibe, leg sie auf ein leeres Erntefeld deines Plans und werte.',
    },
    barrel: { name: 'Fassfeld', text: 'Nimm ein Fass für jedes Ziel, das du erfüllst.' },
    start: {
      name: 'Startbereich',
      text: 'Wähle ein freies Feld. Du bist aus der Runde.',
    },
    coins: {
      name: 'Notgroschen',
      text: `Jederzeit in deinem Spielzug: Gib eine Privilegkarte von der Hand für ${ducatsObject(EMERGENCY_COINS)} ab.`,
    },
  },
  slot: {
    first: {
      name: 'Startspieler',
      text: `Du beginnst die kommende Runde. Am Spielende: ${score.points(FIRST_PLAYER_VP)}.`,
    },
    brewmaster: {
      name: 'Braumeister',
      text: `Dein Braumeister geht ${nouns.steps(BREWMASTER_SLOT_STEPS)} vor.`,
    },
    marker: {
      name: 'Marker',
      text: `Ein Rohstoffmarker deiner Wahl geht ${nouns.steps(MARKER_SLOT_STEPS)} vor.`,
    },
    ducats: { name: 'Dukaten', text: `Du bekommst ${ducatsObject(DUCATS_SLOT_DUCATS)}.` },
  },
  lastOne: 'Sind alle anderen aus der Runde und ist das Startspielerfeld frei, musst du es nehmen.',

  resourceTile: 'Rohstoff',
  monk: 'Mönch',
  resourcePrice: { shady: 'seine Ertragszahl', sunny: `${SUNNY_FACTOR} × seine Ertragszahl` },
  priceExample: `Beispiel: Hopfen ${PURCHASE.hops} im Schatten und Gerste ${PURCHASE.barley} in der Sonne kosten ${PURCHASE.shade} + ${PURCHASE.sun} = ${ducatsObject(PURCHASE.total)}.`,
  resourceYield: {
    shady: 'so viele Dukaten wie seine Ertragszahl',
    sunny: 'der Marker seines Rohstoffs geht so viele Schritte vor wie seine Ertragszahl',
  },
  monkYield: `der Braumeister geht ${nouns.steps(MONK_STEPS)} vor`,
  overflow: `Ein Marker auf ${TRACK_END} bleibt dort; jeder weitere Schritt bringt ${ducatsObject(1)} (6.4).`,

  disc: {
    A: {
      name: 'X-\u2060Erntefeld',
      text: 'Nenne eine Ertragszahl: Alle deine Rohstoffplättchen mit dieser Zahl werden aktiviert.',
    },
    B: {
      name: 'Mönchs-Erntefeld',
      text: 'Alle deine Mönche dieser Art kommen zum Ernteeinsatz: Jeder aktiviert alle Plättchen um sich herum.',
    },
    C: {
      name: 'Rohstoff-Erntefeld',
      text: 'Alle deine Plättchen dieses Rohstoffs werden aktiviert.',
    },
    '*': { name: 'Beliebiges Erntefeld', text: `Eines deiner ${SPOTS.length} Erntefelder.` },
  },
  discNote:
    'Das Erntefeld muss leer sein, und du brauchst mindestens ein Plättchen, das es wertet. An ein vollständiges Privilegpaar darfst du eine Karte anlegen (7.5).',

  shedIntro:
    'Liegen auf allen sechs Gartenfeldern um einen Scheunenplatz Plättchen, zähle ihre Ertragszahlen zusammen; Mönche zählen 0.',
  sum: 'Summe',
  orMore: (sum: number) => `ab ${sum}`,
  brewmaster: 'Brau\u00admeister',
  activates: 'Sie aktiviert',
  type: 'Größe',
  activated: [
    'nichts',
    'ein beliebiges angrenzendes Plättchen',
    'zwei Plättchen auf gegenüberliegenden Seiten der Scheune',
    'drei Plättchen, von denen keine zwei aneinandergrenzen',
    'vier beliebige angrenzende Plättchen',
  ],
  shedExample: `Beispiel: Die Ertragszahlen rund um die Scheune ergeben zusammen ${SHED.sum}. Dein Braumeister geht ${nouns.steps(SHED.brewmaster)} vor, und du baust eine Scheune der Größe ${SHED.type}. Du lässt sie Gerste ${SHED.barley} und Hefe ${SHED.yeast} aktivieren, die einander gegenüberliegen.`,

  effect: {
    harvest:
      'Wähle einen Rohstoff. Sein Marker geht für jedes Plättchen dieses Rohstoffs in deinem Klostergarten 1 Schritt vor.',
    stragglers:
      'Dein hinterster Rohstoffmarker geht für jede Wertungsscheibe auf deinem Plan 1 Schritt vor, auch für die neue. Bei Gleichstand wählst du; alle Schritte macht dieser eine Marker.',
    barrels: `Am Spielende ist jedes deiner Fässer ${score.points(BARREL_CARD_VP)} mehr wert.`,
    purse: `Du bekommst ${ducatsObject(PURSE_DUCATS)}.`,
    brewmaster: `Dein Braumeister geht ${nouns.steps(BREWMASTER_CARD_STEPS)} vor.`,
  },

  goalIntro: `Wer zuerst kommt, bekommt das große Fass (${score.points(LARGE_BARREL_VP)}), der Zweite das kleine (${score.points(SMALL_BARREL_VP)}).`,
  need: {
    'brewmaster-on-1': `dein Braumeister hat Feld\u00a0${GOAL_NUMBERS.brewmaster} erreicht`,
    'all-markers-on-1': `alle fünf Rohstoffmarker haben Feld\u00a0${GOAL_NUMBERS.allMarkers} erreicht`,
    'six-fertility-1': `${GOAL_NUMBERS.fertilityTiles} Rohstoffplättchen mit Ertragszahl ${GOAL_NUMBERS.lowFertility} im Klostergarten`,
    'six-fertility-5': `${GOAL_NUMBERS.fertilityTiles} Rohstoffplättchen mit Ertragszahl ${GOAL_NUMBERS.highFertility} im Klostergarten`,
    'all-monk-discs': `Scheiben auf allen ${MONKS.length} Mönchs-Erntefeldern`,
    'all-resource-discs': `Scheiben auf allen ${RESOURCES.length} Rohstoff-Erntefeldern`,
    'three-sheds-alike': `${GOAL_NUMBERS.shedsAlike} Scheunen derselben Größe`,
    'four-shed-types': `Scheunen in ${GOAL_NUMBERS.shedTypes} verschiedenen Größen`,
    'marker-on-20': `einer deiner Rohstoffmarker hat Feld\u00a0${GOAL_NUMBERS.oneMarker} erreicht`,
    'three-cards-placed': `${GOAL_NUMBERS.cardsPlaced} Privilegkarten an Privilegpaare angelegt`,
    'sunny-side-full': `Plättchen auf allen ${SIDE_HEXES} Gartenfeldern der Sonnenseite`,
    'shady-side-full': `Plättchen auf allen ${SIDE_HEXES} Gartenfeldern der Schattenseite`,
  },

  players: 'Spieler',
  rounds: 'Runden',
  secondDiscs: 'Zweite Scheibe in der letzten Runde',
  noSecondDisc: 'keine',
  ofSpace: (letter: string, space: number) => `${letter} (Feld\u00a0${space})`,

  spot: 'Feld',
  rate: 'Umtausch',
  value: 'Siegpunkt\u00adwert',

  end: {
    exchange: {
      name: 'Umtausch',
      text: 'Zieh deinen hintersten Rohstoffmarker 1 Schritt vor, so oft du magst. Jedes Mal gehen andere Marker zusammen so viele Schritte zurück, wie dein Umtauschwert angibt, aber keiner hinter das Feld, das der vorgerückte Marker erreicht.',
    },
    ducats: {
      name: 'Dukaten',
      text: `Danach geht für je ${ducatsObject(DUCATS_PER_STEP)} ein beliebiger Marker 1 Schritt vor.`,
    },
    production: {
      name: 'Produktion',
      text: 'Dein Siegpunktwert × das Feld deines hintersten Markers; 0, wenn er unter 1 steht.',
    },
    barrels: {
      name: 'Fässer',
      text: `${score.points(LARGE_BARREL_VP)} je großes, ${score.points(SMALL_BARREL_VP)} je kleines Fass; mit der Karte „Fässer“ je ${BARREL_CARD_VP} mehr.`,
    },
    first: {
      name: 'Startspieler',
      text: `${score.points(FIRST_PLAYER_VP)}, wenn du auf dem Startspielerfeld stehst.`,
    },
  },
  endExample: [
    `Beispiel: Dein Braumeister steht auf ${HOLDINGS.brewmaster}. Du tauschst also ${END.rate}:1 um, und dein Siegpunktwert ist ${END.value}. Deine Marker: ${markers.join(', ')}. Du hast ${ducatsObject(HOLDINGS.ducats)}, ein großes und ein kleines Fass.`,
    `Umtausch: ${END.exchange.map(step => exchangeStep(score, step)).join('. ')}. Dein hinterster Marker steht jetzt auf ${END.rearmost}: ${END.rearmost} × ${END.value} = ${score.points(END.production)}, dazu ${LARGE_BARREL_VP} + ${SMALL_BARREL_VP} für die Fässer, zusammen ${score.points(END.total)}.`,
  ],

  signs: {
    spot: {
      name: SPOT_SIGN.text,
      text: `Auf einem Scheunenplatz: ${SPOT_SIGN.filled} der ${SPOT_SIGN.of} Plättchen ringsum liegen schon, ihre Ertragszahlen ergeben zusammen ${SPOT_SIGN.sum}.`,
    },
    hex: {
      name: HEX_SIGN.name,
      text: `Ein Gartenfeld: Reihe ${HEX_SIGN.row} (von oben a, b, c …), darin das ${HEX_SIGN.place}. Feld von links, Scheunenplätze mitgezählt. Solange ein Tipp oder der Verlauf offen ist, stehen alle Namen auf den Feldern.`,
    },
    now: { name: '★', text: 'So viele Punkte hätte der Spieler, wenn das Spiel jetzt zu Ende wäre.' },
    expected: { name: '≈', text: 'So viele Punkte kann der Spieler am Ende erwarten.' },
  },

  pad: {
    furthestBehind: 'Hinterster Marker',
    value: '× Siegpunktwert',
    production: '= Produktion',
    large: `Große Fässer × ${LARGE_BARREL_VP}`,
    small: `Kleine Fässer × ${SMALL_BARREL_VP}`,
    card: `Karte „Fässer“: Fässer × ${BARREL_CARD_VP}`,
    first: `Startspielerfeld: ${FIRST_PLAYER_VP}`,
  },
  goal: nouns.goal,
  card: nouns.card,
};
