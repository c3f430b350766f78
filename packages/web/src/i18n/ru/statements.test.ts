import {
  DUCATS_PER_STEP,
  heavenAndAle,
  LARGE_BARREL_VP,
  SEATS,
  SMALL_BARREL_VP,
} from '@taproom/games/heaven-and-ale';
import { CARDS, herosTavern, tables } from '@taproom/games/heros-tavern';
import { describe, expect, test } from 'vitest';
import { loadWords as loadCloister } from '../../games/heaven-and-ale/words.ts';
import { loadWords as loadTavern } from '../../games/heros-tavern/words.ts';
import { namesFor } from '../../log/names.ts';
import { CATALOGUES } from '../../play/testing/faces.ts';
import { Glosser } from '../../rules/gloss.ts';
import type { Block } from '../../rules/rules.ts';
import { glossaryOf, rulesOf } from '../../rules/testing/load.ts';
import { words as daily } from './daily.ts';
import { words as cloisterScore } from './heaven-and-ale/score.ts';
import { words as cloisterSign } from './heaven-and-ale/sign.ts';
import { heroes, heroesAsObject } from './heros-tavern/counts.ts';
import { words as tavernSign } from './heros-tavern/sign.ts';

const { ru } = CATALOGUES;
const cloister = await loadCloister('ru', heavenAndAle);
const { tavern, guide: tavernGuide, ...tavernWords } = await loadTavern('ru', herosTavern);

const textOf = (block: Block): string => {
  if (typeof block === 'string') return block;
  return 'rows' in block ? [block.head, ...block.rows].flat().join(' ') : '';
};

/** All that a rule says. */
async function ruleText(game: 'heaven-and-ale' | 'heros-tavern', number: string): Promise<string> {
  const { sections } = await rulesOf(game, 'ru');
  const found = sections.flatMap(({ rules }) => rules).find(rule => rule.number === number);
  return (found?.blocks ?? expect.fail(`there is no rule ${number}`)).map(textOf).join(' ');
}

describe('what the Russian says is what the rules say', () => {
  test('HA 10.2 the calculator names the spot that a marker reaches, not how far it goes', () => {
    expect(cloisterScore.exchange('хмель', '5')).toBe('хмель вперёд до 5');
    expect(cloisterScore.back('вода', 2, '−1')).toBe('вода назад на 2 шага, до −1');
    expect(cloisterScore.bought(10, 'хмель', '6')).toBe('за 10 дукатов: хмель до 6');
    expect(cloisterScore.bought(21, 'хмель', '6')).toBe('за 21 дукат: хмель до 6');
  });

  test('HA 11.5 being free to stop costs nothing, and the calculator says so', async () => {
    const ruling = await ruleText('heaven-and-ale', '11.5');
    expect(ruling).toContain('никогда не отнимает очков');
    expect(ruling).toContain('Без обмена дукаты доводят все маркеры до 6');
    expect(cloisterScore.mayStop).toContain('11.5');
  });

  test('HA 11.12 the rulebook is quoted', async () => {
    const ruling = await ruleText('heaven-and-ale', '11.12');
    expect(ruling).toContain('«оставлять её на месте»');
    expect(ruling).toContain('полный круг');
  });

  test('HA 7.2 HA 7.3 HA 7.4 HA 7.5 the tiles and monks are yours', async () => {
    for (const number of ['7.2', '7.3', '7.4', '7.5']) {
      const text = await ruleText('heaven-and-ale', number);
      expect(text, number).toMatch(/ваш/);
      expect(text, number).not.toMatch(/кажд[а-я]+ сво/);
    }
  });

  test('HA 6.2 a shed activates tiles, not hexes', async () => {
    expect(await ruleText('heaven-and-ale', '6.2')).not.toMatch(/гекс/);
    const told = [1, 2, 3, 4].flatMap(type => [
      cloister.turn.shedAsks(type),
      cloister.refusals['wrong-activation']({ code: 'wrong-activation', shed: 'd2', type, need: type }),
    ]);
    for (const text of [await ruleText('heaven-and-ale', '6.2'), ...told]) expect(text).toMatch(/смежн/);
    for (const text of told) expect(text).not.toMatch(/гекс/);
  });

  test('HA 5.4 HA 6.2 HA 10.4 the rules have worked examples', async () => {
    expect(await ruleText('heaven-and-ale', '5.4')).toContain('5 дукатов, затем ячмень 3 на солнце за 6');
    expect(await ruleText('heaven-and-ale', '6.2')).toContain('— 15.');
    expect(await ruleText('heaven-and-ale', '10.4')).toContain('9 × 4 = 36 ПО');
  });

  test('HA 1.3 HA 6.3 HA 10.2 the guide tells of both barrels, of monks and of the exchange', () => {
    const { barrels, brewmaster, production } = cloister.guide;
    expect(barrels).toContain(`${LARGE_BARREL_VP} очка`);
    expect(barrels).toContain(`второй — ${SMALL_BARREL_VP}`);
    expect(brewmaster).toMatch(/монахи/);
    expect(production).toMatch(/обмен/);
    expect(production).toContain(`1 шаг за ${DUCATS_PER_STEP} дукатов`);
  });

  test('HA 10.2 the marker furthest behind is not explained as the card «Отстающие»', async () => {
    const glosser = new Glosser(await glossaryOf('heaven-and-ale', 'ru'));
    const { sections } = await rulesOf('heaven-and-ale', 'ru');
    const terms = sections
      .flatMap(({ rules }) => rules)
      .flatMap(({ blocks }) => blocks.flatMap(block => glosser.parts(textOf(block), new Set())))
      .flatMap(part => (part.part === 'term' && part.entry.key === 'stragglers' ? [part.text] : []));
    expect(new Set(terms)).toEqual(new Set(['Отстающие']));
  });

  test('HT 3.1 entertainment is counted in the tavern, bought cards included', async () => {
    expect(tavern.rule.entertainment).toContain('в таверне');
    expect(tavern.rule.entertainment).not.toContain('раунд');
    const { entries } = await glossaryOf('heros-tavern', 'ru');
    expect(entries.find(({ key }) => key === 'entertainment')?.meaning).toContain('у кого их больше всех');
  });

  test('HT 8.1 speaks of a card, not of a file', async () => {
    expect(await ruleText('heros-tavern', '8.1')).not.toMatch(/пробел/);
  });

  test('HT 8.3 all get the same smaller number', async () => {
    expect(await ruleText('heros-tavern', '8.3')).toContain('поровну, но меньше');
  });

  test('the about page tells of online play, the cookie and what an account stores', () => {
    const { whatText, privacyText } = ru.pages.about;
    expect(whatText('Heaven & Ale', 'Русский')).toContain('онлайн');
    for (const told of ['cookie', 'имя', 'чат', 'учётной записью']) expect(privacyText, told).toContain(told);
    expect(privacyText).not.toMatch(/никуда не отправля|нет ни cookie/i);
  });

  test('the signs name the number of players', () => {
    expect(cloisterSign.pitch).toContain(`${SEATS.min}–${SEATS.max} игрока`);
    expect(tavernSign.pitch).toContain(`${tables.SEATS_MIN}–${tables.SEATS_MAX} игроков`);
  });
});

describe('one word for one thing', () => {
  test('no bot is called like a card', () => {
    const levels = Object.values(tavernSign.levels);
    expect(CARDS.map(card => tavern.name[card]).filter(name => levels.includes(name))).toEqual([]);
  });

  test('the innkeeper is a woman, as her picture shows', () => {
    expect(tavernSign.levels.innkeeper).toBe('Трактирщица');
  });

  test('a daily deal is the same for all in both games, whatever is drawn there', () => {
    expect(daily.intro).toContain('один и тот же расклад');
    expect(daily.intro).not.toMatch(/карты и жетоны/);
  });

  test('what the guides put in quotes can be found on the screen', () => {
    const titles = new Set([ru.log.title, ru.records.menu]);
    for (const text of [...Object.values(cloister.guide), ...Object.values(tavernGuide)])
      for (const [, quoted = ''] of text.matchAll(/«(.+?)»/g)) expect(titles).toContain(quoted);
  });

  test('both forms for a new game call the seen cards as the table does', () => {
    for (const text of [ru.set.memoryAid, ru.online.memoryAid])
      expect(text.startsWith(`${tavern.memory}: `), text).toBe(true);
  });
});

describe('a sentence', () => {
  test('begins with a capital letter, and only there', () => {
    const buy = { move: 'buy', tile: 'hops3', hex: 'c4' } as const;
    expect(cloister.turn.tapAgain(buy, false)).toBe('Хмель 3 на c4? Коснитесь ещё раз.');
    expect(cloister.turn.hint.says([{ move: 'go', space: 5 }, buy, { move: 'done' }])).toBe(
      'Лучший бот сыграл бы так: на место 5; хмель 3 на c4; подтвердить ход.',
    );
  });

  test('of a hint says where a starting space is, not only what it gives', () => {
    expect(cloister.turn.hint.says([{ move: 'start', slot: 'ducats' }])).toBe(
      'Лучший бот сыграл бы так: в стартовую зону (2 дуката).',
    );
  });

  test('about a shared victory agrees with the reader among the winners', () => {
    const names = namesFor({ called: ['Анна', 'Борис'], reader: 1, levels: {} });
    expect(ru.log.gameOver({ scores: [30, 30], winners: [0, 1] }, names)).toBe(
      'Партия окончена: Анна — 30, вы — 30. Общая победа: Анна и вы.',
    );
  });
});

const NUMBERS = [0, 1, 2, 5, 11, 21, 22, 25, 102];

describe('numbers decline', () => {
  test.each([
    [
      'heroes',
      heroes,
      '0 героев, 1 герой, 2 героя, 5 героев, 11 героев, 21 герой, 22 героя, 25 героев, 102 героя',
    ],
    [
      'heroes as an object',
      heroesAsObject,
      '0 героев, 1 героя, 2 героев, 5 героев, 11 героев, 21 героя, 22 героя, 25 героев, 102 героя',
    ],
    [
      'cards to buy',
      tavern.buy,
      'Купить 0 карт, Купить 1 карту, Купить 2 карты, Купить 5 карт, Купить 11 карт, Купить 21 карту, Купить 22 карты, Купить 25 карт, Купить 102 карты',
    ],
    [
      'seats',
      ru.online.seatsOf,
      '0 мест, 1 место, 2 места, 5 мест, 11 мест, 21 место, 22 места, 25 мест, 102 места',
    ],
    [
      'victory points',
      cloister.cloister.points,
      '0 очков, 1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 22 очка, 25 очков, 102 очка',
    ],
  ] as const)('%s', (_, say, all) => {
    expect(NUMBERS.map(n => say(n)).join(', ')).toBe(all);
  });

  test('heroes as an object: in hints and in the log', () => {
    for (const n of NUMBERS) {
      const object = heroesAsObject(n);
      expect(tavern.reason['heroes-now']({ heroes: n }, String)).toContain(` ${object}`);
      expect(tavern.reason.denies({ seat: 1, card: 'food', heroes: n }, String)).toContain(` ${object} `);
      expect(tavern.reason['heroes-each-round']({ heroes: n, scorings: 2 }, String)).toContain(` ${object} `);
      expect(tavernWords.log.deed({ deed: 'keep-tokens', tokens: n, heroes: n }, 'you')).toContain(
        ` ${object} `,
      );
    }
  });

  test('“больше” asks for the genitive', () => {
    const { record } = ru.refusals;
    const told = (max: number): string =>
      record['too-many-lines']({ code: 'too-many-lines', line: 1, max }, '');
    expect(told(21)).toContain('больше 21 строки:');
    expect(told(22)).toContain('больше 22 строк:');
  });

  test('one person resigns, or several', () => {
    expect(ru.online.endedByResigning(['Анна'])).toBe('Анна сдаётся: партия окончена.');
    expect(ru.online.endedByResigning(['Анна', 'Борис'])).toBe('Анна и Борис сдаются: партия окончена.');
  });
});
