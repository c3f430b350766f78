import { PreviewFile, previewKey } from '@taproom/contracts';
import { PAGES, type Page, type PageName } from '@taproom/contracts/addresses';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FACES } from './games/faces.ts';
import { LANGUAGE_CODES } from './i18n/languages.ts';
import { Faces } from './play/faces.tsx';
import { previews, previewsOf } from './previews.ts';

const ofGame = (name: PageName): boolean => PAGES[name].includes(':game');

describe('what is said of the pages to people who have not opened them', () => {
  it('is there in every language, in the form that the server reads', () => {
    expect(Object.keys(previews)).toEqual(LANGUAGE_CODES);
    expect(PreviewFile.parse(JSON.parse(JSON.stringify(previews)))).toEqual(previews);
  });

  it.each(LANGUAGE_CODES)('is there for every page in %s, and for no other', language => {
    const plain = (Object.keys(PAGES) as PageName[]).filter(name => !ofGame(name));
    const games = FACES.signs.flatMap(({ id: game, pages }): Page[] => [
      ...(['new', 'lessons', 'daily', 'puzzles', 'explore', 'rules', 'glossary'] as const).map(
        (page): Page => ({ page, game }),
      ),
      ...pages.map(({ kind }): Page => ({ page: kind, game })),
      { page: 'lesson', game, lesson: '1' },
    ]);
    const { pages, tables } = previews[language];
    expect(Object.keys(pages).sort()).toEqual([...plain, ...games.map(previewKey)].sort());
    expect(Object.keys(tables).sort()).toEqual(FACES.signs.map(({ id }) => id).sort());
    for (const { title, description } of Object.values(pages)) {
      expect(title).toMatch(/\S/);
      // What is longer is cut off where it is shown.
      expect(title.length).toBeLessThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(200);
    }
  });

  it('is not there for pages that a game doesn’t have', async () => {
    // Its drawn table asks the device for its settings.
    vi.stubGlobal('navigator', { languages: [] });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { sign: thirdGame } = await import('../test/third/sealed-bids.tsx');
    const { pages } = previewsOf(new Faces([thirdGame])).en;
    const ofThird = Object.keys(pages).filter(key => key.endsWith(` ${thirdGame.id}`));
    expect(ofThird.sort()).toEqual(
      ['daily', 'glossary', 'new', 'rules'].map(page => `${page} ${thirdGame.id}`),
    );
    expect(pages[`rules ${thirdGame.id}`]?.title).toBe('Sealed Bids rules');
    expect(pages.start?.description).toContain('Play Sealed Bids in your browser');
  });

  it('joins the games of the start page as a sentence does', () => {
    expect(previews.de.pages.start?.description).toContain('Spiel Heaven & Ale und Hero’s Tavern im Browser');
    expect(previews.en.pages.start?.description).toContain('Heaven & Ale and Hero’s Tavern');
  });

  it('names games as the client does', () => {
    for (const { id, title } of FACES.signs)
      expect(previews.en.pages[`rules ${id}`]?.title).toBe(`${title} rules`);
  });

  it('counts free seats', () => {
    for (const { free, invitation } of Object.values(previews.ru.tables)) {
      expect(free.slice(1, 6).map(text => text.split('.')[0])).toEqual([
        '1 свободное место',
        '2 свободных места',
        '3 свободных места',
        '4 свободных места',
        '5 свободных мест',
      ]);
      expect(invitation).toContain('{host}');
    }
  });
});
