import type { GameId } from '@taproom/games';
import { describe, expect, it } from 'vitest';
import { FACES } from '../games/faces.ts';
import { LANGUAGE_CODES, type Language } from '../i18n/languages.ts';
import { askedIn } from '../i18n/testing/asked.ts';
import { type Library, lookUp } from './look-up.ts';

async function libraryOf(game: GameId, language: Language): Promise<Library> {
  const learning = await FACES.sign(game)?.learning();
  if (learning === undefined) throw new Error(`no game ${game}`);
  const [{ rules }, glossary, questions] = await Promise.all([
    learning.rules(language),
    learning.glossary(language),
    learning.questions(language),
  ]);
  return { sections: rules.sections, glossary, questions };
}

describe.each(LANGUAGE_CODES)('a question in %s', language => {
  const cases = FACES.signs.flatMap(({ id: game }) =>
    askedIn(language, game).map(([question, rule]) => ({ game, question, rule })),
  );

  it('is one of at least 15', () => expect(cases.length).toBeGreaterThanOrEqual(15));

  it.each(cases)('$game: “$question” leads to $rule', async ({ game, question, rule }) => {
    const { answers } = lookUp(question, await libraryOf(game, language));
    expect(answers.slice(0, 3).map(({ number }) => number)).toContain(rule);
  });

  it.each(FACES.signs.map(({ id }) => id))('%s: is answered by rules that exist', async game => {
    const { sections, questions } = await libraryOf(game, language);
    const numbers = new Set(sections.flatMap(({ rules }) => rules.map(({ number }) => number)));
    const missing = questions.asked.flatMap(({ rules }) => rules).filter(number => !numbers.has(number));
    expect(missing).toEqual([]);
  });
});

describe('what is looked up', () => {
  const found = async (query: string) => lookUp(query, await libraryOf('heaven-and-ale', 'en'));

  it('is everything without a word', async () => {
    const { answers, terms, sections } = await found('  ');
    expect([answers, terms]).toEqual([[], []]);
    expect(sections).toHaveLength(11);
  });

  it('includes the glossary', async () => {
    expect((await found('privilege')).terms.map(({ key }) => key)).toContain('privilege card');
  });

  it('finds a rule by its number and by its words, each once', async () => {
    expect(
      (await found('10.4')).sections.flatMap(({ rules }) => rules.map(({ number }) => number)),
    ).toContain('10.4');
    const { answers, sections } = await found('emergency coins');
    const all = [...answers, ...sections.flatMap(({ rules }) => rules)].map(({ number }) => number);
    expect(all).toContain('5.8');
    expect(new Set(all).size).toBe(all.length);
  });

  it('is not led astray by one word among many', async () => {
    expect((await found('gravitational monk telescopes')).answers).toEqual([]);
  });
});
