import type { Seat } from '../game.ts';
import type {
  Card,
  Goal,
  Monk,
  Resource,
  ResourceTile,
  Side,
  Slot,
  Spot,
  Stage,
  Tile,
} from './vocabulary.ts';

/** Why a player gained or paid ducats. */
export type DucatReason = 'slot' | 'price' | 'activation' | 'overflow' | 'purse' | 'emergency-coins';
/** Why a marker or the brewmaster moved. */
export type StepReason = 'slot' | 'activation' | 'shed' | 'harvest' | 'stragglers' | 'brewmaster-card';

/** What happens in Heaven & Ale. All of it is public. */
export type Event =
  | { event: 'refilled'; round: number; resources: ResourceTile[]; monks: Monk[] }
  | { event: 'discs-laid'; discs: { space: number; discs: number }[] }
  | { event: 'first-player'; seat: Seat }
  | { event: 'moved'; seat: Seat; from: number | Slot; to: number }
  | { event: 'entered'; seat: Seat; from: number | Slot | null; slot: Slot }
  | { event: 'bought'; seat: Seat; space: number; tile: Tile; hex: string; side: Side; price: number }
  | { event: 'shed-built'; seat: Seat; shed: string; sum: number; type: number }
  | { event: 'disc-placed'; seat: Seat; space: number; spot: Spot; fertility: number | null }
  | { event: 'triggered'; seat: Seat; hex: string; monk: Monk }
  | { event: 'activated'; seat: Seat; hex: string; tile: Tile }
  | { event: 'marker'; seat: Seat; resource: Resource; from: number; to: number; reason: StepReason }
  | { event: 'brewmaster'; seat: Seat; from: number; to: number; reason: StepReason }
  | { event: 'ducats'; seat: Seat; change: number; now: number; reason: DucatReason }
  | { event: 'pair-completed'; seat: Seat; spots: [Spot, Spot] }
  | { event: 'card-placed'; seat: Seat; spots: [Spot, Spot]; card: Card }
  | { event: 'card-declined'; seat: Seat; spots: [Spot, Spot] }
  | { event: 'card-returned'; seat: Seat; card: Card }
  | { event: 'barrel'; seat: Seat; goal: Goal; size: 'large' | 'small' }
  | { event: 'turn'; seat: Seat; stage: Stage }
  | { event: 'round-ended'; round: number }
  | { event: 'game-over'; scores: number[]; winners: Seat[] };

/** Where the rules report what happens: a list, or null on the fast path, which needs no events. */
export type Log = Event[] | null;
