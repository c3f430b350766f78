import type { GameId } from '@taproom/games';
import type { PlayerPosition, Position } from '@taproom/games/heaven-and-ale';
import type { PlayerView, View } from '@taproom/games/heros-tavern';
import type { Snapshot } from '../play/game.ts';

/** One thing that the guide shows. */
export interface Step<View extends object = object> {
  /** Its name: the guide's words have a text for it. */
  readonly name: string;
  /** The `data-guide` attributes of what it is about; the first one that can be seen is pointed at. */
  readonly at: readonly string[];
  /** When the player has done it; without this only "next" goes on. */
  until?(now: Snapshot<View>): boolean;
}

const isCommitted = ({ plan }: Snapshot): boolean => plan === null || plan.moves.length === 0;

// ---- Heaven & Ale

const cloister = (now: Snapshot): Position => now.view as Position;
const ownBoard = (now: Snapshot): PlayerPosition | undefined => cloister(now).players[now.seat ?? 0];
const hasTile = (now: Snapshot): boolean => Object.keys(ownBoard(now)?.garden ?? {}).length > 0;

const CLOISTER = [
  { name: 'welcome', at: ['main-board'] },
  { name: 'place', at: ['start-area', 'main-board'], until: now => (ownBoard(now)?.figure ?? null) !== null },
  {
    name: 'confirm',
    at: ['confirm', 'bar'],
    until: now => (ownBoard(now)?.figure ?? null) !== null && isCommitted(now),
  },
  { name: 'garden', at: ['garden', 'cloister'] },
  { name: 'production', at: ['track', 'cloister'] },
  { name: 'brewmaster', at: ['track', 'cloister'] },
  {
    name: 'go',
    at: ['main-board'],
    until: now => typeof ownBoard(now)?.figure === 'number' || cloister(now).round > 1,
  },
  { name: 'buy', at: ['garden', 'cloister'], until: hasTile },
  { name: 'turn', at: ['confirm', 'bar'], until: now => hasTile(now) && isCommitted(now) },
  { name: 'sheds', at: ['garden', 'cloister'] },
  { name: 'others', at: ['players'] },
  { name: 'score', at: ['pairs', 'cloister'] },
  { name: 'cards', at: ['hand', 'cloister'] },
  { name: 'barrels', at: ['barrels', 'main-board'] },
  { name: 'home', at: ['start-area', 'main-board'], until: now => cloister(now).round > 1 },
  { name: 'end', at: ['bar'] },
] as const satisfies readonly Step[];

// ---- Hero's Tavern

const tavern = (now: Snapshot): View => now.view as View;
const ownTavern = (now: Snapshot): PlayerView | undefined => tavern(now).players[now.seat ?? 0];
const isDrafted = (now: Snapshot): boolean => tavern(now).stage !== 'draft' || tavern(now).round > 1;

const TAVERN = [
  { name: 'hand', at: ['hand'] },
  { name: 'card', at: ['hand'] },
  { name: 'pick', at: ['hand'], until: now => ownTavern(now)?.chosen !== null || tavern(now).step > 0 },
  { name: 'take', at: ['bar'], until: now => tavern(now).step > 0 || isDrafted(now) },
  { name: 'reveal', at: ['news', 'rivals'] },
  { name: 'tavern', at: ['own', 'bar'] },
  { name: 'rivals', at: ['rivals'] },
  { name: 'draft', at: ['hand'], until: isDrafted },
  { name: 'scoring', at: ['scoring', 'own'] },
  { name: 'buy', at: ['hand', 'scoring'], until: now => tavern(now).round > 1 },
  { name: 'tokens', at: ['own'] },
  { name: 'pad', at: ['slate', 'pad'] },
  { name: 'reference', at: ['deck'] },
  { name: 'end', at: ['bar'] },
] as const satisfies readonly Step[];

export const STEPS: Readonly<Record<GameId, readonly Step[]>> = {
  'heaven-and-ale': CLOISTER,
  'heros-tavern': TAVERN,
};

/** The names of the steps: each of them has a text in every language. */
export type CloisterStep = (typeof CLOISTER)[number]['name'];
export type TavernStep = (typeof TAVERN)[number]['name'];
