import { memo } from 'react';
import * as art from '../art/index.ts';

/**
 * The drawings as the boards use them. A drawing depends only on its properties, and the boards are redrawn with every
 * pointer move: so each is memoised.
 */
export const Abbot = memo(art.Abbot);
export const Barn = memo(art.Barn);
export const Barrel = memo(art.Barrel);
export const BarrelSpace = memo(art.BarrelSpace);
export const Brewmaster = memo(art.Brewmaster);
export const CardFront = memo(art.CardFront);
export const Crest = memo(art.Crest);
export const Ducat = memo(art.Ducat);
export const Ducats = memo(art.Ducats);
export const GoalEmblem = memo(art.GoalEmblem);
export const MonkHex = memo(art.MonkHex);
export const MonkSpace = memo(art.MonkSpace);
export const Moon = memo(art.Moon);
export const ResourceHex = memo(art.ResourceHex);
export const ResourceMarker = memo(art.ResourceMarker);
export const ResourceSpace = memo(art.ResourceSpace);
export const ScoringDisc = memo(art.ScoringDisc);
export const ScoringSpace = memo(art.ScoringSpace);
export const ShedHex = memo(art.ShedHex);
export const ShedSpot = memo(art.ShedSpot);
export const SlotMedallion = memo(art.SlotMedallion);
export const SpotEmblem = memo(art.SpotEmblem);
export const Steps = memo(art.Steps);
export const Sun = memo(art.Sun);
export const TileBack = memo(art.TileBack);

export type { CrestSeat, ShedType } from '../art/index.ts';
