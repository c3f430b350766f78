import { LEVELS } from '@taproom/bots/levels';
import { lazy } from 'react';
import type { Sign } from '../../play/face.ts';
import { Picture } from './art/picture.tsx';
import { VIGNETTE_BOX, Vignette } from './art/vignette.tsx';
import './art/colours.css';
import './sign.css';

export const sign: Sign = {
  id: 'heaven-and-ale',
  title: 'Heaven & Ale',
  levels: LEVELS.current('heaven-and-ale').levels,
  quickTable: { levels: ['novice', 'gardener'], options: {} },
  // A bot begins, so that there is a slot to choose.
  guidedTable: { levels: ['novice'], options: { first: 1 } },
  aids: [],
  Picture: () => <Picture of={<Vignette />} box={VIGNETTE_BOX} size="100%" />,
  pages: [{ kind: 'score', Page: lazy(() => import('./score/ScorePage.tsx')) }],
  learning: async () => (await import('./learning.tsx')).learning,
  options: async language => (await import('./Options.tsx')).optionsForm(language),
  face: async () => (await import('./face.tsx')).face,
};
