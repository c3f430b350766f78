import type { Page } from 'playwright-core';
import { toQuietPage } from './visit.ts';

/** What a test wants of a table. */
export interface TableWish {
  readonly game?: 'heaven-and-ale' | 'heros-tavern';
  readonly seats?: number;
  readonly bots?: readonly string[];
  readonly rated?: boolean;
  readonly listed?: boolean;
}

/** Asks the server as the pages of a browser do. */
const post = (page: Page, path: string, body: object): Promise<{ table: { id: string }; invite: string }> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1/${to}`, { method: 'POST', headers, body: JSON.stringify(sent) });
      if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
      return answer.json();
    },
    [path, body] as const,
  );

/** A guest with a name. */
export async function enter(page: Page, address: string, name: string): Promise<void> {
  await toQuietPage(page, address);
  await post(page, 'guests', { name });
}

/** A table where its host has a seat. */
export async function openTable(
  page: Page,
  { game = 'heaven-and-ale', seats = 2, bots = [], rated = false, listed = false }: TableWish,
): Promise<{ readonly id: string; readonly invite: string }> {
  const key = `a-table-${Math.random().toString(36).slice(2)}`;
  const pace = { pace: 'live', minutes: 20, seconds: 20 };
  const { table, invite } = await post(page, 'tables', { key, game, seats, bots, rated, listed, pace });
  await post(page, `tables/${table.id}/join`, { nonce: '00'.repeat(16) });
  return { id: table.id, invite };
}

/** The host starts the game. */
export const begin = (page: Page, id: string): Promise<unknown> => post(page, `tables/${id}/start`, {});

/** A passkey device that needs no finger. Once it has forgotten its passkeys, it is as good as another one. */
export async function addAuthenticator(page: Page): Promise<{ forget(): Promise<unknown> }> {
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
  return { forget: () => client.send('WebAuthn.clearCredentials', { authenticatorId }) };
}
