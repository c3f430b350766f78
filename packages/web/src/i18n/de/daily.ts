import type { GeneralDailyWords } from '../../daily/words.ts';
import { counted } from '../plural.ts';

export const words: GeneralDailyWords = {
  title: (game: string) => `${game}: Spiel des Tages`,
  intro:
    'Jeden Tag ein neues Spiel: für alle gleich gemischt, auf demselben Platz und gegen dieselben Bots. Dein erster Versuch zählt, also lass dir Zeit. Es gibt keine Uhr und keine Tipps.',
  opponents: 'Am Tisch',
  you: 'Du',
  until: (time: string, left: string) => `Beginnen kannst du bis ${time} Uhr (${left}).`,
  finishBy: (time: string, left: string) =>
    `Damit dein Ergebnis zählt, musst du bis ${time} Uhr (${left}) fertig sein.`,
  wait: (time: string, left: string) =>
    `Dieses Spiel kann man nicht mehr beginnen. Vielleicht spielt es noch jemand zu Ende, deshalb bleibt es bis ${time} Uhr (${left}) geheim. Danach kannst du es zur Übung spielen.`,
  days: 'Andere Tage',
  today: 'heute',
  yesterday: 'Das Spiel von gestern',
  todays: 'Das Spiel von heute',
  play: 'Spiel des Tages spielen',
  resume: 'Versuch fortsetzen',
  practise: 'Zur Übung noch einmal spielen',
  practiseFirst: 'Zur Übung spielen',
  resumePractice: 'Übung fortsetzen',
  practiceHint: 'Nur dein erster Versuch zählt.',
  lateHint:
    'Die Zeit für dieses Spiel des Tages ist abgelaufen. Du kannst es zu Ende spielen, aber dein Ergebnis zählt nicht mehr.',
  pastHint: 'Dieses Spiel des Tages ist vorbei. Du kannst es nur noch zur Übung spielen.',
  given:
    'Du hast dieses Spiel aufgegeben, deshalb hast du kein Ergebnis. Die Spiele der anderen kannst du dir jetzt ansehen.',
  late: 'Als du fertig wurdest, war dieses Spiel des Tages schon vorbei. Deshalb zählt dein Ergebnis nicht.',
  counting: 'Dein Ergebnis wird berechnet …',
  result: 'Dein Ergebnis',
  beats: (percent: number) => `besser als ${percent} % der Bot-Spiele`,
  beatsHint: 'Bots aller Stufen haben dasselbe Spiel auf deinem Platz gespielt.',
  beatsSoon: 'Die Bots spielen dieses Spiel noch. Schau in ein paar Minuten wieder vorbei.',
  level: (name: string) => `Du hast so gut gespielt wie dieser Bot: ${name}`,
  belowAll: 'Alle Bots waren im Schnitt besser. Versuch es morgen wieder!',
  matchpoints: (percent: number) => `${percent} % der Vergleichspunkte`,
  matchpointsHint:
    'Für jeden Spieler, der schlechter abgeschnitten hat als du, bekommst du 1 Vergleichspunkt, bei Gleichstand ½. Bei 100 % hast du alle geschlagen.',
  alone: 'Außer dir ist noch niemand fertig. Verglichen wird, sobald andere fertig sind.',
  streak: (n: number) => `${counted('de', n, { one: 'Tag', other: 'Tage' })} in Folge`,
  streakHint: 'Ein ausgelassener Tag wird verziehen.',
  card: 'Ergebnis teilen',
  cardHint:
    'Ein Zeichen pro Runde: Dein erwartetes Endergebnis ist gestiegen ▲, gleich geblieben ■ oder gefallen ▼. Ein starker Bot schätzt es zu Beginn jeder Runde. Über das Spiel selbst verraten die Zeichen nichts.',
  place: (place, players) => `Rang ${place} von ${players} an deinem Tisch:`,
  cardSoon: 'Dein Spiel wird analysiert …',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  results: 'Alle Ergebnisse',
  noResults: 'Noch ist niemand mit diesem Spiel fertig.',
  player: 'Spieler',
  matchpointsHead: 'Vergleich',
  game: 'Spiel',
  watch: (name: string) => `Spiel von ${name} ansehen`,
  watchShort: 'Ansehen',
  par: 'Was die Bots erreicht haben',
  bot: 'Bot',
  runs: 'Spiele',
  mean: 'Schnitt',
  range: '95-%-Intervall',
  parHint:
    'Das Intervall enthält den wahren Schnitt in 95 von 100 Fällen. Wo sich Intervalle überschneiden, kann die Reihenfolge Zufall sein.',
  parFew:
    'Die stärksten Bots denken am längsten und schaffen deshalb die wenigsten Spiele; ihr Schnitt ist am ungenauesten.',
  finishedBy: (n: number) =>
    n === 0
      ? 'Noch ist niemand fertig.'
      : `${counted('de', n, { one: 'Spieler ist', other: 'Spieler sind' })} fertig.`,
  offline: 'Ohne Server',
  offlineHint:
    'Der Server ist nicht erreichbar. Dieses Spiel hat dein Gerät für heute gemischt, nur für dich. Online wird ein anderes gespielt, dein Ergebnis wird also nicht verglichen.',
  playOffline: 'Für dich allein spielen',
};
