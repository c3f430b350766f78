import { counted } from '../plural.ts';

const points = (points: number): string => counted('de', points, { one: 'Punkt', other: 'Punkte' });

export const tableWords = {
  lastTurns: {
    title: 'Was die anderen gerade getan haben',
    step: 'Schritt für Schritt zeigen',
    next: 'Nächster Spielzug',
  },
  keys: {
    title: 'Tasten',
    off: 'Tastenkürzel, die nur eine Taste brauchen, sind in den Einstellungen ausgeschaltet.',
    list: [
      { keys: ['Tab', 'Eingabe'], does: 'Zur nächsten Möglichkeit springen; sie wählen' },
      { keys: ['Strg+Z'], does: 'Rückgängig; ist noch nichts geplant, den letzten Spielzug zurücknehmen' },
      { keys: ['Strg+Umschalt+Z', 'Strg+Y'], does: 'Wiederholen' },
      { keys: ['H'], does: 'Tipp zeigen oder ausblenden' },
      { keys: ['L'], does: 'Schritt für Schritt zeigen, was die anderen gerade getan haben' },
      { keys: [',', '.'], does: 'Einen Spielzug zurück; einen weiter' },
      {
        keys: ['I', 'Umschalt+I'],
        does: 'Der Reihe nach erklären, was auf dem Tisch liegt; mit Umschalt rückwärts',
      },
      { keys: ['R'], does: 'Die Regel dazu lesen' },
      { keys: ['+', '−', '0'], does: 'Plan vergrößern, verkleinern, ganz zeigen' },
      { keys: ['← → ↑ ↓'], does: 'Vergrößerten Plan verschieben' },
      { keys: ['Esc'], does: 'Hinweise, Tipps und Erklärungen schließen; zurück zur aktuellen Stellung' },
      { keys: ['?'], does: 'Diese Liste zeigen' },
    ],
  },
  zoom: {
    whole: 'Ganzer Plan',
  },
  about: {
    rule: (rule: string) => `Regel ${rule}`,
  },
  projection: 'Erwarteter Endstand',
  roughly: (score: number) => `etwa ${score}`,
  expected: (score: number) => `Erwarteter Endstand: etwa ${score}`,
  expectedWord: 'Ende',
  expectedMeans: 'Ein starker Bot schätzt, wie das Spiel ausgeht. Die Zahl ändert sich mit jedem Spielzug.',
  ifItEndedNow: (score: number) => `Wenn das Spiel jetzt zu Ende wäre: ${points(score)}`,
};
