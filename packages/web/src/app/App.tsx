import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import type { Messages } from '../i18n/messages.ts';
import { StartPage } from '../pages/StartPage.tsx';
import { type Faces, FacesProvider, WithFace } from '../play/faces.tsx';
import { settings } from '../settings.ts';
import { TextDoor } from '../text-table/TextDoor.tsx';
import { useAppearance } from './appearance.ts';
import { Frame } from './Frame.tsx';
import { Speaking } from './words.tsx';

const PlayPage = lazy(() => import('../pages/PlayPage.tsx'));
const ReplayPage = lazy(() => import('../pages/ReplayPage.tsx'));
const NewGamePage = lazy(() => import('../pages/NewGamePage.tsx'));
const SettingsPage = lazy(() => import('../pages/SettingsPage.tsx'));
const RulesPage = lazy(() => import('../pages/RulesPage.tsx'));
const CloisterScorePage = lazy(() => import('../games/heaven-and-ale/score/ScorePage.tsx'));
const TavernScorePage = lazy(() => import('../games/heros-tavern/score/ScorePage.tsx'));
const PrintPage = lazy(() => import('../games/heros-tavern/print/PrintPage.tsx'));
const OnlinePage = lazy(() => import('../online/OnlinePage.tsx'));
const TablePage = lazy(() => import('../online/TablePage.tsx'));
const AccountPage = lazy(() => import('../online/AccountPage.tsx'));
const PersonPage = lazy(() => import('../online/PersonPage.tsx'));
const LeadersPage = lazy(() => import('../online/LeadersPage.tsx'));
const OperatorPage = lazy(() => import('../online/OperatorPage.tsx'));
const AboutPage = lazy(() => import('../pages/AboutPage.tsx'));

interface AppProps {
  /** The words of the language that is set. */
  readonly first: Messages;
  readonly faces: Faces;
}

export function App({ first, faces }: AppProps): ReactNode {
  const { language } = useSyncExternalStore(settings.subscribe, settings.get);
  useAppearance();
  return (
    <FacesProvider value={faces}>
      <Speaking language={language} first={first}>
        <Router hook={useHashLocation}>
          <Frame>
            <Switch>
              <Route path="/new/:game">{({ game }) => <NewGamePage key={game} game={game} />}</Route>
              <Route path="/play/:id">{({ id }) => <PlayPage key={id} id={id} />}</Route>
              <Route path="/text/:id">{({ id }) => <TextDoor id={id} />}</Route>
              <Route path="/replay/:id/:move?">
                {({ id, move }) => <ReplayPage key={id} of="stored" name={id} move={move} />}
              </Route>
              <Route path="/r/:packed/:move?">
                {({ packed, move }) => <ReplayPage key={packed} of="link" name={packed} move={move} />}
              </Route>
              <Route path="/online">
                <OnlinePage />
              </Route>
              <Route path="/online/:id/replay/:move?">
                {({ id, move }) => <ReplayPage key={id} of="online" name={id} move={move} />}
              </Route>
              <Route path="/online/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
              <Route path="/join/:id/:invite">
                {({ id, invite }) => <TablePage key={id} id={id} invite={invite} />}
              </Route>
              <Route path="/account">
                <AccountPage />
              </Route>
              <Route path="/people/:id">{({ id }) => <PersonPage key={id} id={id} />}</Route>
              <Route path="/leaders">
                <LeadersPage />
              </Route>
              <Route path="/operator">
                <OperatorPage />
              </Route>
              <Route path="/settings">
                <SettingsPage />
              </Route>
              <Route path="/rules/:game/:number?">
                {({ game, number }) => <RulesPage game={game} number={number} />}
              </Route>
              <Route path="/score/heaven-and-ale">
                <WithFace game="heaven-and-ale">
                  <CloisterScorePage />
                </WithFace>
              </Route>
              <Route path="/score/heros-tavern">
                <WithFace game="heros-tavern">
                  <TavernScorePage />
                </WithFace>
              </Route>
              <Route path="/print/heros-tavern">
                <WithFace game="heros-tavern">
                  <PrintPage />
                </WithFace>
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
    </FacesProvider>
  );
}
