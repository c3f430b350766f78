import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, guests } from './guests.ts';

const house = guests();
const visit = (path: string): Promise<Page> => house.visit(path);

/** Begins a game against bots on this device, and gives the address of it. */
async function playAlone(page: Page): Promise<string> {
  await page.goto(house.site.address);
  await page.click('.room.heaven-and-ale .button.main');
  await page.waitForSelector('.main-board');
  return new URL(page.url()).pathname;
}

/** The answer to a game that was given to the account. */
const isGiven = (answer: Response): boolean => answer.request().method() === 'PUT' && answer.ok();

/** The games against bots that the start page of a device lists. */
async function expectGames(page: Page, games: readonly string[]): Promise<void> {
  await page.goto(house.site.address);
  for (const game of games) await page.waitForSelector(`.kept a.open-game[href="${game}"]`);
  expect(await page.locator('.kept a.open-game').count()).toBe(games.length);
}

describe('an identity, on a second device', () => {
  it('lets a guest add a passkey, and go on in another browser with it, local games included', async () => {
    const ann = await visit('online');
    await enter(ann, 'Ann');
    await ann.waitForSelector('.greeting');
    const game = await playAlone(ann);
    const authenticator = await addAuthenticator(ann);
    await ann.goto(`${house.site.address}account`);
    await Promise.all([
      ann.waitForResponse(isGiven),
      ann.click('text=Add a passkey'),
      ann.waitForSelector('.rows >> text=not used yet'),
    ]);
    const { credentials } = await authenticator.client.send('WebAuthn.getCredentials', {
      authenticatorId: authenticator.id,
    });
    const elsewhere = await visit('account');
    const second = await addAuthenticator(elsewhere);
    for (const credential of credentials)
      await second.client.send('WebAuthn.addCredential', { authenticatorId: second.id, credential });
    await elsewhere.click('text=Sign in with a passkey');
    await elsewhere.waitForSelector('.rows >> text=last used');
    expect(await elsewhere.locator('.online input').first().inputValue()).toBe('Ann');
    await expectGames(elsewhere, [game]);
    const [later] = await Promise.all([playAlone(elsewhere), elsewhere.waitForResponse(isGiven)]);
    await expectGames(ann, [game, later]);
  }, 120_000);

  it('carries an identity to another browser by a code, local games included', async () => {
    const ann = await visit('online');
    await enter(ann, 'Ann the Elder');
    await ann.waitForSelector('.greeting');
    await ann.click('.gear');
    await Promise.all([
      ann.waitForResponse(answer => answer.request().postData()?.includes('"theme":"dark"') ?? false),
      ann.check('.bar-panel input[value="dark"]'),
    ]);
    const game = await playAlone(ann);
    await ann.goto(`${house.site.address}account`);
    await ann.click('text=Show a code');
    const code = await ann.textContent('.move-code');
    const elsewhere = await visit('account');
    await elsewhere.fill('input[autocomplete="one-time-code"]', code ?? '');
    await elsewhere.click('text=Use code');
    await elsewhere.waitForSelector('text=Your games and data');
    expect(await elsewhere.locator('.online input').first().inputValue()).toBe('Ann the Elder');
    await elsewhere.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    // What is changed later arrives, too: it is one account, not a copy of it.
    await elsewhere.click('.gear');
    await Promise.all([
      elsewhere.waitForResponse(answer => answer.request().postData()?.includes('"theme":"light"') ?? false),
      elsewhere.check('.bar-panel input[value="light"]'),
    ]);
    await ann.reload();
    await ann.waitForSelector('html[data-theme="light"]', { state: 'attached' });
    await ann.goto(`${house.site.address}settings`);
    await ann.waitForSelector('text=apply wherever you’re signed in');
    await expectGames(elsewhere, [game]);
    await elsewhere.click('.kept a.open-game');
    await elsewhere.waitForSelector('.main-board');
  }, 120_000);
});

/** A passkey device that needs no finger. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { client, id: authenticatorId };
}
