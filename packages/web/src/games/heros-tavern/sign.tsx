import { LEVELS } from '@taproom/bots/levels';
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
  levels: LEVELS.current('heros-tavern').levels,
  quickTable: { levels: ['patron', 'patron', 'barkeep'], options: {} },
  guidedTable: { levels: ['patron', 'patron'], options: {} },
  aids: ['memory'],
  Picture: () => (
    <Drawing box={SIGN} size={190}>
      <TavernSign title={title} />
    </Drawing>
  ),
  pages: [
    { kind: 'score', Page: lazy(() => import('./score/ScorePage.tsx')) },
    { kind: 'print', Page: lazy(() => import('./print/PrintPage.tsx')) },
  ],
  learning: async () => (await import('./learning.tsx')).learning,
  options: async language => (await import('./Options.tsx')).optionsForm(language),
  face: async () => (await import('./face.tsx')).face,
};
