import {
  type Breakdown,
  CARDS,
  CATEGORIES,
  type Event,
  type GivenOptions,
  herosTavern,
  type Options,
  RESOURCES,
  STAGES,
  tables,
  type View,
} from '@taproom/games/heros-tavern';
import * as z from 'zod/mini';
import { Amount, atMost, type GameShapes, outcomeShape } from './shapes.ts';

const { HAND, PRICE_MAX, ROUNDS, SEATS_MAX, SEATS_MIN } = tables;

const Seat = atMost(SEATS_MAX - 1);
const Round = z.int().check(z.minimum(1), z.maximum(ROUNDS));
const Card = z.enum(CARDS);
const Hand = z.array(Card).check(z.maxLength(HAND));
const Counts = z.record(Card, Amount);
const Tokens = z.record(z.enum(RESOURCES), Amount);
const Row = z.record(z.enum(CATEGORIES), Amount);
const Price = z.record(z.enum(RESOURCES), atMost(PRICE_MAX));
const Agreed = z.strictObject({ prices: z.record(Card, Price) });
const perSeat = <T extends z.core.$ZodType>(of: T) =>
  z.array(of).check(z.minLength(SEATS_MIN), z.maxLength(SEATS_MAX));

const Player = z.strictObject({
  hand: z.nullable(Hand),
  handSize: atMost(HAND),
  in: z.boolean(),
  chosen: z.nullable(Card),
  purchase: z.nullable(Hand),
  drafted: Hand,
  bought: z.array(Card),
  tokens: Tokens,
  pad: z.array(Row).check(z.maxLength(ROUNDS + 1)),
  heroes: Amount,
});

const happening = <const Name extends string, Shape extends z.core.$ZodLooseShape>(
  event: Name,
  shape: Shape,
) => z.strictObject({ event: z.literal(event), ...shape });

/** What goes over the wire at a table of Hero's Tavern. */
export const HEROS_TAVERN: GameShapes<View, Event, Options, GivenOptions, Breakdown> = {
  id: herosTavern.id,
  rules: herosTavern.rules,
  view: z.strictObject({
    game: z.literal('heros-tavern'),
    rules: z.literal(herosTavern.rules),
    viewer: z.union([Seat, z.enum(['spectator', 'host'])]),
    seats: z.int().check(z.minimum(SEATS_MIN), z.maximum(SEATS_MAX)),
    options: Agreed,
    round: Round,
    stage: z.enum(STAGES),
    step: atMost(HAND),
    dealt: atMost(HAND),
    pile: Amount,
    pileCards: z.nullable(Counts),
    discard: Counts,
    remainder: Counts,
    players: perSeat(Player),
  }),
  event: z.discriminatedUnion('event', [
    happening('dealt', {
      round: Round,
      each: atMost(HAND),
      hands: perSeat(z.nullable(Hand)),
      reshuffled: z.boolean(),
      pile: Amount,
    }),
    happening('chose', { seat: Seat, card: Card }),
    happening('revealed', { step: atMost(HAND), picks: perSeat(Card) }),
    happening('passed', { cards: atMost(HAND) }),
    happening('scored', { round: Round, seat: Seat, heroes: Row }),
    happening('awarded', { seat: Seat, tokens: Tokens }),
    happening('decided', { seat: Seat, cards: Hand }),
    happening('bought', { seat: Seat, cards: Hand, paid: Tokens }),
    happening('discarded', { seat: Seat, cards: Hand }),
    happening('round-ended', { round: Round }),
    happening('final-scored', { seat: Seat, heroes: Row }),
    happening('unspent', { seat: Seat, tokens: Amount, heroes: Amount }),
    happening('game-over', { scores: perSeat(z.int()), winners: z.array(Seat) }),
  ]),
  options: Agreed,
  given: z.strictObject({
    prices: z.exactOptional(z.partialRecord(Card, z.partialRecord(z.enum(RESOURCES), atMost(PRICE_MAX)))),
  }),
  outcome: outcomeShape(
    z.strictObject({
      rows: z.array(Row),
      award: Tokens,
      unspent: Tokens,
      unspentHeroes: Amount,
      total: z.int(),
      tieBreak: z.enum(['none', 'won', 'lost', 'shared']),
    }),
  ),
  parts: { Card, Hand, Counts, Tokens, Row, Price, Player },
};
