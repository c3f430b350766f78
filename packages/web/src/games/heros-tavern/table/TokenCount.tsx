import { RESOURCES, type Tokens } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface TokenCountProps {
  readonly tokens: Tokens;
  readonly size?: number;
  /** Whether they are added to what is there: then nothing is said of those that bring none. */
  readonly isGain?: boolean;
  /** How many of them are new. */
  readonly gained?: Tokens | undefined;
}

/** How many tokens of each resource there are. */
export function TokenCount({ tokens, size = 22, isGain = false, gained }: TokenCountProps): ReactNode {
  const { tavern } = useTavernWords();
  return (
    <span className="tavern-tokens">
      {RESOURCES.filter(resource => !isGain || tokens[resource] > 0).map(resource => (
        <span
          key={resource}
          className={tokens[resource] < 0 ? 'owing' : undefined}
          data-about={`token:${resource}`}
        >
          <TavernPicture of={resource} size={size} label={tavern.resource[resource]} />
          {isGain ? `+${tokens[resource]}` : tokens[resource]}
          {gained !== undefined && gained[resource] > 0 && (
            <span className="tavern-gained"> +{gained[resource]}</span>
          )}
        </span>
      ))}
    </span>
  );
}
