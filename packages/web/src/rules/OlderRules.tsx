import type { ReactNode } from 'react';
import { useGames } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import { useTableRules } from '../play/faces.tsx';

/** At a table that began under older rules: a text beside it, which is that of the newest, may not be true for it. */
export function OlderRules(): ReactNode {
  const { panel } = useWords().around;
  const table = useTableRules();
  const games = useGames();
  if (table === null) return null;
  const newest = games.current(table.game).rules;
  return table.rules === newest ? null : (
    <span className="older-rules">{panel.older(table.rules, newest)}</span>
  );
}
