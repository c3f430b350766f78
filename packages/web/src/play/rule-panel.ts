import { addressOf } from '@taproom/contracts/addresses';
import type { GameId } from '@taproom/games';
import { createContext, useCallback, useContext } from 'react';
import { useLocation } from 'wouter';

/** Opens a rule of a game beside the board. */
export type OpenRule = (game: GameId, rule: string) => void;

const OpenRuleContext = createContext<OpenRule | null>(null);

/** Whoever can show rules beside the board provides how. */
export const OpenRuleProvider = OpenRuleContext.Provider;

/** How to open a rule: beside the board, or on its own page where no panel is provided. */
export function useOpenRule(): OpenRule {
  const beside = useContext(OpenRuleContext);
  const [, go] = useLocation();
  const onItsPage = useCallback<OpenRule>((game, rule) => go(addressOf({ page: 'rules', game, rule })), [go]);
  return beside ?? onItsPage;
}
