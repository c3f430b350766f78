import { lazy } from 'react';
import { Drawing, SIGN } from '../../art/drawing.tsx';
import type { Sign } from '../../play/face.ts';
import { TavernSign } from './art/sign.tsx';
import './art/colours.css';
import './sign.css';

const title = 'Hero’s Tavern';

export const sign: Sign = {
  id: 'heros-tavern',
  title,
  quickTable: { bots: 3, options: {} },
  // A first hand with the cards that the guide speaks of, and a round after which something can be bought.
  guidedTable: { levels: ['patron', 'patron'], options: {}, luck: 'guide 69' },
  aids: ['memory'],
  Picture: ({ isNameless }) => (
    <Drawing box={SIGN} size={190}>
      <TavernSign title={isNameless ? null : title} />
    </Drawing>
  ),
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
