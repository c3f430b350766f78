import {
  FERTILITIES as FERTILITY_NUMBERS,
  MONKS as MONK_WORDS,
  RESOURCES as RESOURCE_WORDS,
  SPOTS,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import {
  ALL_HEXES,
  BREWMASTER,
  DUCATS,
  FERTILITY,
  GARDEN,
  isMonkTile,
  isSunny,
  MARKERS,
  MONK,
  NEIGHBOURS,
  NO_TILE,
  RESOURCE,
  SPOT_DISCS,
  type State,
} from '@taproom/games/heaven-and-ale/inner';

export const RESOURCES = RESOURCE_WORDS.length;
export const MONKS = MONK_WORDS.length;
export const FERTILITIES = FERTILITY_NUMBERS.length;
/** The bits of the first resource spot and of the first monk spot among the discs of a seat. */
export const FIRST_RESOURCE_SPOT = SPOTS.indexOf(RESOURCE_WORDS[0]);
export const FIRST_MONK_SPOT = SPOTS.indexOf(MONK_WORDS[0]);

/**
 * What a garden has and what its open spots would bring: sums over the tiles by resource, by fertility and by type of
 * monk, and where everything would be with a disc on every open resource and monk spot. Reused: looking at another
 * garden discards the last one.
 */
export class Prospect {
  readonly tiles = new Float64Array(RESOURCES);
  readonly sunny = new Float64Array(RESOURCES);
  readonly shady = new Float64Array(RESOURCES);
  readonly sunnyByFertility = new Float64Array(FERTILITIES);
  readonly shadyByFertility = new Float64Array(FERTILITIES);
  readonly monks = new Float64Array(MONKS);
  /** What triggering a type of monk would bring now, and how many empty hexes are next to its monks. */
  readonly monkSteps = new Float64Array(MONKS);
  readonly monkDucats = new Float64Array(MONKS);
  readonly monkBrews = new Float64Array(MONKS);
  readonly monkSunnyRoom = new Float64Array(MONKS);
  readonly monkShadyRoom = new Float64Array(MONKS);
  readonly markers = new Float64Array(RESOURCES);
  brewmaster = 0;
  ducats = 0;

  look(state: State, me: number): void {
    this.forget();
    const discs = state[me + SPOT_DISCS];
    const garden = me + GARDEN;
    for (let r = 0; r < RESOURCES; r++) this.markers[r] = state[me + MARKERS + r];
    this.brewmaster = state[me + BREWMASTER];
    this.ducats = state[me + DUCATS];
    for (let hex = 0; hex < ALL_HEXES; hex++) {
      const tile = state[garden + hex];
      if (tile === NO_TILE) continue;
      if (isMonkTile(tile))
        this.addMonk(state, garden, hex, MONK[tile], (discs >> (FIRST_MONK_SPOT + MONK[tile])) & 1);
      else this.addResource(RESOURCE[tile], FERTILITY[tile], isSunny(hex));
    }
    for (let r = 0; r < RESOURCES; r++) {
      if (((discs >> (FIRST_RESOURCE_SPOT + r)) & 1) === 0) {
        this.markers[r] += this.sunny[r];
        this.ducats += this.shady[r];
      }
      this.markers[r] = Math.min(TRACK_END, this.markers[r]);
    }
    for (let m = 0; m < MONKS; m++) {
      if ((discs >> (6 + m)) & 1) continue;
      this.ducats += this.monkDucats[m];
      this.brewmaster += this.monkBrews[m];
    }
    this.brewmaster = Math.min(TRACK_END, this.brewmaster);
  }

  private addResource(resource: number, fertility: number, sun: boolean): void {
    this.tiles[resource]++;
    if (sun) {
      this.sunny[resource] += fertility;
      this.sunnyByFertility[fertility - 1] += fertility;
    } else {
      this.shady[resource] += fertility;
      this.shadyByFertility[fertility - 1] += fertility;
    }
  }

  private addMonk(state: State, garden: number, hex: number, monk: number, scored: number): void {
    this.monks[monk]++;
    const around = NEIGHBOURS[hex];
    for (let i = 0; i < around.length; i++) {
      const next = state[garden + around[i]];
      const sun = isSunny(around[i]);
      if (next === NO_TILE) {
        if (sun) this.monkSunnyRoom[monk]++;
        else this.monkShadyRoom[monk]++;
      } else if (isMonkTile(next)) this.monkBrews[monk]++;
      else if (sun) {
        this.monkSteps[monk] += FERTILITY[next];
        if (scored === 0) this.markers[RESOURCE[next]] += FERTILITY[next];
      } else this.monkDucats[monk] += FERTILITY[next];
    }
  }

  private forget(): void {
    this.tiles.fill(0);
    this.sunny.fill(0);
    this.shady.fill(0);
    this.sunnyByFertility.fill(0);
    this.shadyByFertility.fill(0);
    this.monks.fill(0);
    this.monkSteps.fill(0);
    this.monkDucats.fill(0);
    this.monkBrews.fill(0);
    this.monkSunnyRoom.fill(0);
    this.monkShadyRoom.fill(0);
  }
}
