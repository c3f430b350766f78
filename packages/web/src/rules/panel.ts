import type { GameId } from '@taproom/games';
import { createContext, useContext } from 'react';
import type { PlayedGame } from '../play/game.ts';

/** The parts of the panel. */
export const PANEL_TABS = ['rules', 'aid', 'glossary'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/** What the panel shows: a new object whenever someone asks, so that asking again for the same goes there again. */
export interface PanelTopic {
  readonly game: GameId;
  readonly tab: PanelTab;
  /** The rule or section to go to. */
  readonly rule?: string | undefined;
}

/** The panel beside a table in which rules, player aid and glossary can be looked up without leaving it. */
export interface RulesPanel {
  open(topic: PanelTopic): void;
  /** Says which game is on the table: the player aid opens at its current step. */
  lieBeside(table: PlayedGame | null): void;
}

const PanelContext = createContext<RulesPanel | null>(null);

export const PanelProvider = PanelContext.Provider;

/** The panel of this page; null where there is none, and rules are read on their own page. */
export const useRulesPanel = (): RulesPanel | null => useContext(PanelContext);
