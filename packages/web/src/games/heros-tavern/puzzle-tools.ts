import type { PuzzleKind } from '@taproom/bots/puzzles';
import type { Seat } from '@taproom/games';
import type { View } from '@taproom/games/heros-tavern';
import type { PuzzleTools } from '../../puzzles/tools.ts';

/**
 * All decide at the same time, so nothing of a purchase is seen before everyone has chosen. Here it is one's own tavern
 * alone that shows it: what was bought, the tokens that are left and, where nobody else can change it, the final scoring.
 */
function shown(before: View, after: View, seat: Seat, kind: PuzzleKind): View {
  if (before.stage !== 'purchase') return before;
  const players = before.players.map((player, at) => {
    const { bought = [], tokens = player.tokens, pad = [], heroes = 0 } = after.players[at] ?? {};
    if (at !== seat) return player;
    const kept = { ...player, bought, tokens, drafted: [], purchase: null };
    return kind === 'closed' ? { ...kept, pad, heroes } : kept;
  });
  return { ...before, players };
}

export const puzzleTools: PuzzleTools = { reach: null, shown };
