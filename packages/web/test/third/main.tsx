import '../../src/app/theme.css';
import '../../src/app/app.css';
import { createRoot } from 'react-dom/client';
import { App } from '../../src/app/App.tsx';
import { en } from '../../src/i18n/en/index.ts';
import { Faces } from '../../src/play/faces.tsx';
import { sign, signWords } from './sealed-bids.tsx';

/** The client as players have it, handed a game that it has never heard of. */
const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
createRoot(root).render(<App first={{ ...en, signs: { [sign.id]: signWords } }} faces={new Faces([sign])} />);
