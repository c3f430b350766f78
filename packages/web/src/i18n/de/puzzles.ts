import type { PuzzleWords } from '../../puzzles/words.ts';
import { counted } from '../plural.ts';

const seconds = (n: number): string => counted('de', n, { one: 'Sekunde', other: 'Sekunden' });

export const puzzleWords: PuzzleWords = {
  intro: 'Stellungen aus Spielen: Finde den besten Spielzug. Sind mehrere gleich gut, zählt jeder davon.',
  rating: rating => `Deine Wertungszahl: ${rating}`,
  count: n => counted('de', n, { one: 'Aufgabe', other: 'Aufgaben' }),
  bests: (streak, rush) => `Beste Serie: ${streak}. Bester Sprint: ${rush}.`,
  modes: {
    next: 'Nächste Aufgabe',
    today: 'Aufgabe des Tages',
    streak: 'Serie',
    rush: 'Drei-Minuten-Sprint',
  },
  modeHints: {
    next: 'Passend zu deiner Wertungszahl.',
    today: 'Für alle dieselbe, jeden Tag neu.',
    streak: 'Immer schwerer, bis zum ersten Fehler. Ohne Wertung.',
    rush: 'So viele, wie du in drei Minuten schaffst. Beim dritten Fehler ist Schluss. Ohne Wertung.',
  },
  byTheme: 'Nach Thema',
  panel: 'Aufgabe',
  number: rating => `Aufgabe mit Wertungszahl ${rating}`,
  kinds: {
    closed: 'Auf deine Punkte hat sonst niemand mehr Einfluss. Spiel zu Ende und hol so viele wie möglich.',
    'last-round':
      'Letzte Runde, es wird nichts mehr gezogen. Welcher Spielzug ist am besten, egal ob die anderen für sich oder gegen dich spielen?',
  },
  onAverage: most =>
    `Finde den Spielzug, der dir im Schnitt ${most} bringt, wenn alle wie ein starker Bot weiterspielen.`,
  solvedSoFar: n => `Gelöst: ${n}`,
  timeLeft: n => `Noch ${seconds(n)}`,
  right: 'Richtig!',
  wrong: 'Es geht besser.',
  notSolved: 'Nicht gelöst.',
  rightSoFar: turns =>
    turns === 1
      ? 'Dein erster Spielzug war richtig. Weiter so!'
      : `Deine ersten ${turns} Spielzüge waren richtig. Weiter so!`,
  lost: (score, best, lost) =>
    `Nach diesem Spielzug erreichst du höchstens ${score}. Die beste Lösung bringt ${best}, also ${lost} mehr.`,
  possible: (best, lead) =>
    `Die beste Lösung bringt ${best}. Ein falscher erster Spielzug kostet dich mindestens ${lead}.`,
  showAnswer: 'Lösung zeigen',
  costsRating: '(senkt deine Wertungszahl)',
  endsStreak: '(beendet die Serie)',
  rightBy: (score, lead) =>
    `Du erreichst ${score}. Ein falscher erster Spielzug hätte dich mindestens ${lead} gekostet.`,
  reached: (score, best, lost) =>
    `Du erreichst ${score}. Die beste Lösung bringt ${best}, also ${lost} mehr.`,
  worse: lead =>
    `Ein anderer Spielzug ist um mindestens ${lead} besser, egal ob die anderen für sich oder gegen dich spielen.`,
  best: lead =>
    `Ein falscher Spielzug kostet dich mindestens ${lead}, egal ob die anderen für sich oder gegen dich spielen.`,
  bestOnAverage: lead => `Jeder andere Spielzug kostet dich im Schnitt mindestens ${lead}.`,
  costOnAverage: cost => `Dieser Spielzug kostet dich im Schnitt ${cost}.`,
  comparing: 'Der Grund wird berechnet …',
  whyNotYours:
    'Was die Lösung im Vergleich zu deinem Spielzug bringt, im Schnitt über dieselben simulierten Spiele:',
  whyNotNext: turn =>
    `Der zweitbeste Spielzug: ${turn} Was die Lösung im Vergleich dazu bringt, im Schnitt über dieselben simulierten Spiele:`,
  partly: percent => `Zum Teil richtig: ${percent}.`,
  justAsGood: 'Deine Lösung ist ebenso gut wie die unten.',
  change: (change, rating) => `Wertungszahl ${change}, jetzt ${rating}`,
  unrated: 'Ohne Wertung',
  answer: 'Die Lösung',
  otherAnswer: 'Eine andere richtige Lösung',
  yourSum: 'Dein Ergebnis:',
  sum: 'So setzt sich das Ergebnis zusammen:',
  next: 'Nächste Aufgabe',
  retry: 'Noch einmal versuchen (ohne Wertung)',
  leave: 'Alle Aufgaben',
  streakOver: n => `Die Serie ist zu Ende. Gelöst: ${n}.`,
  rushOver: n => `Der Sprint ist zu Ende. Gelöst: ${n}.`,
  again: 'Noch einmal',
};
