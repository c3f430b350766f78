import { isGameId } from '@taproom/games';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Link, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { isLanguage, LANGUAGES } from '../i18n/languages.ts';
import type { Messages } from '../i18n/messages.ts';
import { StartPage } from '../pages/StartPage.tsx';
import { settings } from '../settings.ts';
import { Speaking, useWords } from './words.tsx';

const PlayPage = lazy(() => import('../pages/PlayPage.tsx'));
const NewGamePage = lazy(() => import('../pages/NewGamePage.tsx'));
const RulesPage = lazy(() => import('../pages/RulesPage.tsx'));
const CloisterScorePage = lazy(() => import('../pages/CloisterScorePage.tsx'));
const TavernScorePage = lazy(() => import('../pages/TavernScorePage.tsx'));
const PrintPage = lazy(() => import('../pages/PrintPage.tsx'));
const AboutPage = lazy(() => import('../pages/AboutPage.tsx'));

export function App({ first }: { readonly first: Messages }): ReactNode {
  const { language, theme, contrast } = useSyncExternalStore(settings.subscribe, settings.get);
  useEffect(() => {
    const { dataset } = document.documentElement;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const paint = (): void => {
      dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
      dataset.contrast =
        contrast === 'high' || matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal';
    };
    paint();
    dark.addEventListener('change', paint);
    return () => dark.removeEventListener('change', paint);
  }, [theme, contrast]);
  return (
    <Speaking language={language} first={first}>
      <Router hook={useHashLocation}>
        <Frame>
          <Switch>
            <Route path="/new/:game">
              {({ game }) => (isGameId(game) ? <NewGamePage key={game} game={game} /> : <StartPage />)}
            </Route>
            <Route path="/play/:id">{({ id }) => <PlayPage key={id} id={id} />}</Route>
            <Route path="/rules/:game/:number?">
              {({ game, number }) => <RulesPage game={game} number={number} />}
            </Route>
            <Route path="/score/heaven-and-ale">
              <CloisterScorePage />
            </Route>
            <Route path="/score/heros-tavern">
              <TavernScorePage />
            </Route>
            <Route path="/print/heros-tavern">
              <PrintPage />
            </Route>
            <Route path="/about">
              <AboutPage />
            </Route>
            <Route>
              <StartPage />
            </Route>
          </Switch>
        </Frame>
      </Router>
    </Speaking>
  );
}

function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const { app } = useWords();
  return (
    <>
      <button
        type="button"
        className="visually-hidden skip"
        onClick={() => document.getElementById('content')?.focus()}
      >
        {app.skip}
      </button>
      <header className="house-bar">
        <Link href="/" className="house-name">
          {app.title}
        </Link>
        <LanguageChoice />
      </header>
      <main id="content" tabIndex={-1}>
        <Suspense fallback={<p className="waiting">{app.loading}</p>}>{children}</Suspense>
      </main>
    </>
  );
}

function LanguageChoice(): ReactNode {
  const { app } = useWords();
  const { language } = useSyncExternalStore(settings.subscribe, settings.get);
  return (
    <label className="language">
      <span className="visually-hidden">{app.language}</span>
      <select
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) settings.set({ language: target.value });
        }}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
