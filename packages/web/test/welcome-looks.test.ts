import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { contrastFaults, faultsByAxe } from './axe.ts';
import { misplaced } from './layout.ts';
import { fillLedger } from './ledger.ts';
import { SIZES, toQuietPage, visits } from './visit.ts';
import { begin, enter, openTable } from './welcome.ts';

const visit = visits({ oneTab: true });

/** A page around online games. */
interface Place {
  readonly name: string;
  readonly who: 'host' | 'guest' | 'stranger';
  readonly path: string;
  /** It is there when this is. */
  readonly shows: string;
  /** The game has begun. */
  readonly hasBegun?: boolean;
  /** What is pressed before it is looked at, and what that opens. */
  readonly press?: readonly [button: string, opens: string];
}

const PLACES: readonly Place[] = [
  { name: 'the hall', who: 'host', path: 'online', shows: '.slip' },
  { name: 'the hall for a stranger', who: 'stranger', path: 'online', shows: '.slip' },
  { name: 'an invitation', who: 'stranger', path: 'join/TABLE#INVITE', shows: '.invitation-card' },
  { name: 'an invitation to a guest', who: 'guest', path: 'join/TABLE#INVITE', shows: '.name-form' },
  { name: 'a table without its link', who: 'guest', path: 'online/TABLE', shows: '.invitation-card .note' },
  { name: 'a waiting room', who: 'host', path: 'online/TABLE', shows: '.qr-code' },
  {
    name: 'the choice of a bot',
    who: 'host',
    path: 'online/TABLE',
    shows: '.qr-code',
    press: ['.pick-bot', '.bot-list'],
  },
  {
    name: 'a change of the table',
    who: 'host',
    path: 'online/TABLE',
    shows: '.qr-code',
    press: ['.host-tools .button', '.table-change'],
  },
  {
    name: 'an invitation after the start',
    who: 'stranger',
    path: 'join/TABLE#INVITE',
    shows: '.table-gone',
    hasBegun: true,
  },
  { name: 'an account', who: 'host', path: 'account', shows: '.account .rows li' },
  { name: 'the way to an account', who: 'stranger', path: 'account', shows: '.sign-in-ways' },
  { name: 'the leaders', who: 'host', path: 'leaders', shows: '.leaders td' },
  { name: 'a person', who: 'host', path: 'people/ME', shows: '.ledger-entry' },
  { name: 'the operator’s page', who: 'host', path: 'operator', shows: '.online .panel' },
  { name: 'no table', who: 'stranger', path: 'online/abcdefgh', shows: '.ways-on' },
];

const THEMES = ['light', 'dark'] as const;

describe('axe finds nothing, and nothing is cut off, in three languages at three sizes by day and night', () => {
  it.each(PLACES)(
    '$name',
    async ({ who, path, shows, hasBegun = false, press }) => {
      const { page } = visit;
      const host = who === 'host' ? page : await visit.stranger();
      await enter(host, visit.site.address, 'Ann');
      const { id, invite } = await openTable(host, {
        game: 'heros-tavern',
        seats: 5,
        bots: hasBegun ? Array(4).fill('patron') : ['patron'],
        listed: path === 'online',
      });
      if (hasBegun) await begin(host, id);
      const me = await host.evaluate(async () => (await (await fetch('/api/v1/me')).json()).me.id);
      if (who === 'guest') await enter(page, visit.site.address, 'Bob of the Long Name');
      const at = path.replace('TABLE', id).replace('INVITE', invite).replace('ME', me);
      await fillLedger(page, id);
      await toQuietPage(page, visit.site.address);
      await page.goto(`${visit.site.address}${at}`);
      await page.waitForSelector(shows);
      const [button, opens] = press ?? [null, shows];
      if (button !== null) await page.locator(button).first().press('Enter');
      const found: string[] = [];
      for (const language of LANGUAGE_CODES) {
        // Where the bar has room for the languages.
        await page.setViewportSize(SIZES[0]);
        await page.selectOption('.language select', language);
        await page.waitForSelector(`html[lang=${language}]`);
        await page.waitForSelector(opens);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          for (const fault of await misplaced(page)) found.push(`${language}, ${size.width} px: ${fault}`);
          for (const colorScheme of THEMES) {
            await page.emulateMedia({ colorScheme });
            await page.waitForSelector(`html[data-theme=${colorScheme}]`);
            // By night only the colours differ.
            const look = colorScheme === 'light' ? faultsByAxe : contrastFaults;
            const faults = await look(page, 'body');
            for (const fault of faults) found.push(`${language}, ${size.width} px, ${colorScheme}: ${fault}`);
          }
        }
      }
      expect(found).toEqual([]);
    },
    240_000,
  );

  it('the documentation of the API', async () => {
    const { page } = visit;
    await visit.to('api/docs');
    const found: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) found.push(`${size.width} px: ${over} px too wide`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const fault of await faultsByAxe(page, 'html'))
          found.push(`${size.width} px, ${colorScheme}: ${fault}`);
      }
    }
    expect(found).toEqual([]);
  }, 240_000);
});
