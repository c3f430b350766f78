import type { GameEvent } from '@taproom/games';
import type { Event } from '@taproom/games/heros-tavern';
import type { TableEvent, Told } from '@taproom/table';
import { describe, expect, it } from 'vitest';
import { storyOf, toldOf } from '../log/testing/told.ts';
import { CATALOGUES, tonguesOf } from '../play/testing/faces.ts';
import { declinedText, playedMeanwhile, turnText } from './turn-text.ts';

const { spoken } = (await tonguesOf('heros-tavern')).en;
const { log } = CATALOGUES.en;
const teller = { spoken, log, levels: {} };
const sitters = ['Ann', 'Bob', 'Cat'].map(name => ({ kind: 'human' as const, name }));

const ht = (event: Event): Event => event;
const at = (event: TableEvent): TableEvent => event;
const revealed = (moves: number, step: number, bobs: 'cook' | 'maid' | 'food'): [number, GameEvent][] => [
  [moves, ht({ event: 'revealed', step, picks: ['market', bobs, 'dark-ale'] })],
  [moves, ht({ event: 'passed', cards: 7 - step })],
];
const LEFT: [number, GameEvent] = [
  4,
  at({ event: 'seat-taken', seat: 1, sitter: { kind: 'bot', level: 'patron' }, isKept: true }),
];
const BACK: [number, GameEvent] = [
  10,
  at({ event: 'seat-taken', seat: 1, sitter: { kind: 'human', name: 'Bob' }, isKept: true }),
];
const isLeft = ({ event }: Told): boolean => event === LEFT[1];
const isBack = ({ event }: Told): boolean => event === BACK[1];
/** A bot stands in for Bob between leaving and coming back. */
const withBot = (told: readonly Told[]): Told[] =>
  told.map((one, i) =>
    told.slice(0, i).some(isLeft) && !told.slice(0, i).some(isBack) ? { ...one, standIns: [1] } : one,
  );
const story = (...events: [number, GameEvent][]) => ({
  ...storyOf('heros-tavern', withBot(toldOf(...events)), 1),
  sitters,
  turns: [
    { at: 1, seats: [0, 1, 2] },
    { at: 4, seats: [0, 1, 2] },
  ],
});

describe('a turn that somebody wants to take back', () => {
  it('is named as in the log', () => {
    const now = story(...revealed(4, 1, 'cook'), ...revealed(7, 2, 'maid'));
    expect(turnText(teller, now, 4, 0)).toBe(
      'Card 2 of the draft: Ann – market, you – maid, Cat – dark ale.',
    );
    expect(turnText(teller, now, 1, 0)).toContain('Card 1 of the draft');
  });
});

describe('what a bot has played', () => {
  it('is what happened in the seat between leaving and coming back', () => {
    const now = story(
      ...revealed(4, 1, 'cook'),
      LEFT,
      ...revealed(7, 2, 'maid'),
      ...revealed(10, 3, 'food'),
      BACK,
    );
    expect(playedMeanwhile(teller, now)?.turns).toEqual([
      'Card 2 of the draft: Ann – market, your bot – maid, Cat – dark ale.',
      'Card 3 of the draft: Ann – market, your bot – food, Cat – dark ale.',
    ]);
  });

  it('is nothing for those who were back in time, or are still away', () => {
    expect(playedMeanwhile(teller, story(...revealed(4, 1, 'cook'), LEFT, BACK))).toBeNull();
    expect(playedMeanwhile(teller, story(LEFT, ...revealed(7, 2, 'maid')))).toBeNull();
  });
});

describe('a proposal that is over', () => {
  const nameOf = (seat: number): string => sitters[seat]?.name ?? '';
  const end = { id: 'x', kind: 'abandon', seat: 0, by: 1 } as const;

  it('was declined by somebody, or withdrawn by its author', () => {
    expect(declinedText(end, 0, nameOf, CATALOGUES.en)).toBe('Bob declined the proposal to end the game.');
    expect(declinedText({ ...end, kind: 'back' }, 0, nameOf, CATALOGUES.en)).toBe(
      'Bob declined the request to take back the turn.',
    );
    expect(declinedText({ ...end, by: 0 }, 1, nameOf, CATALOGUES.en)).toBe('Ann withdrew the request.');
  });

  it('is no news for whoever ended it', () => {
    expect(declinedText(end, 1, nameOf, CATALOGUES.en)).toBeNull();
  });
});
