import './app/fonts.css';
import './app/theme.css';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { followVersions } from './app/version.ts';
import { FACES } from './games/faces.ts';
import { loadMessages } from './i18n/messages.ts';
import { settings } from './settings.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
const { language } = settings.get();
const first = await loadMessages(language);
document.documentElement.lang = language;
createRoot(root).render(
  <StrictMode>
    <App first={first} faces={FACES} />
  </StrictMode>,
);

if (import.meta.env.PROD) followVersions();
