import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Keys } from './keys.ts';
import { QUICK } from './site.ts';
import { change, visits } from './visit.ts';
import { begin, enter, openTable } from './welcome.ts';
import { WithoutMouse } from './without-mouse.ts';

const visit = visits({
  environment: QUICK,
});

/** Somebody at a text table of their own, without a mouse. */
async function atTextTable(name: string): Promise<WithoutMouse> {
  const { address } = visit.site;
  const person = await WithoutMouse.enter(visit.page, address, { name, table: 'text' });
  // As the form for new guests does.
  await change(person.page, { name });
  const { id } = await openTable(person.page, { game: 'heros-tavern', seats: 3, bots: ['patron', 'patron'] });
  await begin(person.page, id);
  await person.to(`online/${id}`, '.command-line');
  return person;
}

/** From the text table to the account, by the menu. */
async function toAccount(person: WithoutMouse): Promise<void> {
  await person.press('.house-bar .gear[popovertarget]');
  await person.page.waitForSelector('.main-menu.bar-panel:popover-open');
  await person.press('.main-menu .own-part a');
  await person.page.waitForSelector('.account');
}

const nameInBar = (page: Page): Promise<string> => page.locator('.main-menu .own-part').innerText();

describe('an account without a mouse, from the text table', () => {
  it('signs in on a second device with a code, and finds the game there', async () => {
    const ann = await atTextTable('Ann');
    await toAccount(ann);
    await ann.press('.button', 'Show a code');
    await ann.page.waitForSelector('.move-code');
    const code = (await ann.page.textContent('.move-code')) ?? '';
    await ann.expectFocusKept();

    const second = await visit.stranger();
    await second.goto(`${visit.site.address}online`);
    await second.waitForSelector('.played-before summary');
    const keys = await Keys.at(second);
    await keys.press('.played-before summary');
    await keys.to('.use-code input');
    await second.keyboard.type(code);
    await keys.press('.use-code .button');
    await second.waitForSelector('.greeting:has-text("Ann")');
    await second.waitForSelector('.slips a.button');
    await keys.press('.slips a.button');
    await second.waitForSelector('.tavern-hand, .command-line');
    expect(await keys.lost()).toEqual([]);
  }, 120_000);

  it('signs in on a second device with a passkey', async () => {
    const ann = await atTextTable('Ann');
    const client = await ann.page.context().newCDPSession(ann.page);
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const;
    await client.send('WebAuthn.enable');
    const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', { options });
    await toAccount(ann);
    await ann.press('.button', 'Add a passkey');
    await ann.page.waitForSelector('.rows >> text=not used yet');
    const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
    await ann.expectFocusKept();

    const second = await visit.stranger();
    const other = await second.context().newCDPSession(second);
    await other.send('WebAuthn.enable');
    const device = await other.send('WebAuthn.addVirtualAuthenticator', { options });
    for (const credential of credentials)
      await other.send('WebAuthn.addCredential', { authenticatorId: device.authenticatorId, credential });
    await second.goto(`${visit.site.address}account`);
    await second.waitForSelector('.sign-in-ways .button');
    const keys = await Keys.at(second);
    await keys.press('.sign-in-ways > .button');
    await second.waitForSelector('.rows >> text=last used');
    expect(await keys.lost()).toEqual([]);
  }, 120_000);

  it('is deleted after a question, and its name is gone from the top bar', async () => {
    const ann = await atTextTable('Ann');
    await toAccount(ann);
    expect(await nameInBar(ann.page)).toContain('Ann');
    await ann.press('.danger .button');
    await ann.page.waitForSelector('.house-dialog:has-text("Delete your account?")');
    await ann.press('.house-dialog .dangerous');
    await ann.page.waitForSelector('[role=status]:has-text("Your account has been deleted.")');
    expect(await nameInBar(ann.page)).not.toContain('Ann');
    await ann.expectFocusKept();
  }, 120_000);
});

describe('the account page', () => {
  it('says how long a code is valid, and copies it', async () => {
    const { page } = visit;
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enter(page, visit.site.address, 'Ann');
    await visit.to('account');
    await page.clock.install();
    await page.click('text=Show a code');
    await page.waitForSelector('.code-tools:has-text("It’s valid for another 10:00.")');
    await page.click('.code-tools .button:has-text("Copy code")');
    await page.waitForSelector('.code-tools [role=status]:has-text("Code copied.")');
    const code = await page.textContent('.move-code');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.fastForward('10:01');
    await page.waitForSelector('.code-tools [role=status]:has-text("This code has expired. Get a new one.")');
  }, 60_000);

  it('says what to do while a device asks for a passkey, and gives up if nothing comes', async () => {
    const { page } = visit;
    await enter(page, visit.site.address, 'Ann');
    await page.addInitScript(() => {
      // A device that never answers.
      navigator.credentials.create = wish =>
        new Promise((_, reject) =>
          wish?.signal?.addEventListener('abort', () => reject(wish.signal?.reason ?? new Error('aborted'))),
        );
    });
    await visit.to('account');
    await page.click('text=Add a passkey');
    await page.waitForSelector('.passkey-wait:has-text("Your device should now ask for your passkey.")');
    await page.click('.passkey-wait .button:has-text("Cancel")');
    await page.waitForSelector('.passkey-wait .note', { state: 'detached' });
    await page.waitForSelector('.button:has-text("Add a passkey")[aria-disabled="false"]');
  }, 60_000);
});

describe('an account that is deleted on a second device', () => {
  it('is not asked for on the first one, whose seat is free again and whose guest is the host', async () => {
    const { address } = visit.site;
    const ann = visit.page;
    const bob = await visit.stranger();
    await enter(ann, address, 'Ann');
    await change(ann, { name: 'Ann' });
    await enter(bob, address, 'Bob');
    const { id, invite } = await openTable(ann, { game: 'heros-tavern', seats: 3 });
    await ann.goto(`${address}online/${id}`);
    await ann.waitForSelector('.inn-sign');
    await bob.goto(`${address}join/${id}#${invite}`);
    await bob.click('.invitation-card .button.main');
    await bob.waitForSelector('.waiting-room .who:has-text("Bob")');

    const cookies = await ann.context().cookies();
    const second = await visit.stranger();
    await second.context().addCookies(cookies);
    await second.goto(`${address}account`);
    await second.waitForSelector('.danger li:has-text("another player takes over.")');
    await second.click('.danger .button');
    await second.click('.house-dialog .button.dangerous, .house-dialog .button.main');
    await second.waitForSelector('text=Your account has been deleted.');

    await bob.waitForSelector('.waiting-room .note:has-text("You’re the host now")');
    await bob.waitForSelector('.button:has-text("Start game")');

    await ann.waitForSelector('.note:has-text("This account was deleted on another device.")');
    expect(await ann.locator('.button:has-text("Sign in again")').count()).toBe(0);
    expect(await ann.locator('text=You need the invitation link').count()).toBe(0);
    await ann.fill('.invitation-card input', 'Anna');
    await ann.click('.invitation-card .button.main');
    await ann.waitForSelector('.waiting-room .who:has-text("Anna")');
    await bob.waitForSelector('.waiting-room .who:has-text("Anna")');
  }, 120_000);
});
