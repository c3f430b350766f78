import {
  createContext,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'wouter';
import { isLanguage, LANGUAGES } from '../i18n/languages.ts';
import { isMarked, onMark } from '../online/mark.ts';
import { OpenRecords } from '../replay/OpenRecords.tsx';
import { QuickSettings } from '../settings/QuickSettings.tsx';
import { settings } from '../settings.ts';
import { Boundary } from './Boundary.tsx';
import { CONTENT, isFocusFree } from './focus.ts';
import { useWords } from './words.tsx';

const Bell = lazy(() => import('../online/Bell.tsx'));

/** The place in the house bar for what belongs to the page that is shown. */
const Bar = createContext<HTMLElement | null>(null);

/** The house around every page: its bar, the page, and what can be done everywhere. */
export function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const { app } = useWords();
  const [path] = useLocation();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const playsOnline = useSyncExternalStore(onMark, isMarked);
  const content = useFocusOnNewPage(path);
  return (
    <OpenRecords>
      <button type="button" className="visually-hidden skip" onClick={() => content.current?.focus()}>
        {app.skip}
      </button>
      <header className="house-bar">
        <Link href="/" className="house-name">
          {app.title}
        </Link>
        {playsOnline && (
          <Suspense fallback={null}>
            <Bell />
          </Suspense>
        )}
        <div className="bar-tools" ref={setBar} />
        <LanguageChoice />
        <QuickSettings />
      </header>
      <main id={CONTENT} ref={content} tabIndex={-1}>
        <Bar value={bar}>
          <Boundary path={path}>
            <Suspense fallback={<p className="waiting">{app.loading}</p>}>{children}</Suspense>
          </Boundary>
        </Bar>
      </main>
    </OpenRecords>
  );
}

/** Takes the focus to a new page when what had it went with the old one. */
function useFocusOnNewPage(path: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(path);
  // Before anything is painted: a key pressed right then must not fall on nothing.
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (isFocusFree()) content.current?.focus({ preventScroll: true });
  }, [path]);
  return content;
}

/** Puts the tools of a page into the house bar. */
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
