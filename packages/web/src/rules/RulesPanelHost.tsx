import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { PlayedGame } from '../play/game.ts';
import { type OpenRule, OpenRuleProvider } from '../play/rule-panel.ts';
import { PanelProvider, type PanelTopic, type RulesPanel } from './panel.ts';

const RulesPanelView = lazy(() => import('./RulesPanelView.tsx'));

/** Everything inside opens rules beside the table instead of leaving it. */
export function RulesPanelHost({ children }: { readonly children: ReactNode }): ReactNode {
  const [topic, setTopic] = useState<PanelTopic | null>(null);
  const table = useRef<PlayedGame | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const panel = useMemo<RulesPanel>(
    () => ({
      open(asked) {
        setTopic(shown => {
          // Within the panel one topic leads to another: the focus returns to where it came from.
          if (shown === null && document.activeElement instanceof HTMLElement)
            opener.current = document.activeElement;
          return asked;
        });
      },
      lieBeside(game) {
        table.current = game;
      },
    }),
    [],
  );
  const openRule = useMemo<OpenRule>(() => (game, rule) => panel.open({ game, tab: 'rules', rule }), [panel]);
  const isOpen = topic !== null;
  // When it has closed: an element that the panel covered can't take the focus before.
  useEffect(() => {
    if (isOpen) return;
    const from = opener.current;
    opener.current = null;
    if (from?.isConnected) from.focus();
  }, [isOpen]);
  return (
    <PanelProvider value={panel}>
      <OpenRuleProvider value={openRule}>
        {children}
        {topic !== null && (
          <Suspense fallback={null}>
            <RulesPanelView topic={topic} table={() => table.current} onClose={() => setTopic(null)} />
          </Suspense>
        )}
      </OpenRuleProvider>
    </PanelProvider>
  );
}
