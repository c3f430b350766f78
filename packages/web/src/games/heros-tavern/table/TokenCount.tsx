import { RESOURCES, type Tokens } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface TokenCountProps {
  readonly tokens: Tokens;
  readonly size?: number;
}

/** How many tokens of each resource there are. */
export function TokenCount({ tokens, size = 22 }: TokenCountProps): ReactNode {
  const { tavern } = useTavernWords();
  return (
    <span className="tavern-tokens">
      {RESOURCES.map(resource => (
        <span
          key={resource}
          className={tokens[resource] < 0 ? 'owing' : undefined}
          data-about={`token:${resource}`}
        >
          <TavernPicture of={resource} size={size} label={tavern.resource[resource]} />
          {tokens[resource]}
        </span>
      ))}
    </span>
  );
}
