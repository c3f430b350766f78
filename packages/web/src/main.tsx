import './app/fonts.css';
import './app/theme.css';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadMessages } from './i18n/messages.ts';
import { settings } from './settings.ts';

const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the app');
const { language } = settings.get();
const first = await loadMessages(language);
document.documentElement.lang = language;
createRoot(root).render(
  <StrictMode>
    <App first={first} />
  </StrictMode>,
);

// Over plain HTTP on a LAN there is no service worker: everything else works all the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./service-worker.js');
