import { lazy } from 'react';
import type { Sign } from '../../play/face.ts';
import { Picture } from './art/picture.tsx';
import { VIGNETTE_BOX, Vignette } from './art/vignette.tsx';
import './art/colours.css';
import './sign.css';

export const sign: Sign = {
  id: 'heaven-and-ale',
  title: 'Heaven & Ale',
  quickTable: { bots: 2, options: {} },
  // A bot begins, so that there is a starting space to choose; with these tiles all that the guide asks for can be done.
  guidedTable: { levels: ['novice'], options: { first: 1 }, luck: 'guide 1' },
  aids: [],
  Picture: () => <Picture of={<Vignette />} box={VIGNETTE_BOX} size="100%" />,
  Portrait: lazy(() => import('./art/portraits.tsx')),
  Scenery: lazy(() => import('./art/scenery.tsx')),
  pages: [
    { kind: 'score', Page: lazy(() => import('./score/ScorePage.tsx')) },
    { kind: 'print', Page: lazy(() => import('./print/PrintPage.tsx')) },
  ],
  learning: async () => (await import('./learning.tsx')).learning,
  points: async language => (await import('./practice-words.ts')).pointsIn(language),
  lessons: async language => (await import('./lessons/load.ts')).lessonsIn(language),
  puzzles: async language => (await import('./practice-words.ts')).puzzleWordsIn(language),
  puzzleTools: async () => (await import('./practice-words.ts')).loadPuzzleTools(),
  explore: async language => (await import('./practice-words.ts')).exploreWordsIn(language),
  review: async language => (await import('./practice-words.ts')).reviewWordsIn(language),
  options: async language => (await import('./Options.tsx')).optionsForm(language),
  face: async () => (await import('./face.tsx')).face,
};
