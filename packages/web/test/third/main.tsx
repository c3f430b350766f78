import '../../src/app/theme.css';
import '../../src/app/app.css';
import { Catalogue, type Edition, type Game } from '@taproom/games';
import { createRoot } from 'react-dom/client';
import { THIRD_LEVELS } from '../../../bots/test/sealed-bids.ts';
import { sealedBids } from '../../../games/test/sealed-bids.ts';
import { App } from '../../src/app/App.tsx';
import { house } from '../../src/app/house.ts';
import type { Registries } from '../../src/app/registries.tsx';
import { words as en } from '../../src/i18n/en/index.ts';
import { Faces } from '../../src/play/faces.tsx';
import { sign, signWords } from './sealed-bids.tsx';

/** Two editions of something: the newest, and one of older rules that tables may still have. */
const editions = <One extends Edition>(newest: One): Catalogue<One> =>
  new Catalogue([{ ...newest, rules: newest.rules - 1 }, newest]);

/** The real client with a game it has never heard of. */
const registries: Registries = {
  faces: new Faces([sign]),
  levels: editions(THIRD_LEVELS.current(sign.id)),
  games: async () => editions<Game>(sealedBids),
  startBots: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
house.open(registries);
createRoot(root).render(
  <App
    first={{ language: 'en', words: { ...en, signs: { [sign.id]: signWords } } }}
    registries={registries}
  />,
);
