import { heavenAndAle } from '@taproom/games/heaven-and-ale';
import { beforeEach, describe, expect, test } from 'vitest';
import { tonguesOf } from '../../../play/testing/faces.ts';
import { Conversation } from '../../../text-table/conversation.ts';
import { SeededGame } from '../../../text-table/testing/seeded-game.ts';
import { linesOf, testHint, testTyping } from '../../../text-table/testing/suite.ts';
import type { Cloister } from '../types.ts';

const { en } = await tonguesOf('heaven-and-ale');

testTyping('heaven-and-ale', 2);
testHint('heaven-and-ale', { reason: 'marker', resource: 'hops', steps: 3 }, 'hops +3');

describe('Heaven & Ale in English', () => {
  let game: SeededGame<Cloister>;
  let conversation: Conversation;
  const say = async (line: string): Promise<string> => {
    const before = linesOf(conversation).length;
    await conversation.hear(line, en);
    return linesOf(conversation)
      .slice(before + (line === '' ? 0 : 1))
      .join('\n');
  };

  beforeEach(async () => {
    game = new SeededGame<Cloister>('heaven-and-ale', 2, 'talk');
    conversation = new Conversation(game);
    conversation.follow(game.get(), en);
  });

  test('the table greets, asks once, and does not repeat itself', () => {
    const said = linesOf(conversation);
    expect(said[0]).toBe('Welcome to the text table. Type ? to see what you can do.');
    conversation.follow(game.get(), en);
    expect(linesOf(conversation)).toEqual(said);
  });

  test('a move is planned and told, undone, redone, started over and confirmed', async () => {
    const legal = game.get().plan?.legal ?? [];
    const move = legal.find(one => one.move === 'go' || one.move === 'start') ?? expect.fail();
    const notation = heavenAndAle.write(move);
    expect(await say(notation)).toMatch(/^You go to /);
    expect(game.get().plan?.moves).toEqual([move]);
    expect(await say('undo')).toMatch(/^No moves planned\./);
    expect(await say('redo')).toMatch(/^Planned: You go to /);
    expect(await say('over')).toMatch(/^No moves planned\./);
    expect(await say('undo')).not.toMatch(/Planned:/);
  });

  test('a refusal names the rule, and stops the rest of the line', async () => {
    await conversation.hear('go 99, go 1', en);
    const [line] = conversation.get().at(-1)?.passages[0]?.lines ?? [];
    expect(line).toMatchObject({ text: expect.stringContaining('Choose one from 1 to 27'), rule: '2.1' });
    expect(game.get().plan?.moves).toEqual([]);
    expect(await say('dance')).toContain('There is no command “dance”.');
  });

  test('“why” tells the rule behind a refusal, and what a legal move does', async () => {
    await conversation.hear('why buy hops3 b2', en);
    expect(conversation.get().at(-1)?.passages[0]?.lines[0]).toMatchObject({ rule: '5.4' });
    const [move] = game.get().plan?.legal ?? [];
    const notation = heavenAndAle.write(move ?? expect.fail());
    expect(await say(`why ${notation}`)).toMatch(/^That is allowed\. You /);
    expect(await say('why')).toContain('Add a move to find out');
    expect(game.get().plan?.moves).toEqual([]);
  });

  test('“?” groups the moves; with a word it keeps to those that begin with it', async () => {
    const all = await say('?');
    for (const move of game.get().plan?.legal ?? []) expect(all).toContain(heavenAndAle.write(move));
    expect(all).toContain('Other commands');
    expect(await say('? buy')).toBe('There are no such moves right now.');
  });

  test('nothing said is “look”', async () => {
    expect(await say('')).toContain('Now');
    expect(await say('hint')).toContain('Hints are only available');
    expect(await say('redo')).toBe('There is nothing to redo.');
  });
});
