import { useRegistries } from '../app/registries.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import type { Snapshot } from '../play/game.ts';
import { suggestedStep } from './climb.ts';
import { useKeptGames } from './useKeptGames.ts';

/**
 * The step to offer after a game on this device that someone played alone against bots: one up or one down. Null if the
 * same bots are the best choice again.
 */
export function useNextStep({
  id,
  game,
  sitters,
  canRematch,
}: Snapshot): { sign: Sign; step: number } | null {
  const kept = useKeptGames();
  const sign = useFaces().sign(game);
  const { levels } = useRegistries().levels.current(game);
  // Only the game that was played last decides.
  const isLast = kept?.find(one => one.game === game)?.id === id;
  if (sign === null || kept === null || !isLast || !canRematch) return null;
  const { step, why } = suggestedStep(kept, game, levels);
  const isNew = !sitters.some(sitter => sitter.kind === 'bot' && sitter.level === levels[step]);
  return (why === 'won' && isNew) || why === 'lostTwice' ? { sign, step } : null;
}
