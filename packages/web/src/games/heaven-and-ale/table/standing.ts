import {
  type Breakdown,
  GOAL_NUMBERS,
  GOALS,
  type Goal,
  HEX_NAMES,
  MONKS,
  type PlayerPosition,
  type Position,
  RESOURCES,
  type Spot,
  scoreHoldings,
  sideOf,
} from '@taproom/games/heaven-and-ale';

/** What a player would score if the game ended now. */
export function scoreNow(player: PlayerPosition): Breakdown {
  return scoreHoldings({
    brewmaster: player.brewmaster,
    markers: player.markers,
    ducats: player.ducats,
    largeBarrels: player.largeBarrels.length,
    smallBarrels: player.smallBarrels.length,
    barrelCard: player.placed.includes('barrels'),
    firstPlayer: player.figure === 'first',
  });
}

/** How far a player is with the goal of a barrel, and which barrel is there to be had. */
export interface GoalStanding {
  readonly goal: Goal;
  readonly have: number;
  readonly need: number;
  /** The markers or spots that are missing, where it can be told. */
  readonly lacks: readonly Spot[];
  readonly own: 'large' | 'small' | null;
  readonly left: 'large' | 'small' | null;
}

export function goalStandings(position: Position, seat: number): GoalStanding[] {
  const player = position.players[seat];
  if (player === undefined) return [];
  const taken = (barrels: 'largeBarrels' | 'smallBarrels', goal: Goal): boolean =>
    position.players.some(other => other[barrels].includes(goal));
  return GOALS.map(goal => {
    const small = taken('smallBarrels', goal) ? null : 'small';
    return {
      goal,
      lacks: [],
      ...progress(player, goal),
      own: player.largeBarrels.includes(goal) ? 'large' : player.smallBarrels.includes(goal) ? 'small' : null,
      left: taken('largeBarrels', goal) ? small : 'large',
    };
  });
}

interface Progress {
  readonly have: number;
  readonly need: number;
  readonly lacks?: readonly Spot[];
}

function progress(player: PlayerPosition, goal: Goal): Progress {
  const markers = RESOURCES.map(resource => player.markers[resource]);
  const sheds = Object.values(player.sheds);
  const alike = sheds.map(type => sheds.filter(other => other === type).length);
  const tiles = (fertility: number): number =>
    Object.values(player.garden).filter(tile => !tile.startsWith('monk') && tile.endsWith(String(fertility)))
      .length;
  const side = (name: 'sunny' | 'shady'): Progress => {
    const hexes = HEX_NAMES.filter((_, hex) => sideOf(hex) === name);
    return { have: hexes.filter(hex => player.garden[hex] !== undefined).length, need: hexes.length };
  };
  const all = <Name extends Spot>(spots: readonly Name[], has: (spot: Name) => boolean): Progress => {
    const lacks = spots.filter(spot => !has(spot));
    return { have: spots.length - lacks.length, need: spots.length, lacks };
  };
  const discs = (spots: readonly Spot[]): Progress => all(spots, spot => player.discs.includes(spot));
  switch (goal) {
    case 'brewmaster-on-1':
      return { have: player.brewmaster, need: GOAL_NUMBERS.brewmaster };
    case 'all-markers-on-1':
      return all(RESOURCES, resource => player.markers[resource] >= GOAL_NUMBERS.allMarkers);
    case 'six-fertility-1':
      return { have: tiles(GOAL_NUMBERS.lowFertility), need: GOAL_NUMBERS.fertilityTiles };
    case 'six-fertility-5':
      return { have: tiles(GOAL_NUMBERS.highFertility), need: GOAL_NUMBERS.fertilityTiles };
    case 'all-monk-discs':
      return discs(MONKS);
    case 'all-resource-discs':
      return discs(RESOURCES);
    case 'three-sheds-alike':
      return { have: Math.max(0, ...alike), need: GOAL_NUMBERS.shedsAlike };
    case 'four-shed-types':
      return { have: new Set(sheds).size, need: GOAL_NUMBERS.shedTypes };
    case 'marker-on-20':
      return { have: Math.max(...markers), need: GOAL_NUMBERS.oneMarker };
    case 'three-cards-placed':
      return { have: player.placed.filter(card => card !== null).length, need: GOAL_NUMBERS.cardsPlaced };
    case 'sunny-side-full':
      return side('sunny');
    case 'shady-side-full':
      return side('shady');
  }
}
