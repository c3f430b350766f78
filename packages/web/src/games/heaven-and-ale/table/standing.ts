import { expectOk } from '@taproom/games';
import {
  type Breakdown,
  type Goal,
  type Holdings,
  MONKS,
  type PlayerPosition,
  type Position,
  RESOURCES,
  type Spot,
} from '@taproom/games/heaven-and-ale';
import type { CloisterEdition } from '../types.ts';

/** What a player would score if the game ended now, by the rules of the table. */
export function breakdownNow(rules: CloisterEdition, player: PlayerPosition): Breakdown {
  const holdings: Holdings = {
    brewmaster: player.brewmaster,
    markers: player.markers,
    ducats: player.ducats,
    largeBarrels: player.largeBarrels.length,
    smallBarrels: player.smallBarrels.length,
    barrelCard: player.placed.includes('barrels'),
    firstPlayer: player.figure === 'first',
  };
  const [breakdown] = expectOk(rules.scoreSheet({ players: [holdings] })).players;
  if (breakdown === undefined) throw new Error('a player without a score');
  return breakdown;
}

/** A player's progress towards the goal of a barrel, and which barrel is available. */
export interface GoalStanding {
  readonly goal: Goal;
  readonly have: number;
  readonly need: number;
  /** The missing markers or spots, where that can be said. */
  readonly lacks: readonly Spot[];
  readonly own: 'large' | 'small' | null;
  readonly left: 'large' | 'small' | null;
}

export function goalStandings(rules: CloisterEdition, position: Position, seat: number): GoalStanding[] {
  const player = position.players[seat];
  if (player === undefined) return [];
  const taken = (barrels: 'largeBarrels' | 'smallBarrels', goal: Goal): boolean =>
    position.players.some(other => other[barrels].includes(goal));
  return rules.goalProgress(player).map(({ goal, have, need }) => {
    const small = taken('smallBarrels', goal) ? null : 'small';
    return {
      goal,
      have,
      need,
      lacks: lacking(rules, player, goal),
      own: player.largeBarrels.includes(goal) ? 'large' : player.smallBarrels.includes(goal) ? 'small' : null,
      left: taken('largeBarrels', goal) ? small : 'large',
    };
  });
}

/** The markers or spots that a player lacks for a goal of all of them. */
function lacking(
  { numbers }: CloisterEdition,
  { markers, discs }: PlayerPosition,
  goal: Goal,
): readonly Spot[] {
  switch (goal) {
    case 'all-markers-on-1':
      return RESOURCES.filter(resource => markers[resource] < numbers.GOAL_NUMBERS.allMarkers);
    case 'all-monk-discs':
      return MONKS.filter(monk => !discs.includes(monk));
    case 'all-resource-discs':
      return RESOURCES.filter(resource => !discs.includes(resource));
    default:
      return [];
  }
}
