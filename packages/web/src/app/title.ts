import type { Page } from '@taproom/contracts/addresses';
import type { Messages } from '../i18n/messages.ts';

/** What a page is called; null for those that have no name of their own. */
export function pageName(page: Page, words: Messages, titleOfGame: (game: string) => string): string | null {
  const { app, around, online, pages, records, signs, start } = words;
  switch (page.page) {
    case 'start':
      return app.tagline;
    case 'new':
      return `${titleOfGame(page.game)}: ${start.setUp}`;
    case 'play':
    case 'text':
      return null;
    case 'replay':
    case 'packed':
    case 'record':
      return records.replay;
    case 'review':
    case 'reviewPacked':
    case 'reviewRecord':
      return records.review;
    case 'mistakes':
      return records.mistakes;
    case 'online':
    case 'table':
    case 'join':
      return online.title;
    case 'account':
      return online.account;
    case 'person':
      return online.player;
    case 'leaders':
      return online.leaders;
    case 'operator':
      return online.operator;
    case 'settings':
      return app.settings;
    case 'learn':
      return around.learn.title;
    case 'lessons':
    case 'lesson':
      return around.learn.lessonsTitle(titleOfGame(page.game));
    case 'daily':
      return `${titleOfGame(page.game)}: ${around.learn.daily}`;
    case 'books':
      return around.books.title;
    case 'glossary':
      return around.glossary.title(titleOfGame(page.game));
    case 'rules':
      return pages.rules.title(titleOfGame(page.game));
    case 'puzzles':
      return around.learn.puzzlesOf(titleOfGame(page.game));
    case 'explore':
      return around.learn.exploreOf(titleOfGame(page.game));
    case 'score':
    case 'print':
      return signs[page.game]?.pages[page.page] ?? pages.nowhere;
    case 'about':
      return pages.about.title;
  }
}

/** The title of the tab: of the page, or that a game waits. */
class TabTitle {
  private page = '';
  private alert: string | null = null;

  set(page: string): void {
    this.page = page;
    this.show();
  }

  /** Says something more urgent; null when that is over. */
  alarm(alert: string | null): void {
    this.alert = alert;
    this.show();
  }

  private show(): void {
    document.title = this.alert ?? this.page;
  }
}

export const tabTitle = new TabTitle();
