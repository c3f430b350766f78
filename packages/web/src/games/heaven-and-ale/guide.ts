import {
  HEX_NAMES,
  type PlayerPosition,
  type Side,
  type SpaceKind,
  sideOf,
} from '@taproom/games/heaven-and-ale';
import { type GuideStep, isCommitted } from '../../guide/steps.ts';
import { goalStandings } from './table/standing.ts';
import type { Cloister, CloisterNow } from './types.ts';

const ownBoard = (now: CloisterNow): PlayerPosition | undefined => now.view.players[now.seat ?? 0];
const tilesOf = (now: CloisterNow): string[] => Object.keys(ownBoard(now)?.garden ?? {});
const hasTileIn = (now: CloisterNow, side: Side): boolean =>
  tilesOf(now).some(hex => sideOf(HEX_NAMES.indexOf(hex)) === side);
const isPlaced = (now: CloisterNow): boolean => (ownBoard(now)?.figure ?? null) !== null;
/** The spaces of some kinds where the player can go next. */
const openSpaces = (now: CloisterNow, ...kinds: readonly SpaceKind[]): string[] =>
  (now.plan?.legal ?? []).flatMap(move =>
    move.move === 'go' && kinds.includes(now.rules.spaceAt(move.space).kind) ? [`space:${move.space}`] : [],
  );
/** The first round is over: what belongs to it can't be done any more. */
const isLate = (now: CloisterNow): boolean => now.view.round > 1 || now.outcome !== null;

/**
 * The guide plays the first round with someone: a tile in the sun, one in the shade, a scoring, the way home, and an
 * example of a final score. Sheds and barrels are explained when the first is built or can be had.
 */
export const STEPS = [
  { name: 'welcome', at: ['main-board'] },
  {
    name: 'place',
    at: ['marker-choice', 'start-area', 'main-board'],
    aside: { at: 'marker-choice', name: 'marker' },
    until: isPlaced,
  },
  { name: 'confirm', at: ['confirm', 'bar'], until: now => isPlaced(now) && isCommitted(now) },
  { name: 'garden', at: ['garden', 'cloister'] },
  {
    name: 'go',
    at: ['main-board'],
    points: now => openSpaces(now, 'resource', 'monk'),
    until: now => typeof ownBoard(now)?.figure === 'number' || isLate(now),
  },
  { name: 'sun', at: ['garden', 'cloister'], until: now => hasTileIn(now, 'sunny') || isLate(now) },
  {
    name: 'turn',
    at: ['confirm', 'bar'],
    until: now => (tilesOf(now).length > 0 && isCommitted(now)) || isLate(now),
  },
  { name: 'production', at: ['track', 'cloister'] },
  { name: 'brewmaster', at: ['track', 'cloister'] },
  {
    name: 'shade',
    at: ['garden', 'cloister'],
    points: now => openSpaces(now, 'resource', 'monk'),
    until: now => hasTileIn(now, 'shady') || isLate(now),
  },
  {
    name: 'score',
    at: ['pairs', 'cloister'],
    points: now => openSpaces(now, 'scoring'),
    // Not before the tile in the shade is paid for.
    from: now => isCommitted(now) || now.view.stage === 'score',
    until: now => (ownBoard(now)?.discs.length ?? 0) > 0 || isLate(now),
  },
  { name: 'cards', at: ['hand', 'cloister'], from: isCommitted },
  // Nothing is awaited: how long someone stays out is theirs to judge.
  { name: 'home', at: ['start-area', 'main-board'] },
  { name: 'final', at: ['track', 'cloister'], from: isLate },
  {
    name: 'shed',
    at: ['garden', 'cloister'],
    isLater: true,
    from: now => Object.keys(ownBoard(now)?.sheds ?? {}).length > 0,
  },
  {
    name: 'barrels',
    at: ['barrels', 'main-board'],
    points: now => openSpaces(now, 'barrel'),
    isLater: true,
    from: now =>
      now.outcome === null &&
      goalStandings(now.rules, now.view, now.seat ?? 0).some(
        ({ have, need, own, left }) => have >= need && own === null && left !== null,
      ),
  },
] as const satisfies readonly GuideStep<Cloister>[];

/** The final score that the guide works out (10.4). */
export const EXAMPLE = {
  markers: { wood: 9, yeast: 8, hops: 7, water: 6, barley: 4 },
  brewmaster: 13,
  rate: 2,
  exchanges: 2,
  rearmost: 6,
  value: 4,
  points: 24,
} as const;

type OneStep = (typeof STEPS)[number];

/** The names of the steps and of what they say aside: each has a text in every language. */
export type StepName = OneStep['name'] | Extract<OneStep, { aside: unknown }>['aside']['name'];
