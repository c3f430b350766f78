import type { Page } from 'playwright-core';
import { afterTurns, isPurchase, recordOf, wholeRecord } from './records.ts';

/** A page of the house, or a table at some moment of a game. */
export interface Place {
  readonly name: string;
  readonly path: string;
  /** It is there when this is. */
  readonly shows: string;
  /** The record of the game that is looked at; its name stands for `ID` in the path. */
  readonly record?: () => string;
  /** What is done there before it is looked at. */
  readonly first?: (page: Page) => Promise<void>;
}

const early = () => afterTurns('heaven-and-ale', 2);
const middle = () => afterTurns('heaven-and-ale', 40);
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
    record: () => afterTurns('heros-tavern', 10),
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
  { name: 'the settings', path: 'settings', shows: 'main h1' },
  { name: 'the rules of Heaven & Ale', path: 'rules/heaven-and-ale', shows: 'main h1' },
  { name: 'the rules of Hero’s Tavern', path: 'rules/heros-tavern', shows: 'main h1' },
  { name: 'the calculator of Heaven & Ale', path: 'score/heaven-and-ale', shows: 'main h1' },
  { name: 'the score pad of Hero’s Tavern', path: 'score/heros-tavern', shows: 'main h1' },
  { name: 'the pages to print', path: 'print/heros-tavern', shows: 'main h1' },
  { name: 'about the house', path: 'about', shows: 'main h1' },
  { name: 'the way into the online house', path: 'online', shows: '.entrance' },
  { name: 'an account that is not there yet', path: 'account', shows: '.entrance' },
  { name: 'the leaders', path: 'leaders', shows: '.filters' },
];
