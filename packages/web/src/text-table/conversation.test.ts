import { GAMES, type GameId, SeededRandom } from '@taproom/games';
import { beforeEach, describe, expect, test } from 'vitest';
import { choose } from '../log/testing/games.ts';
import { CATALOGUES, LANGUAGES } from '../log/testing/languages.ts';
import { Conversation } from './conversation.ts';
import { SeededGame } from './testing/seeded-game.ts';
import { Dictionary } from './vocabulary.ts';

const linesOf = (conversation: Conversation): string[] =>
  conversation
    .get()
    .flatMap(({ passages }) => passages)
    .flatMap(({ title, lines }) => [title, ...lines.map(line => `${line.code ?? ''} ${line.text}`.trim())])
    .filter(line => line !== '');

describe.each([
  ['heaven-and-ale', 2],
  ['heros-tavern', 3],
] as [GameId, number][])('%s', (game, seats) => {
  test.each(LANGUAGES)('a whole game can be played by typing in %s', async language => {
    const words = CATALOGUES[language];
    const dictionary = new Dictionary(words.text.vocabulary);
    const played = new SeededGame(game, seats, `talk ${language}`);
    const conversation = new Conversation(played);
    const random = new SeededRandom(`talk ${language}`);
    const done = dictionary.sayCommand('done');
    while (played.get().outcome === null) {
      const { plan, moves } = played.get();
      conversation.follow(played.get(), words);
      if (plan === null || plan.legal.length === 0 || plan.legal.every(move => move.move === 'done')) {
        await conversation.hear(done, words);
        expect(played.get().moves).toBeGreaterThan(moves);
      } else {
        const line = dictionary.sayMove(GAMES.current(game).write(choose(plan.legal, random)));
        await conversation.hear(line, words);
      }
    }
    conversation.follow(played.get(), words);
    const { scores } = played.get().outcome ?? { scores: [] };
    for (const score of scores) expect(linesOf(conversation).at(-1)).toContain(`${score}`);
  });
});

describe('Heaven & Ale in English', () => {
  const words = CATALOGUES.en;
  let game: SeededGame;
  let conversation: Conversation;
  const say = async (line: string): Promise<string> => {
    const before = linesOf(conversation).length;
    await conversation.hear(line, words);
    return linesOf(conversation)
      .slice(before + (line === '' ? 0 : 1))
      .join('\n');
  };

  beforeEach(async () => {
    game = new SeededGame('heaven-and-ale', 2, 'talk');
    conversation = new Conversation(game);
    conversation.follow(game.get(), words);
  });

  test('the table greets, asks once, and does not repeat itself', () => {
    const said = linesOf(conversation);
    expect(said[0]).toBe('Welcome to the text table. Type ? to learn what you can do.');
    conversation.follow(game.get(), words);
    expect(linesOf(conversation)).toEqual(said);
  });

  test('a move is planned and told, undone, redone, started over and confirmed', async () => {
    const legal = game.get().plan?.legal ?? [];
    const move = legal.find(one => one.move === 'go' || one.move === 'start') ?? expect.fail();
    const notation = GAMES.current('heaven-and-ale').write(move);
    expect(await say(notation)).toMatch(/^You go to /);
    expect(game.get().plan?.moves).toEqual([move]);
    expect(await say('undo')).toMatch(/^Nothing is planned\./);
    expect(await say('redo')).toMatch(/^Planned: You go to /);
    expect(await say('over')).toMatch(/^Nothing is planned\./);
    expect(await say('undo')).not.toMatch(/Planned:/);
  });

  test('a refusal names the rule, and stops the rest of the line', async () => {
    await conversation.hear('go 99, go 1', words);
    const [line] = conversation.get().at(-1)?.passages[0]?.lines ?? [];
    expect(line).toMatchObject({ text: expect.stringContaining('spaces 1 to 27'), rule: '2.1' });
    expect(game.get().plan?.moves).toEqual([]);
    expect(await say('dance')).toContain('There is no command “dance”.');
  });

  test('“why” tells the rule behind a refusal, and what a legal move does', async () => {
    await conversation.hear('why buy hops3 b2', words);
    expect(conversation.get().at(-1)?.passages[0]?.lines[0]).toMatchObject({ rule: '5.4' });
    const [move] = game.get().plan?.legal ?? [];
    const notation = GAMES.current('heaven-and-ale').write(move ?? expect.fail());
    expect(await say(`why ${notation}`)).toMatch(/^That is allowed\. You /);
    expect(await say('why')).toContain('Name a move after it');
    expect(game.get().plan?.moves).toEqual([]);
  });

  test('“?” groups the moves; with a word it keeps to those that begin with it', async () => {
    const all = await say('?');
    for (const move of game.get().plan?.legal ?? [])
      expect(all).toContain(GAMES.current('heaven-and-ale').write(move));
    expect(all).toContain('What else you can type');
    expect(await say('? buy')).toBe('There is no such move now.');
  });

  test('nothing said is “look”', async () => {
    expect(await say('')).toContain('Now');
    expect(await say('hint')).toContain('There are no hints now');
    expect(await say('redo')).toBe('There is nothing to redo.');
  });
});

test('HT 2.2 the next person at the screen finds nothing of what the one before has typed and heard', async () => {
  const words = CATALOGUES.en;
  const game = new SeededGame('heros-tavern', 3, 'curtain');
  const conversation = new Conversation(game);
  const now = game.get();
  conversation.follow(now, words);
  await conversation.hear('look hand', words);
  const [move] = now.plan?.legal ?? [];
  await conversation.hear(GAMES.current('heros-tavern').write(move ?? expect.fail()), words);
  expect(linesOf(conversation).length).toBeGreaterThan(8);
  conversation.follow({ ...now, seat: null, curtain: 1, mayAct: false, plan: null }, words);
  expect(linesOf(conversation)).toEqual([
    'Hand the screen to player 1. Nobody else should read now. Then type “lift”.',
  ]);
});

test.each([
  ['heaven-and-ale', { reason: 'marker', resource: 'hops', steps: 3 }, 'hops +3'],
  [
    'heros-tavern',
    { reason: 'completes-food-set' },
    CATALOGUES.en.tavern.reason['completes-food-set']({}, String),
  ],
] as const)('a hint in %s is told once, with its reasons', (game, reason, why) => {
  const played = new SeededGame(game, 3, 'hint');
  const conversation = new Conversation(played);
  const now = played.get();
  conversation.follow(now, CATALOGUES.en);
  conversation.follow({ ...now, hint: 'thinking' }, CATALOGUES.en);
  const moves = (now.plan?.legal ?? []).slice(0, 1);
  const hint = { moves, scores: [], chances: [], visits: 1, reasons: [reason] };
  const hinted = { ...now, hint };
  conversation.follow(hinted, CATALOGUES.en);
  const said = linesOf(conversation);
  expect(said.at(-1)).toContain(GAMES.current(game).write(moves[0] ?? expect.fail()));
  expect(said.at(-1)).toContain(why);
  conversation.follow(hinted, CATALOGUES.en);
  expect(linesOf(conversation)).toEqual(said);
});
