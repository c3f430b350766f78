import { useRegistries } from '../app/registries.tsx';

/** Where the rules of a game are missing. */
export type Lacking = 'client' | 'server';

/** As much of a game or table as is needed to tell whether it can be played here. */
interface Edition {
  readonly game: string;
  readonly rules: number;
  /** Whether the server knows the rules, if it is a table there. */
  readonly playable?: boolean;
}

/** Who lacks the rules of a game; null if it can be played. No rules have to be loaded for that. */
export function useLacking(): (of: Edition) => Lacking | null {
  const { faces, levels } = useRegistries();
  return ({ game, rules, playable }) => {
    if (playable === false) return 'server';
    return faces.sign(game) !== null && levels.find(game, rules).ok ? null : 'client';
  };
}

/** Whether a refusal says that there are no such rules here. */
export const isUnknownEdition = ({ code }: { readonly code: string }): boolean =>
  code === 'unknown-game' || code === 'unknown-rules';
