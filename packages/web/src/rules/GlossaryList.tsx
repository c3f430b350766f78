import type { GameId } from '@taproom/games';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { GlossaryEntry } from './glossary.ts';
import { RuleRef } from './RuleRef.tsx';
import { unbroken } from './unbroken.ts';
import './glossary-list.css';

interface GlossaryListProps {
  readonly game: GameId;
  readonly entries: readonly GlossaryEntry[];
}

/** Terms with their meanings and rules. */
export function GlossaryList({ game, entries }: GlossaryListProps): ReactNode {
  const { pages } = useWords();
  return (
    <dl className="glossary-list">
      {entries.map(({ key, term, meaning, rule }) => (
        <div key={key}>
          <dt>{term}</dt>
          <dd>
            {unbroken(meaning)}
            {rule !== undefined && (
              <>
                {'\u00a0'}
                <RuleRef game={game} rule={rule} label={pages.rules.rule(rule)}>
                  {rule}
                </RuleRef>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
