import {
  ACTION_SPACES,
  BACKS,
  BREWMASTER_START,
  type Breakdown,
  CARDS,
  type Event,
  GOALS,
  HEX_NAMES,
  heavenAndAle,
  MONK_SPACES,
  MONKS,
  type Options,
  type Position,
  RESOURCE_SPACES,
  RESOURCE_TILES,
  RESOURCES,
  ROUNDS,
  SCORING_SPACES,
  SEATS,
  SHED_NAMES,
  SIDES,
  SLOTS,
  SPOTS,
  STAGES,
  TILES,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import * as z from 'zod/mini';
import { Amount, atMost, type GameShapes, outcomeShape } from './shapes.ts';

const Seat = atMost(SEATS.max - 1);
const Round = atMost(Math.max(...Object.values(ROUNDS)));
const Space = z.int().check(z.minimum(1), z.maximum(ACTION_SPACES));
/** A place on the production track. */
const Step = z.int().check(z.minimum(BREWMASTER_START), z.maximum(TRACK_END));
const Resource = z.enum(RESOURCES);
const Tile = z.enum(TILES);
const Monk = z.enum(MONKS);
const Slot = z.enum(SLOTS);
const Spot = z.enum(SPOTS);
const Card = z.enum(CARDS);
const Goal = z.enum(GOALS);
const Stage = z.enum(STAGES);
/** One of these names. As the key of a record it may be left out, unlike that of an enum. */
const oneOf = (names: readonly string[]) => z.string().check(z.regex(new RegExp(`^(?:${names.join('|')})$`)));
const Hex = oneOf(HEX_NAMES);
const Shed = oneOf(SHED_NAMES);
const Pair = z.tuple([Spot, Spot]);
const Markers = z.record(Resource, Step);
const Agreed = z.strictObject({ first: z.nullable(Seat) });
const TILE_SPACES = [...RESOURCE_SPACES, ...MONK_SPACES].map(String);

const Player = z.strictObject({
  figure: z.nullable(z.union([Space, Slot])),
  out: z.boolean(),
  ducats: Amount,
  brewmaster: Step,
  markers: Markers,
  cards: z.array(Card),
  placed: z.array(z.nullable(Card)),
  discs: z.array(Spot),
  garden: z.record(Hex, Tile),
  sheds: z.record(Shed, atMost(4)),
  largeBarrels: z.array(Goal),
  smallBarrels: z.array(Goal),
});

const Paid = z.strictObject({ resource: Resource, steps: Amount, to: Step });
const exchanged = { resource: Resource, to: Step };
const ExchangeStep = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('exchange'), ...exchanged, paid: z.array(Paid) }),
  z.strictObject({ step: z.literal('ducats'), ...exchanged, ducats: Amount }),
]);

const happening = <const Name extends string, Shape extends z.core.$ZodLooseShape>(
  event: Name,
  shape: Shape,
) => z.strictObject({ event: z.literal(event), ...shape });
const moved = {
  from: Step,
  to: Step,
  reason: z.enum(['slot', 'activation', 'shed', 'harvest', 'stragglers', 'brewmaster-card']),
};

/** What goes over the wire at a table of Heaven & Ale. */
export const HEAVEN_AND_ALE: GameShapes<Position, Event, Options, Partial<Options>, Breakdown> = {
  id: heavenAndAle.id,
  rules: heavenAndAle.rules,
  view: z.strictObject({
    game: z.literal('heaven-and-ale'),
    rules: z.literal(heavenAndAle.rules),
    seats: z.int().check(z.minimum(SEATS.min), z.maximum(SEATS.max)),
    options: Agreed,
    round: Round,
    stage: Stage,
    active: Seat,
    bought: Amount,
    shed: z.nullable(Shed),
    pair: z.nullable(Pair),
    tiles: z.record(z.enum(TILE_SPACES), z.array(Tile)),
    discs: z.record(z.enum(SCORING_SPACES.map(String)), Amount),
    bag: z.record(z.enum(BACKS), z.record(Tile, Amount)),
    players: z.array(Player).check(z.minLength(SEATS.min), z.maxLength(SEATS.max)),
  }),
  event: z.discriminatedUnion('event', [
    happening('refilled', { round: Round, resources: z.array(z.enum(RESOURCE_TILES)), monks: z.array(Monk) }),
    happening('discs-laid', { discs: z.array(z.strictObject({ space: Space, discs: Amount })) }),
    happening('first-player', { seat: Seat }),
    happening('moved', { seat: Seat, from: z.union([Space, Slot]), to: Space }),
    happening('entered', { seat: Seat, from: z.nullable(z.union([Space, Slot])), slot: Slot }),
    happening('bought', {
      seat: Seat,
      space: Space,
      tile: Tile,
      hex: Hex,
      side: z.enum(SIDES),
      price: Amount,
    }),
    happening('shed-built', { seat: Seat, shed: Shed, sum: Amount, type: atMost(4) }),
    happening('disc-placed', { seat: Seat, space: Space, spot: Spot, fertility: z.nullable(Amount) }),
    happening('triggered', { seat: Seat, hex: Hex, monk: Monk }),
    happening('activated', { seat: Seat, hex: Hex, tile: Tile }),
    happening('marker', { seat: Seat, resource: Resource, ...moved }),
    happening('brewmaster', { seat: Seat, ...moved }),
    happening('ducats', {
      seat: Seat,
      change: z.int(),
      now: Amount,
      reason: z.enum(['slot', 'price', 'activation', 'overflow', 'purse', 'emergency-coins']),
    }),
    happening('pair-completed', { seat: Seat, spots: Pair }),
    happening('card-placed', { seat: Seat, spots: Pair, card: Card }),
    happening('card-declined', { seat: Seat, spots: Pair }),
    happening('card-returned', { seat: Seat, card: Card }),
    happening('barrel', { seat: Seat, goal: Goal, size: z.enum(['large', 'small']) }),
    happening('turn', { seat: Seat, stage: Stage }),
    happening('round-ended', { round: Round }),
    happening('game-over', { scores: z.array(z.int()), winners: z.array(Seat) }),
  ]),
  options: Agreed,
  given: z.strictObject({ first: z.exactOptional(z.nullable(Seat)) }),
  outcome: outcomeShape(
    z.strictObject({
      rate: Amount,
      value: Amount,
      rearmost: Step,
      production: z.int(),
      barrels: Amount,
      barrelCard: Amount,
      firstPlayer: Amount,
      total: z.int(),
      markers: Markers,
      exchange: z.array(ExchangeStep),
    }),
  ),
  parts: { Tile, Monk, Spot, Card, Goal, Stage, Hex, Shed, Markers, Player, ExchangeStep },
};
