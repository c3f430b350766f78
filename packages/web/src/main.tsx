import './app/fonts.css';
import './app/theme.css';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { currentPage, followOldLinks } from './app/address.ts';
import { loadAhead } from './app/ahead.ts';
import { house } from './app/house.ts';
import { followVersions } from './app/version.ts';
import { loadFirst } from './app/words.tsx';
import { RELEASED } from './released.ts';
import { settings } from './settings.ts';

// Not awaited at the top level: the texts may need something from this file's chunk, which would wait for them.
async function show(): Promise<void> {
  followOldLinks();
  const root = document.getElementById('app');
  if (root === null) throw new Error('the page has no place for the app');
  house.open(RELEASED);
  loadAhead(currentPage(), RELEASED);
  const first = await loadFirst(settings.get().language);
  document.documentElement.lang = first.language;
  createRoot(root).render(
    <StrictMode>
      <App first={first} registries={RELEASED} />
    </StrictMode>,
  );
}

void show();

if (import.meta.env.PROD) followVersions();
