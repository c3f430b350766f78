import type { ExploreWords } from '../../explore/words.ts';
import { formOf } from '../plural.ts';

export const exploreWords: ExploreWords = {
  intro:
    'Was bewirkt eine Entscheidung wirklich? Schnelle Bots spielen ein Spiel und dann dasselbe noch einmal, mit einer vorgegebenen Entscheidung und denselben Ziehungen. Der Unterschied ist die Wirkung dieser Entscheidung.',
  seats: 'Spieler',
  decision: 'Entscheidung',
  round: 'Runde',
  victory: 'Gewinnchance',
  positions: 'Stellungen',
  games: 'Beispiele',
  showGames: 'Beispielspiele zeigen',
  game: (n, points) => `Beispielspiel ${n}: ${points}`,
  range: (low, high) => `(${low} bis ${high})`,
  nothing: 'Hier gibt es noch keine ausreichend genauen Zahlen.',
  open: options => `Noch zu ungenau (in Klammern die Zahl der Stellungen): ${options}.`,
  reading: 'So liest du die Zahlen',
  basis: (games, written, seats) =>
    `Grundlage: ${written} ${formOf('de', games, { one: 'Spiel', other: 'Spiele' })} zu ${seats === 2 ? 'zweit' : seats === 3 ? 'dritt' : seats === 4 ? 'viert' : 'fünft'}. Jede Stellung zählt einmal und wird mit der besten Alternative aus Sicht der Bots verglichen.`,
  known: (known, all) =>
    `Bisher gibt es für ${known} von ${all} Möglichkeiten ausreichend genaue Zahlen. Für die anderen fehlen noch Spiele.`,
  interval:
    'In Klammern steht das 95-%-Intervall. Etwa jedes zwanzigste enthält den wahren Wert nicht. Eine Zahl erscheint, sobald sie auf ±1 genau bekannt ist.',
  limits:
    'So spielen Bots gegeneinander, die nicht vorausrechnen. Wer stark spielt, holt aus einer Möglichkeit vielleicht mehr heraus. Und ein Durchschnitt sagt nichts über deine Stellung: Was meistens schlecht ist, kann bei dir das Beste sein.',
  download: 'Daten herunterladen (JSON)',
};
