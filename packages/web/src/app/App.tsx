import { lazy, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Router } from 'wouter';
import type { Language } from '../i18n/languages.ts';
import { StartPage } from '../pages/StartPage.tsx';
import type { PageKind } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { settings } from '../settings.ts';
import { TextDoor } from '../text-table/TextDoor.tsx';
import { keyOf, usePage } from './address.ts';
import { PlayPage } from './ahead.ts';
import { useAppearance } from './appearance.ts';
import { BASE } from './base.ts';
import { Frame } from './Frame.tsx';
import { MissingLanguage } from './MissingLanguage.tsx';
import { type Registries, RegistriesProvider, withGames } from './registries.tsx';
import { aroundStep } from './scroll.ts';
import { keepLanguage } from './version.ts';
import { type LoadedWords, Speaking } from './words.tsx';

const ReplayPage = withGames(lazy(() => import('../pages/ReplayPage.tsx')));
const ReviewPage = withGames(lazy(() => import('../pages/ReviewPage.tsx')));
const MistakesPage = withGames(lazy(() => import('../pages/MistakesPage.tsx')));
const NewGamePage = withGames(lazy(() => import('../pages/NewGamePage.tsx')));
const SettingsPage = lazy(() => import('../pages/SettingsPage.tsx'));
const LearnPage = lazy(() => import('../pages/LearnPage.tsx'));
const LessonsPage = lazy(() => import('../lessons/LessonsPage.tsx'));
const LessonPage = withGames(lazy(() => import('../lessons/LessonPage.tsx')));
const DailyPage = withGames(lazy(() => import('../daily/DailyPage.tsx')));
const BooksPage = lazy(() => import('../pages/BooksPage.tsx'));
const GlossaryPage = lazy(() => import('../pages/GlossaryPage.tsx'));
const RulesPage = lazy(() => import('../pages/RulesPage.tsx'));
const PuzzlesPage = withGames(lazy(() => import('../puzzles/PuzzlesPage.tsx')));
const ExplorePage = lazy(() => import('../explore/ExplorePage.tsx'));
const OnlinePage = withGames(lazy(() => import('../online/OnlinePage.tsx')));
const TablePage = withGames(lazy(() => import('../online/TablePage.tsx')));
const AccountPage = lazy(() => import('../online/AccountPage.tsx'));
const PersonPage = lazy(() => import('../online/PersonPage.tsx'));
const LeadersPage = withGames(lazy(() => import('../online/LeadersPage.tsx')));
const OperatorPage = lazy(() => import('../online/OperatorPage.tsx'));
const AboutPage = lazy(() => import('../pages/AboutPage.tsx'));
const NotFoundPage = lazy(() => import('../pages/NotFoundPage.tsx'));

interface AppProps {
  readonly first: LoadedWords;
  readonly registries: Registries;
}

export function App({ first, registries }: AppProps): ReactNode {
  const { language } = useSyncExternalStore(settings.subscribe, settings.get);
  const [missing, setMissing] = useState<Language | null>(null);
  useAppearance();
  useEffect(() => void keepLanguage(language), [language]);
  const stay = (spoken: Language): void => {
    setMissing(language);
    settings.set({ language: spoken });
  };
  return (
    <RegistriesProvider registries={registries}>
      <Speaking language={language} first={first} onMissing={stay}>
        <Router base={BASE} aroundNav={aroundStep}>
          <Frame>
            {missing !== null && <MissingLanguage language={missing} onClose={() => setMissing(null)} />}
            <ShownPage />
          </Frame>
        </Router>
      </Speaking>
    </RegistriesProvider>
  );
}

/** The page that the address asks for. */
function ShownPage(): ReactNode {
  const page = usePage();
  switch (page?.page) {
    case 'start':
      return <StartPage />;
    case 'new':
      return <NewGamePage key={page.game} game={page.game} />;
    case 'play':
      return <PlayPage key={page.id} id={page.id} />;
    case 'text':
      return <TextDoor id={page.id} />;
    case 'replay':
    case 'packed':
    case 'record':
      return <ReplayPage key={keyOf(page)} page={page} />;
    case 'review':
    case 'reviewPacked':
    case 'reviewRecord':
      return <ReviewPage key={keyOf(page)} page={page} />;
    case 'mistakes':
      return <MistakesPage />;
    case 'online':
      return <OnlinePage />;
    case 'table':
      return <TablePage key={page.id} id={page.id} />;
    case 'join':
      return <TablePage key={page.id} id={page.id} invite={page.invite} />;
    case 'account':
      return <AccountPage />;
    case 'person':
      return <PersonPage key={page.id} id={page.id} />;
    case 'leaders':
      return <LeadersPage />;
    case 'operator':
      return <OperatorPage />;
    case 'settings':
      return <SettingsPage />;
    case 'learn':
      return <LearnPage />;
    case 'lessons':
      return <LessonsPage key={page.game} game={page.game} />;
    case 'lesson':
      return <LessonPage key={keyOf(page)} game={page.game} number={Number(page.lesson)} />;
    case 'daily':
      return <DailyPage key={page.game} game={page.game} day={page.day} />;
    case 'books':
      return <BooksPage />;
    case 'glossary':
      return <GlossaryPage key={page.game} game={page.game} />;
    case 'rules':
      return <RulesPage game={page.game} number={page.rule} />;
    case 'puzzles':
      return <PuzzlesPage key={page.game} game={page.game} />;
    case 'explore':
      return <ExplorePage key={page.game} game={page.game} />;
    case 'score':
    case 'print':
      return <GamePage kind={page.page} game={page.game} />;
    case 'about':
      return <AboutPage />;
    case undefined:
      return <NotFoundPage />;
  }
}

/** A page of a game besides its table and its rules. */
function GamePage({ kind, game }: { readonly kind: PageKind; readonly game: string }): ReactNode {
  const found = useFaces()
    .sign(game)
    ?.pages.find(page => page.kind === kind);
  return found === undefined ? <NotFoundPage /> : <found.Page />;
}
