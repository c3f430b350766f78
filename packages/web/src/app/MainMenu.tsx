import { addressOf, type Page } from '@taproom/contracts/addresses';
import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { isMarked, onMark } from '../online/mark.ts';
import { settings } from '../settings.ts';
import { usePage } from './address.ts';
import { StrokeIcon } from './StrokeIcon.tsx';
import { useWords } from './words.tsx';
import './dialog.css';

/** The parts of the site that the menu leads to. */
type SitePart = 'play' | 'learn' | 'online' | 'rules' | 'you';

/** The part that each page belongs to; null for pages that stand alone. */
const PART_OF: Readonly<Record<Page['page'], SitePart | null>> = {
  start: 'play',
  new: 'play',
  play: 'play',
  text: 'play',
  replay: 'play',
  packed: 'play',
  review: 'learn',
  reviewPacked: 'learn',
  reviewRecord: 'learn',
  mistakes: 'learn',
  online: 'online',
  table: 'online',
  record: 'online',
  join: 'online',
  person: 'online',
  leaders: 'online',
  operator: 'online',
  account: 'you',
  settings: 'you',
  learn: 'learn',
  lessons: 'learn',
  lesson: 'learn',
  daily: 'learn',
  puzzles: 'learn',
  explore: 'learn',
  glossary: 'learn',
  score: 'learn',
  print: 'learn',
  books: 'rules',
  rules: 'rules',
  about: null,
};

/** Pages where the boards need all the room: there the menu is behind a button. */
const TABLES: ReadonlySet<Page['page'] | undefined> = new Set([
  'play',
  'text',
  'replay',
  'packed',
  'record',
  'table',
  'lesson',
  'puzzles',
]);

const isTablePage = (page: Page | null): boolean => TABLES.has(page?.page);

const ICONS: Readonly<Record<SitePart, string>> = {
  play: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5',
  learn: 'M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6',
  online: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c-6 6-6 12 0 18M12 3c6 6 6 12 0 18',
  rules: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14',
  you: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 21c0-9 16-9 16 0',
};

/** The way to the main parts of the site: in the top bar, at the thumb on phones, behind a button at a table. */
export function MainMenu(): ReactNode {
  const { around } = useWords();
  const page = usePage();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  if (!isTablePage(page))
    return (
      <nav className="main-menu across" aria-label={around.menu.title}>
        <MenuItems page={page} />
      </nav>
    );
  return (
    <>
      <button type="button" className="button quiet gear" popoverTarget={id} aria-label={around.menu.title}>
        <StrokeIcon d="M4 6h16M4 12h16M4 18h16" size={24} />
      </button>
      {/* A link in it leads away, or to this very page: then only the menu goes. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside answer to keys. */}
      <nav
        id={id}
        ref={panel}
        popover="auto"
        className="main-menu bar-panel"
        aria-label={around.menu.title}
        onClick={() => panel.current?.hidePopover()}
      >
        <MenuItems page={page} />
      </nav>
    </>
  );
}

function MenuItems({ page }: { readonly page: Page | null }): ReactNode {
  const { menu } = useWords().around;
  const { name } = useSyncExternalStore(settings.subscribe, settings.get);
  const isOnline = useSyncExternalStore(onMark, isMarked);
  const items: readonly (readonly [part: SitePart, to: Page, text: string])[] = [
    ['play', { page: 'start' }, menu.play],
    ['learn', { page: 'learn' }, menu.learn],
    ['online', { page: 'online' }, menu.online],
    ['rules', { page: 'books' }, menu.rules],
    ['you', { page: isOnline ? 'account' : 'settings' }, name || menu.noName],
  ];
  const here = page === null ? null : PART_OF[page.page];
  return (
    <ul>
      {items.map(([part, to, text]) => (
        <li key={part} className={part === 'you' ? 'own-part' : undefined}>
          <Link
            href={addressOf(to)}
            aria-current={page?.page === to.page ? 'page' : part === here ? 'true' : undefined}
            aria-label={part === 'you' && name !== '' ? menu.you(name) : undefined}
          >
            <StrokeIcon d={ICONS[part]} size={20} />
            <span>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
