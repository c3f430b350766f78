import { counted } from '../plural.ts';

const points = (points: number): string => counted('en', points, { one: 'point', other: 'points' });

/** What every table has around its boards. */
export const tableWords = {
  lastTurns: {
    title: 'What the others just did',
    step: 'Show step by step',
    next: 'Next turn',
  },
  keys: {
    title: 'Keyboard shortcuts',
    off: 'Single-key shortcuts are turned off in the settings.',
    list: [
      { keys: ['Tab', 'Enter'], does: 'Move between choices, choose one' },
      { keys: ['Ctrl+Z'], does: 'Undo; before your first move, take back your last turn' },
      { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Redo' },
      { keys: ['H'], does: 'Show or hide a hint' },
      { keys: ['L'], does: 'Step through what the others just did' },
      { keys: [',', '.'], does: 'View the previous turn, the next turn' },
      { keys: ['I', 'Shift+I'], does: 'Explain the next item on the table, the previous item' },
      { keys: ['R'], does: 'Read the rule behind the explanation' },
      { keys: ['+', '−', '0'], does: 'Zoom in, zoom out, show the whole board' },
      { keys: ['← → ↑ ↓'], does: 'Move around the enlarged board' },
      { keys: ['Esc'], does: 'Close notes, hints and explanations; return to the current position' },
      { keys: ['?'], does: 'Show this list' },
    ],
  },
  zoom: {
    whole: 'Whole board',
  },
  about: {
    rule: (rule: string) => `Rule ${rule}`,
  },
  projection: 'Expected final scores',
  roughly: (score: number) => `about ${score}`,
  expected: (score: number) => `Expected final score: about ${score}`,
  /** In front of the number, where there is room for a word. */
  expectedWord: 'final',
  expectedMeans:
    'An estimate of the score at the end of the game, made by a strong bot. It changes with every turn.',
  ifItEndedNow: (score: number) => `If the game ended now: ${points(score)}`,
};
