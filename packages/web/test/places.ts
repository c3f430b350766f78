import type { Page } from 'playwright-core';
import { clickTavern, clickUntil } from './hands.ts';
import { afterTurns, isPurchase, recordOf, wholeRecord } from './records.ts';

/** A page of the site, or a table at some point of a game. */
export interface Place {
  readonly name: string;
  readonly path: string;
  /** It is there when this is. */
  readonly shows: string;
  /** The record of the game being viewed; its id replaces `ID` in the path. */
  readonly record?: () => string;
  /** What is done there before it is looked at. */
  readonly first?: (page: Page) => Promise<void>;
}

/** Presses a button, and waits for what that shows. */
export const press = (button: string, shows: string) => async (page: Page) => {
  await page.locator(button).first().click();
  await page.waitForSelector(shows);
};

const early = () => afterTurns('heaven-and-ale', 2);
const middle = () => afterTurns('heaven-and-ale', 40);
const later = () => afterTurns('heros-tavern', 10);
const purchase = () => recordOf('heros-tavern', isPurchase);

export const PLACES: readonly Place[] = [
  { name: 'the start page', path: '', shows: '.kept .open-game', record: early },
  { name: 'a new game of Heaven & Ale', path: 'new/heaven-and-ale', shows: '.new-game' },
  { name: 'a new game of Hero’s Tavern', path: 'new/heros-tavern', shows: '.new-game' },
  {
    name: 'the options of Heaven & Ale',
    path: 'new/heaven-and-ale',
    shows: '.new-game',
    first: async page => {
      await page.click('.more-options summary');
      await page.waitForSelector('.more-options select');
    },
  },
  {
    name: 'the options of Hero’s Tavern, one of them wrong',
    path: 'new/heros-tavern',
    shows: '.new-game',
    first: async page => {
      await page.click('.more-options summary');
      await page.locator('.price-fields input').nth(3).fill('10');
      await page.waitForSelector('.options-wrong');
    },
  },
  { name: 'Heaven & Ale, early', path: 'play/ID', shows: 'g.open', record: early },
  { name: 'Heaven & Ale, in the middle', path: 'play/ID', shows: 'g.open', record: middle },
  {
    name: 'Heaven & Ale, in a turn',
    path: 'play/ID',
    shows: 'g.open',
    record: early,
    first: async page => {
      await page.locator('g.open .reach').first().press('Enter');
      await page.waitForSelector('.action-bar .confirm:not([aria-disabled="true"]), .cloister g.open');
    },
  },
  {
    name: 'the end of Heaven & Ale',
    path: 'play/ID',
    shows: '.ending .winner',
    record: () => wholeRecord('heaven-and-ale'),
  },
  {
    name: 'Hero’s Tavern, early',
    path: 'play/ID',
    shows: '.tavern-hand',
    record: () => afterTurns('heros-tavern', 1),
  },
  {
    name: 'Hero’s Tavern, in the middle',
    path: 'play/ID',
    shows: '.tavern-hand',
    record: later,
  },
  { name: 'the scoring of a round', path: 'play/ID', shows: '.tavern-scoring', record: purchase },
  {
    name: 'the purchase after a round',
    path: 'play/ID',
    shows: '.tavern-scoring',
    record: purchase,
    first: async page => {
      await page.click('.tavern-bar .button.main');
      await page.waitForSelector('.tavern-left');
    },
  },
  {
    name: 'the end of Hero’s Tavern',
    path: 'play/ID',
    shows: '.tavern-ending',
    record: () => wholeRecord('heros-tavern'),
  },
  { name: 'the text table of Heaven & Ale', path: 'text/ID', shows: '.text-table', record: middle },
  { name: 'the text table of Hero’s Tavern', path: 'text/ID', shows: '.text-table', record: purchase },
  { name: 'a replay of Heaven & Ale', path: 'replay/ID/40', shows: '.transport', record: middle },
  { name: 'a replay of Hero’s Tavern', path: 'replay/ID/20', shows: '.transport', record: purchase },
  {
    name: 'the review of a game',
    path: 'review/ID',
    // Without a class it says that the review is complete.
    shows: '.review-page > p[role="status"]:not([class])',
    record: () => wholeRecord('heros-tavern'),
  },
  { name: 'the mistakes in one’s own games', path: 'mistakes', shows: '.review-page h1' },
  { name: 'what there is to learn from', path: 'learn', shows: '.lessons' },
  { name: 'the lessons of Heaven & Ale', path: 'learn/heaven-and-ale', shows: '.lessons-page ol' },
  { name: 'a lesson of Heaven & Ale', path: 'learn/heaven-and-ale/6', shows: 'g.open' },
  { name: 'a lesson of Hero’s Tavern', path: 'learn/heros-tavern/2', shows: '.tavern-hand' },
  { name: 'the puzzles of Heaven & Ale', path: 'puzzles/heaven-and-ale', shows: '.puzzle-modes' },
  {
    name: 'a puzzle of Heaven & Ale',
    path: 'puzzles/heaven-and-ale',
    shows: '.puzzle-modes',
    first: async page => {
      // By key: a mouse over the board would open what it says about things.
      await page.locator('.puzzle-modes .button.main').press('Enter');
      await page.waitForSelector('.puzzle-board g.open');
    },
  },
  {
    name: 'an answered puzzle of Hero’s Tavern',
    path: 'puzzles/heros-tavern',
    shows: '.puzzle-modes',
    first: async page => {
      await page.click('.puzzle-modes .button.main');
      await page.waitForSelector('.tavern-bar');
      await clickUntil(page, '.puzzle-answer', clickTavern);
    },
  },
  {
    name: 'what choices change in Hero’s Tavern',
    path: 'explore/heros-tavern',
    shows: '.explore-page table',
  },
  { name: 'the books of rules', path: 'rules', shows: '.rule-books' },
  { name: 'the glossary of Heaven & Ale', path: 'glossary/heaven-and-ale', shows: '.glossary-list' },
  { name: 'the glossary of Hero’s Tavern', path: 'glossary/heros-tavern', shows: '.glossary-list' },
  { name: 'an address without a page', path: 'nothing', shows: '.not-found' },
  { name: 'a game that is not here', path: 'play/0a1b2c', shows: '.waiting h1' },
  {
    name: 'the rules beside the table',
    path: 'play/ID',
    shows: 'g.open',
    record: early,
    first: async page => {
      await page.click('.house-bar button[popovertarget]:not(.gear)');
      await page.click('.game-menu > .button:nth-last-child(2)');
      await page.waitForSelector('.rules-panel .rule');
    },
  },
  { name: 'the settings', path: 'settings', shows: 'main h1' },
  { name: 'the rules of Heaven & Ale', path: 'rules/heaven-and-ale', shows: 'main h1' },
  { name: 'the rules of Hero’s Tavern', path: 'rules/heros-tavern', shows: 'main h1' },
  { name: 'the calculator of Heaven & Ale', path: 'score/heaven-and-ale', shows: 'main h1' },
  { name: 'the score pad of Hero’s Tavern', path: 'score/heros-tavern', shows: 'main h1' },
  { name: 'what Heaven & Ale has to print', path: 'print/heaven-and-ale', shows: '.aid-section' },
  { name: 'what Hero’s Tavern has to print', path: 'print/heros-tavern', shows: '.aid-section' },
  { name: 'about Taproom', path: 'about', shows: 'main h1' },
  { name: 'the entrance to online play', path: 'online', shows: '.entrance' },
  { name: 'an account that is not there yet', path: 'account', shows: '.entrance' },
  { name: 'the leaders', path: 'leaders', shows: '.filters' },
  { name: 'the daily deal', path: 'daily/heaven-and-ale', shows: '.line-up' },
];

/** Pages with something that was pressed there: what it shows, and all around it. */
export const OPENED: readonly Place[] = [
  {
    name: 'the start page, and the question before a game is forgotten',
    path: '',
    shows: '.kept .open-game',
    record: early,
    first: press('.kept button', '.house-dialog'),
  },
  {
    name: 'Heaven & Ale and its log',
    path: 'play/ID',
    shows: 'g.open',
    record: early,
    first: press('.sides .button', '.drawer .log'),
  },
  {
    name: 'Heaven & Ale and the reckoning',
    path: 'play/ID',
    shows: 'g.open',
    record: early,
    first: press('.sides .button + .button', '.reckoning'),
  },
  {
    name: 'Hero’s Tavern and its log',
    path: 'play/ID',
    shows: '.tavern-hand',
    record: later,
    first: press('.tavern-log .button', '.tavern-log .log'),
  },
  {
    name: 'a replay of Hero’s Tavern and its log',
    path: 'replay/ID/20',
    shows: '.transport',
    record: later,
    first: press('.transport-tools button', '.replay-log'),
  },
  {
    name: 'a replay of Heaven & Ale, and playing on from it',
    path: 'replay/ID/40',
    shows: '.transport',
    record: middle,
    first: press('.transport-tools .main', '.play-on'),
  },
  {
    name: 'a puzzle of Heaven & Ale, always the same',
    path: 'puzzles/heaven-and-ale',
    shows: '.puzzle-modes',
    first: async page => {
      await page.evaluate(() => {
        Math.random = () => 0;
      });
      // By key: a mouse over the board would open what it says about things.
      await page.locator('.puzzle-modes .button.main').press('Enter');
      await page.waitForSelector('.puzzle-board g.open');
    },
  },
];
