import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { faultsByAxe } from './axe.ts';
import { startChromium } from './chromium.ts';
import { Site } from './site.ts';

let site: Site;
let browser: Browser;
let letters: SMTPServer;
const texts: string[] = [];

beforeAll(async () => {
  letters = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        texts.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>(done => letters.listen(0, '127.0.0.1', done));
  const { port } = letters.server.address() as AddressInfo;
  const mail = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_SECURITY: 'none',
    MAIL_FROM: 'house@taproom.example',
  };
  [site, browser] = await Promise.all([
    Site.open({ LIMIT_PERSON: '0', LIMIT_ADDRESS: '0', ...mail }),
    startChromium(),
  ]);
}, 600_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
  await new Promise<void>(done => letters.close(() => done()));
});

/** The account page of someone new. */
async function visit(locale: string, at = site): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale });
  const page = await context.newPage();
  await page.goto(`${at.address}account`);
  await page.fill('.entrance input', 'Anna');
  await page.click('.entrance .button.main');
  await page.waitForSelector('.notices');
  return page;
}

const part = (page: Page, name: string) => page.locator('.notice-way', { hasText: name });

describe('the settings of notifications', () => {
  it('verify an address, send a test there, and delete it', async () => {
    const page = await visit('en');
    const mail = part(page, 'By email');
    await mail.getByLabel('Email address').fill('anna@mail.example');
    await mail.getByRole('button', { name: 'Send me a code' }).click();
    await mail.getByText('A code was sent to anna@mail.example').waitFor();
    const code = /Subject: (\d{6}) is your code/.exec(texts[0] ?? '')?.[1] ?? '';
    await mail.getByLabel('Code from the email').fill(code === '111111' ? '222222' : '111111');
    await mail.getByRole('button', { name: 'Confirm' }).click();
    await mail
      .getByRole('alert')
      .getByText(/code is wrong/)
      .waitFor();
    await mail.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.keyboard.press('Enter');
    await mail.getByText('Emails go to anna@mail.example.').waitFor();
    await mail.getByRole('button', { name: 'Send a test' }).click();
    await mail.getByText('Sent. It should arrive any moment.').waitFor();
    expect(texts[1]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await mail.getByRole('button', { name: 'Delete address' }).click();
    await mail.getByLabel('Email address').waitFor();
  });

  it('confirm an address by the link that mails have where the address of the server is set', async () => {
    const page = await visit('de');
    const mail = part(page, 'Per E-Mail');
    await mail.getByLabel('E-Mail-Adresse').fill('link@mail.example');
    const before = texts.length;
    await mail.getByRole('button', { name: 'Code anfordern' }).click();
    await mail.getByText('Ein Code ist unterwegs').waitFor();
    const [, body = ''] = texts[before]?.split('\r\n\r\n') ?? [];
    const code = /\b\d{6}\b/.exec(body)?.[0] ?? '';
    await page.goto('about:blank');
    await page.goto(`${site.address}account#mail=${code}`);
    await mail.getByText('E-Mails gehen an link@mail.example.').waitFor();
    expect(new URL(page.url()).hash).toBe('');
  });

  it('keep quiet hours, and say when an address can’t be used', async () => {
    const page = await visit('en');
    const quiet = part(page, 'Quiet hours');
    await quiet.getByLabel('No notifications at night').click();
    await quiet.getByLabel('Until').fill('08:30');
    await quiet.getByText('Saved.').waitFor();
    await page.reload();
    await expect.poll(() => quiet.getByLabel('Until').inputValue()).toBe('08:30');
    const hook = part(page, 'In a chat or app');
    await hook.getByLabel('Webhook address').fill('http://127.0.0.1/inside');
    await hook.getByRole('button', { name: 'Save' }).click();
    await hook.getByRole('alert').getByText('This address can’t be used.').waitFor();
  });

  it.each(LANGUAGE_CODES)('have no faults by axe in %s, at any size', async locale => {
    const page = await visit(locale);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await faultsByAxe(page, '.notices'), `${width} ${colorScheme}`).toEqual([]);
      }
      if (process.env.SHOTS)
        await page.locator('.notices').screenshot({ path: `${process.env.SHOTS}/${locale}-${width}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });

  it('can be turned off for one game, also for one without a clock, at its table and on the account page', async () => {
    const page = await visit('en');
    await page.goto(`${site.address}online`);
    const form = page.locator('.new-table');
    await form.locator('label:has(input[value="heros-tavern"])').click();
    await form.locator('.bot-count input[value="2"]').check();
    await form.locator('.pace-kind input[value="days"]').check();
    expect(await form.locator('.pace-time label').allInnerTexts()).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map(days => expect.stringContaining(`${days} day`)),
    );
    await form.locator('.pace-kind input[value="untimed"]').check();
    await form.locator('.button.main').click();
    await page.click('.waiting-room .button.main');
    await page.waitForSelector('.online-strip');
    await page.click('.house-bar .button:has-text("Menu")');
    const own = page.getByLabel('Notify me about this game');
    await expect.poll(() => own.isChecked()).toBe(true);
    await Promise.all([page.waitForResponse(answer => /\/mute|\/notices/.test(answer.url())), own.click()]);
    // One's own notes are there as well, and stay.
    await page.click('.table-menu .button:has-text("Your notes")');
    await page.fill('.house-dialog textarea', 'Watch the monk.');
    await page.click('.house-dialog .button.main');
    await page.waitForSelector('.house-dialog', { state: 'detached' });
    await page.reload();
    await page.click('.house-bar .button:has-text("Menu")');
    await page.click('.table-menu .button:has-text("Your notes")');
    await expect.poll(() => page.inputValue('.house-dialog textarea')).toBe('Watch the monk.');
    await page.goto(`${site.address}account`);
    const table = part(page, 'Games').getByLabel(/Hero’s Tavern/);
    await expect.poll(() => table.isChecked()).toBe(false);
  });

  it('say so where the server can’t send mail', async () => {
    const plain = await Site.serve(site.files, { LIMIT_PERSON: '0', LIMIT_ADDRESS: '0' });
    try {
      const page = await visit('en', plain);
      await part(page, 'By email').getByText('This server can’t send email').waitFor();
      expect(await page.getByLabel('Email address').count()).toBe(0);
    } finally {
      plain.close();
    }
  });
});
