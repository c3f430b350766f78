import { addressOf, type Page } from '@taproom/contracts/addresses';
import {
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { isLanguage, LANGUAGES } from '../i18n/languages.ts';
import { isMarked, onMark } from '../online/mark.ts';
import { useFaces } from '../play/faces.tsx';
import { OpenRecords } from '../replay/OpenRecords.tsx';
import { QuickSettings } from '../settings/QuickSettings.tsx';
import { settings } from '../settings.ts';
import { keyOf, usePage } from './address.ts';
import { Boundary } from './Boundary.tsx';
import { CONTENT, isFocusFree } from './focus.ts';
import { MainMenu } from './MainMenu.tsx';
import { useScrolling } from './scroll.ts';
import { pageName, tabTitle } from './title.ts';
import { Waiting } from './Waiting.tsx';
import { useWords } from './words.tsx';

const TurnAlert = lazy(() => import('../online/TurnAlert.tsx'));

/** The place in the top bar for the tools of the current page. */
const Bar = createContext<HTMLElement | null>(null);

/** The frame around every page: the top bar, the page, and what is available everywhere. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const { app } = useWords();
  const page = usePage();
  const key = keyOf(page);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const playsOnline = useSyncExternalStore(onMark, isMarked);
  const content = useFocusOnNewPage(key);
  useScrolling(page);
  useTitle(page);
  return (
    <OpenRecords>
      <button type="button" className="visually-hidden skip" onClick={() => content.current?.focus()}>
        {app.skip}
      </button>
      <header className="house-bar">
        <Link href={addressOf({ page: 'start' })} className="house-name">
          {app.title}
        </Link>
        <MainMenu />
        {playsOnline && (
          <Suspense fallback={null}>
            <TurnAlert />
          </Suspense>
        )}
        <div className="bar-tools" ref={setBar} />
        <LanguageChoice />
        <QuickSettings />
      </header>
      <main id={CONTENT} ref={content} tabIndex={-1}>
        <Bar value={bar}>
          <Boundary path={key}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </Boundary>
        </Bar>
      </main>
    </OpenRecords>
  );
}

/** Moves the focus to a new page if the focused element went away with the old one. */
function useFocusOnNewPage(page: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(page);
  // Before anything is painted: a key pressed right then must not get lost.
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (isFocusFree()) content.current?.focus({ preventScroll: true });
  }, [page]);
  return content;
}

/** Names the tab after the page, in the language that is spoken. */
function useTitle(page: Page | null): void {
  const words = useWords();
  const faces = useFaces();
  const { app, pages } = words;
  const isNowhere = page === null || ('game' in page && faces.sign(page.game) === null);
  const name = isNowhere ? pages.nowhere : pageName(page, words, game => faces.title(game));
  const title = name === null ? app.title : `${name} · ${app.title}`;
  useEffect(() => tabTitle.set(title), [title]);
}

/** Puts the tools of a page into the top bar. */
export function BarTools({ children }: { readonly children: ReactNode }): ReactNode {
  const bar = useContext(Bar);
  return bar && createPortal(children, bar);
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
