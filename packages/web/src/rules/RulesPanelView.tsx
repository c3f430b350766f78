import { addressOf } from '@taproom/contracts/addresses';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'wouter';
import { isFocusFree } from '../app/focus.ts';
import { StrokeIcon } from '../app/StrokeIcon.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { useWords } from '../app/words.tsx';
import { useFace } from '../play/faces.tsx';
import type { PlayedGame } from '../play/game.ts';
import { AidView } from './AidView.tsx';
import { Findings } from './Findings.tsx';
import { GlossaryList } from './GlossaryList.tsx';
import { countFound, lookUp } from './look-up.ts';
import { OlderRules } from './OlderRules.tsx';
import { PANEL_TABS, type PanelTab, type PanelTopic } from './panel.ts';
import { placeId } from './RuleArticle.tsx';
import { SearchField } from './SearchField.tsx';
import { useLibrary } from './useLibrary.ts';
import './rules-panel.css';

const PREFIX = 'panel-rule';

/** Where the panel has no room beside the table and covers it, as its style sheet says. */
const COVERS = '(width < 64rem)';

interface RulesPanelViewProps {
  readonly topic: PanelTopic;
  /** The game on the table, if there is one. */
  readonly table: () => PlayedGame | null;
  readonly onClose: () => void;
}

/**
 * Rules, player aid and glossary beside the table: one can play on. Where there is no room for both they cover it, and
 * nothing behind them can be reached. Escape closes it.
 */
export default function RulesPanelView({ topic, table, onClose }: RulesPanelViewProps): ReactNode {
  const { around } = useWords();
  const { sign } = useFace();
  const panel = useRef<HTMLElement>(null);
  const [tab, setTab] = useState<PanelTab>(topic.tab);
  const title = useId();
  useEffect(() => setTab(topic.tab), [topic]);
  useEffect(() => panel.current?.focus(), []);
  useBehind(panel);
  useEffect(() => {
    const close = (event: globalThis.KeyboardEvent): void => {
      const isOurs = panel.current?.contains(document.activeElement) || isFocusFree();
      if (event.key !== 'Escape' || event.defaultPrevented || !isOurs) return;
      // A note in the panel closes first.
      if (document.querySelector('.meaning:popover-open') === null) onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <aside ref={panel} className="rules-panel" aria-labelledby={title} tabIndex={-1}>
      <header>
        <h2 id={title}>{around.panel.title(sign.title)}</h2>
        <Link href={addressOf({ page: 'rules', game: sign.id, rule: topic.rule })} target="_blank">
          {around.panel.page}
        </Link>
        <button type="button" className="button quiet" aria-label={around.panel.close} onClick={onClose}>
          <StrokeIcon d="M5 5l14 14M19 5L5 19" size={24} />
        </button>
      </header>
      <OlderRules />
      <Tabs chosen={tab} onChoose={setTab}>
        <div className="panel-content">
          {tab === 'aid' ? <Aid table={table} /> : <LookUp topic={topic} tab={tab} />}
        </div>
      </Tabs>
    </aside>
  );
}

/** Keeps the focus away from what the panel covers. */
function useBehind(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = panel;
    const siblings = [...(current?.parentElement?.children ?? [])].filter(element => element !== current);
    const behind = [...document.querySelectorAll('.house-bar'), ...siblings];
    const covers = matchMedia(COVERS);
    const set = (isCovered: boolean): void => {
      for (const element of behind) element.toggleAttribute('inert', isCovered);
    };
    const update = (): void => set(covers.matches);
    update();
    covers.addEventListener('change', update);
    return () => {
      covers.removeEventListener('change', update);
      set(false);
    };
  }, [panel]);
}

interface TabsProps {
  readonly chosen: PanelTab;
  readonly onChoose: (tab: PanelTab) => void;
  readonly children: ReactNode;
}

function Tabs({ chosen, onChoose, children }: TabsProps): ReactNode {
  const { panel } = useWords().around;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = PANEL_TABS.at((PANEL_TABS.indexOf(chosen) + by) % PANEL_TABS.length) ?? chosen;
    onChoose(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" className="panel-tabs" onKeyDown={step}>
        {PANEL_TABS.map(tab => (
          <button
            key={tab}
            id={`${id}-${tab}`}
            type="button"
            role="tab"
            data-tab={tab}
            aria-selected={tab === chosen}
            aria-controls={id}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
          >
            {panel[tab]}
          </button>
        ))}
      </div>
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}

/** The player aid, opened at what the player has to do now. */
function Aid({ table }: Pick<RulesPanelViewProps, 'table'>): ReactNode {
  const { sign, face } = useFace();
  const now = table()?.get();
  const openAt = now === undefined ? undefined : face.aidAt(now);
  return <AidView sign={sign} view={now?.view} openAt={openAt} isSearchable />;
}

interface LookUpProps {
  readonly topic: PanelTopic;
  readonly tab: 'rules' | 'glossary';
}

/** The rules or the glossary, with a search that finds in both. */
function LookUp({ topic, tab }: LookUpProps): ReactNode {
  const { around, pages } = useWords();
  const { sign } = useFace();
  const library = useLibrary(sign);
  // Whoever asks for a rule wants to see it, not what was searched for before.
  const [search, setSearch] = useState({ topic, query: '' });
  const query = search.topic === topic ? search.query : '';
  const found = useMemo(() => (library === null ? null : lookUp(query, library)), [query, library]);
  const isReady = library !== null;
  useEffect(() => {
    if (!isReady || topic.rule === undefined) return;
    const place = document.getElementById(placeId(PREFIX, topic.rule));
    place?.scrollIntoView({ block: 'start' });
    place?.querySelector('a')?.focus({ preventScroll: true });
  }, [topic, isReady]);
  if (library === null || found === null) return <Waiting />;
  const isSearch = found.words.length > 0;
  const count = countFound(found);
  const at = { game: sign.id, book: library.book, prefix: PREFIX, words: found.words, here: topic.rule };
  return (
    <>
      <SearchField
        label={around.panel.search}
        query={query}
        ask={asked => setSearch({ topic, query: asked })}
        says={isSearch ? (count === 0 ? pages.rules.none : pages.rules.found(count)) : null}
      />
      <div className="rules-text">
        {tab === 'rules' || isSearch ? (
          <Findings found={found} at={at} />
        ) : (
          <GlossaryList game={sign.id} entries={library.glossary.entries} />
        )}
      </div>
    </>
  );
}
