import { type Event, heavenAndAle } from '@taproom/games/heaven-and-ale';
import { describe, expect, it } from 'vitest';
import { words as german } from '../../../i18n/de/heaven-and-ale/index.ts';
import { words as english } from '../../../i18n/en/heaven-and-ale/index.ts';
import { words as russian } from '../../../i18n/ru/heaven-and-ale/index.ts';
import type { LastTurn } from '../../../log/last-turns.ts';
import { gotIn } from './got.tsx';
import { splitAtHexes } from './HexNames.tsx';
import { markedIn } from './marks.tsx';
import { begunRound, rivalTurns } from './rival-turns.ts';

const turnOf = (seat: number, ...events: readonly Event[]): LastTurn<Event> => ({
  number: 1,
  at: 1,
  seat,
  events,
  happenings: [],
});

const TURNS = [
  turnOf(
    1,
    { event: 'moved', seat: 1, from: 3, to: 9 },
    { event: 'card-returned', seat: 1, card: 'purse' },
    { event: 'ducats', seat: 1, change: 3, now: 5, reason: 'emergency-coins' },
    { event: 'bought', seat: 1, space: 9, tile: 'wood5', hex: 'f5', side: 'shady', price: 5 },
    { event: 'ducats', seat: 1, change: -5, now: 0, reason: 'price' },
  ),
  turnOf(
    2,
    { event: 'moved', seat: 2, from: 3, to: 12 },
    { event: 'disc-placed', seat: 2, space: 12, spot: 'fertility', fertility: 2 },
    { event: 'marker', seat: 2, resource: 'hops', from: -4, to: -2, reason: 'activation' },
    { event: 'barrel', seat: 2, goal: 'marker-on-20', size: 'small' },
  ),
] as const;

describe('what the others did', () => {
  it('is a line for each of them, in three languages', () => {
    const [first, second, third] = rivalTurns(TURNS, 0);
    expect(third).toBeUndefined();
    if (first === undefined || second === undefined) expect.fail('two lines');
    expect(english(heavenAndAle.numbers).turn.brief(first)).toBe(
      'Space 9, returns Purse, wood 5 → f5, −2 ducats',
    );
    expect(english(heavenAndAle.numbers).turn.brief(second)).toMatch(
      /^Space 12, scores fertility 2, hops −4 → −2, small barrel/,
    );
    expect(german(heavenAndAle.numbers).turn.brief(first)).toMatch(/^Feld 9, .*f5, −2 Dukaten$/);
    expect(russian(heavenAndAle.numbers).turn.brief(first)).toMatch(/^Место 9, .*f5, −2 дуката$/);
  });

  it('says once what a starting space brings', () => {
    const [first, second, third] = rivalTurns(
      [
        turnOf(
          1,
          { event: 'entered', seat: 1, from: 25, slot: 'brewmaster' },
          { event: 'brewmaster', seat: 1, from: -10, to: -9, reason: 'slot' },
        ),
        turnOf(
          2,
          { event: 'entered', seat: 2, from: 25, slot: 'ducats' },
          { event: 'ducats', seat: 2, change: 2, now: 7, reason: 'slot' },
        ),
        turnOf(3, { event: 'entered', seat: 3, from: 25, slot: 'first' }),
      ],
      0,
    );
    if (first === undefined || second === undefined || third === undefined) expect.fail('three lines');
    const briefs = [english, german, russian].map(words => words(heavenAndAle.numbers).turn.brief);
    expect(briefs.map(brief => brief(first))).toEqual([
      'Starting area, brewmaster −10 → −9',
      'Startbereich, Braumeister −10 → −9',
      'Стартовая зона, пивовар −10 → −9',
    ]);
    expect(briefs.map(brief => brief(second))).toEqual([
      'Starting area, +2 ducats',
      'Startbereich, +2 Dukaten',
      'Стартовая зона, +2 дуката',
    ]);
    expect(briefs.map(brief => brief(third))).toEqual([
      'Starting area: First player',
      'Startbereich: Startspieler',
      'Стартовая зона: 1 игрок',
    ]);
  });

  it('leaves out the reader', () => {
    expect(rivalTurns(TURNS, 1).map(({ seat }) => seat)).toEqual([2]);
  });

  it('is marked on what they touched', () => {
    const marked = markedIn(TURNS);
    expect([...marked.keys()]).toEqual([
      'space:9',
      'hex:1:f5',
      'space:12',
      'spot:2:fertility',
      'marker:2:hops',
      'goal:marker-on-20',
    ]);
    expect(marked.get('hex:1:f5')).toEqual([1]);
  });

  it('shows the newest of what they got first', () => {
    const events = TURNS.flatMap(turn => turn.events);
    expect(gotIn(events, 1)).toEqual([{ kind: 'tile', name: 'f5', tile: 'wood5' }]);
    expect(gotIn(events, 2).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'barrel marker-on-20',
      'disc fertility',
    ]);
  });
});

it('finds the names of hexes in a text, and no other letters and numbers', () => {
  expect(splitAtHexes('wood 5 → f5, places it on d3.')).toEqual([
    'wood 5 → ',
    'f5',
    ', places it on ',
    'd3',
    '.',
  ]);
  expect(splitAtHexes('склад на e4 (сумма 11)')).toEqual(['склад на ', 'e4', ' (сумма 11)']);
  expect(splitAtHexes('sum 14, type 2, A4, h5, xd3')).toHaveLength(1);
});

describe('a round that has begun since the reader last acted', () => {
  const refilled = (round: number): Event => ({ event: 'refilled', round, resources: [], monks: [] });

  it('is announced, but for the first', () => {
    expect(begunRound([...TURNS, turnOf(1, refilled(2)), ...TURNS])).toBe(2);
    expect(begunRound([turnOf(1, refilled(1))])).toBeNull();
    expect(begunRound(TURNS)).toBeNull();
  });
});
