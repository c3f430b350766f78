import {
  ACTION_SPACES,
  BACKS,
  BARREL_SPACES,
  BREWMASTER_SLOT_STEPS,
  BREWMASTER_START,
  CARDS,
  DUCATS_SLOT_DUCATS,
  FERTILITIES,
  GARDEN_ROWS,
  GOALS,
  HEX_NAMES,
  LARGE_BARREL_VP,
  MARKER_SLOT_STEPS,
  MARKER_STARTS,
  MONK_COPIES,
  MONK_SPACES,
  MONKS,
  RESOURCE_COPIES,
  RESOURCE_SPACES,
  RESOURCE_TILES,
  RESOURCES,
  ROUNDS,
  ROUNDS_WITH_I_MONKS,
  SHED_ACTIVATIONS,
  SHED_NAMES,
  SLOTS,
  SMALL_BARREL_VP,
  SPOTS,
  STARTING_DUCATS,
  TRACK,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import {
  brewmasterTable,
  gardenTable,
  neighbourTable,
  trackTables,
} from '../../../games/heaven-and-ale/rules/number-tables.ts';
import { picture, rule, type Section, section, table } from '../../../rules/rules.ts';
import { number } from '../../numbers.ts';
import { cloisterWords as words } from './words.ts';

/** How many spaces of the track have one of these signs. */
const spaces = (signs: string): number => [...TRACK].filter(sign => signs.includes(sign)).length;

/** 1 to 4: the pieces, the boards and the setup. */
export const setupSections: readonly Section[] = [
  section(
    '1',
    'Spielmaterial',
    rule(
      '1.1',
      `Es gibt ${RESOURCE_TILES.length * RESOURCE_COPIES * BACKS.length} Rohstoffplättchen. Jedes zeigt einen von ${RESOURCES.length} Rohstoffen (Holz, Hefe, Hopfen, Wasser, Gerste) und eine Ertragszahl von ${FERTILITIES[0]} bis ${FERTILITIES.at(-1)}. Jede dieser ${RESOURCE_TILES.length} Sorten gibt es ${RESOURCE_COPIES * BACKS.length}-mal: ${RESOURCE_COPIES} mit einer I auf der Rückseite, ${RESOURCE_COPIES} mit einer II.`,
    ),
    rule(
      '1.2',
      `Es gibt ${MONKS.length * MONK_COPIES * BACKS.length} Mönchsplättchen: ${MONKS.length} Mönchsarten mit je ${MONK_COPIES * BACKS.length} Mönchen, ${MONK_COPIES} mit einer I auf der Rückseite, ${MONK_COPIES} mit einer II.`,
    ),
    rule(
      '1.3',
      `Es gibt ${GOALS.length} Ziele für Fässer. Zu jedem Ziel gehören ein großes Fass (${LARGE_BARREL_VP} SP) und ein kleines Fass (${SMALL_BARREL_VP} SP).`,
    ),
    rule(
      '1.4',
      `Es gibt ${SHED_ACTIVATIONS.length} Scheunengrößen, von 0 bis ${SHED_ACTIVATIONS.length - 1}. Scheunen, Wertungsscheiben und Dukaten gehen nie aus (11.7).`,
    ),
    rule(
      '1.5',
      'Jeder Spieler hat:',
      table(
        'Teil | Anzahl',
        'Klostergarten-Plan | 1',
        `Rohstoffmarker | ${RESOURCES.length}, einen für jeden Rohstoff`,
        'Braumeister | 1',
        'Spielfigur | 1',
        `Privilegkarten | ${CARDS.length}, eine von jeder Sorte (7.5)`,
        `Dukaten | ${STARTING_DUCATS}`,
      ),
      'Alles ist offen, auch deine Dukaten. Verborgen ist nur, welche Plättchen noch kommen und in welcher Reihenfolge.',
    ),
  ),
  section(
    '2',
    'Der Spielplan',
    rule(
      '2.1',
      `Der Rundkurs hat ${ACTION_SPACES} Aktionsfelder, im Uhrzeigersinn ab dem Startbereich:`,
      picture('track'),
      ...trackTables(),
      table(
        'Zeichen | Bedeutung | Anzahl',
        `R | Rohstoff-Feld | ${RESOURCE_SPACES.length}`,
        `M4, M3, M2, M1 | Mönchsfeld; die Zahl gibt die Mönchskosten an | ${MONK_SPACES.length}`,
        `A, B, C | Wertungsscheibenfeld für diesen Buchstaben (7.1) | ${spaces('ABC')}`,
        `* | Wertungsscheibenfeld für A, B oder C (7.1) | ${spaces('*')}`,
        `K | Fassfeld | ${BARREL_SPACES.length}`,
      ),
    ),
    rule(
      '2.2',
      `Der Startbereich hat ${SLOTS.length} Felder. Auf jedem ist Platz für eine Spielfigur.`,
      table(
        'Feld | Was es bringt',
        'Startspieler | du beginnst die kommende Runde',
        `Braumeister | dein Braumeister geht ${words.steps(BREWMASTER_SLOT_STEPS)} vor`,
        `Marker | ein Rohstoffmarker deiner Wahl geht ${words.steps(MARKER_SLOT_STEPS)} vor`,
        `Dukaten | ${words.ducats(DUCATS_SLOT_DUCATS)}`,
      ),
    ),
  ),
  section(
    '3',
    'Der Klostergarten-Plan',
    rule(
      '3.1',
      `Der Klostergarten hat ${HEX_NAMES.length + SHED_NAMES.length} Felder in ${GARDEN_ROWS.length} Reihen. Die Reihen heißen von oben nach unten a bis g; in jeder Reihe wird von links gezählt. Die dunklen Felder im Bild sind Scheunenplätze.`,
      picture('garden'),
      'Die linke Hälfte liegt in der Sonne, die rechte im Schatten. Scheunenplätze gehören zu keiner Seite.',
      gardenTable('Reihe | Sonne | Scheunen\u00adplätze | Schatten', 'alle'),
      'Nachbarfelder sind Felder, die sich berühren: links, rechts, zwei darüber, zwei darunter. Jeder Scheunenplatz hat sechs Nachbarfelder im Klostergarten (hier im Uhrzeigersinn ab links oben):',
      neighbourTable('Scheunenplatz | Seine Nachbarfelder'),
    ),
    rule(
      '3.2',
      `Die Produktionsleiste hat zwei Teile. Die Produktionsfelder ${number(BREWMASTER_START)} bis 0 tragen auf dem Plan keine Zahl und sind 0 wert. Die Felder 1 bis ${TRACK_END} sind braun und nummeriert. Die Startfelder von Braumeister und Rohstoffmarkern:`,
      picture('production'),
      table(
        'Teil | Startfeld',
        `Braumeister | ${number(BREWMASTER_START)}`,
        ...RESOURCES.toReversed().map(
          resource => `${words.resource[resource]} | ${number(MARKER_STARTS[resource])}`,
        ),
      ),
    ),
    rule(
      '3.3',
      'Die Braumeistertabelle: Das Feld des Braumeisters bestimmt deinen Umtauschwert und deinen Siegpunktwert.',
      brewmasterTable('Feld des Braumeisters | Umtausch\u00adwert | Siegpunkt\u00adwert', '0 oder weniger'),
    ),
    rule(
      '3.4',
      `Es gibt ${SPOTS.length} Erntefelder. Sie bilden ${SPOTS.length / 2} Privilegpaare:`,
      table(
        'Paar | Seine zwei Felder',
        'erstes | Ertragszahl X, Holz',
        'zweites | Hefe, Hopfen',
        'drittes | Wasser, Gerste',
        'viertes | Mönch 1, Mönch 2',
        'fünftes | Mönch 3, Mönch 4',
      ),
    ),
  ),
  section(
    '4',
    'Spielvorbereitung',
    rule(
      '4.1',
      'Mische die Rohstoffplättchen mit I und die mit II getrennt. Leg auf jedes Rohstoff-Feld ein Rohstoffplättchen mit I, in der Reihenfolge des Rundkurses.',
    ),
    rule(
      '4.2',
      `Mische die ${MONKS.length * MONK_COPIES} Mönche mit I und bilde drei verdeckte Stapel zu je ${MONK_SPACES.length}. Dazu kommen Stapel aus je ${MONK_SPACES.length} gemischten Mönchen mit II:`,
      table(
        'Spieler | Stapel mit I | Stapel mit II',
        ...Object.entries(ROUNDS).map(
          ([players, rounds]) =>
            `${players} | ${ROUNDS_WITH_I_MONKS} | ${rounds - ROUNDS_WITH_I_MONKS || 'keiner'}`,
        ),
      ),
      'Übrige Mönche kommen ungesehen in die Schachtel. Alle Stapel mit I sind vor denen mit II an der Reihe. Verteile den ersten Stapel auf die vier Mönchsfelder, in der Reihenfolge des Rundkurses.',
    ),
    rule(
      '4.3',
      `Leg auf jedes Wertungsscheibenfeld eine Wertungsscheibe. Alle ${2 * GOALS.length} Fässer liegen bereit.`,
    ),
    rule(
      '4.4',
      'Ein Startspieler wird ausgelost (oder ihr einigt euch auf einen) und nimmt das Startspielerfeld. Dann stellen die anderen ihre Spielfiguren gegen den Uhrzeigersinn auf, also in umgekehrter Sitzreihenfolge. Jeder wählt ein freies Feld und bekommt dessen Sofortbonus (2.2). Das Aufstellen ist kein Spielzug.',
    ),
    rule(
      '4.5',
      'Die Zahl der Runden hängt von der Zahl der Spieler ab:',
      table(
        'Spieler | Runden',
        ...Object.entries(ROUNDS).map(([players, rounds]) => `${players} | ${rounds}`),
      ),
    ),
  ),
];
