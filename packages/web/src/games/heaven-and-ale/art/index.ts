export type { Colour } from '../../../art/ink.ts';
export { hexagon, hexCorners } from '../../../art/paths.ts';
export { Fill, Line, Place, Shape, WEIGHT } from '../../../art/pen.tsx';
export { Barrel, Cask, Keg } from './barrels.tsx';
export { Brewmaster } from './brewmaster.tsx';
export { CARD_BOX, CardBack, CardFront } from './cards.tsx';
export { Ducat, Ducats } from './coins.tsx';
export { Abbot, Charge, Crest, type CrestSeat, SEAT_TONES } from './crests.tsx';
export { Bell, ScoringDisc, SpotEmblem } from './discs.tsx';
export { END_SCENE_BOX, EndScene, type Winner } from './end-scene.tsx';
export { GoalEmblem } from './goals.tsx';
export { Ground, ShedSpot } from './ground.tsx';
export { MONK_TONES, MonkEmblem } from './monks.tsx';
export { Numeral } from './numeral.tsx';
export { CornerVine, InitialFrame, Leaf, ParchmentPattern } from './ornaments.tsx';
export { Picture } from './picture.tsx';
export { Plaque } from './plaque.tsx';
export { RESOURCE_TONES, ResourceEmblem, ResourceMarker } from './resources.tsx';
export { Moon, Steps, Sun } from './roundels.tsx';
export { Barn, ShedHex, type ShedType } from './sheds.tsx';
export {
  BarrelSpace,
  MonkSpace,
  ResourceSpace,
  ScoringSpace,
  SlotMedallion,
} from './spaces.tsx';
export { MonkHex, ResourceHex, TileBack } from './tiles.tsx';
export { VIGNETTE_BOX, Vignette } from './vignette.tsx';
