import type { Page } from 'playwright-core';
import { GLANCE, PATIENCE } from './steps.ts';

/** Says a line at the text table. */
type Say = (line: string) => Promise<void>;

/** Types a line into the field that has the focus. */
export async function sayAt(page: Page, line: string): Promise<void> {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** What can be typed now, as "?" lists it. */
async function offers(page: Page, say: Say): Promise<string[]> {
  await say('?');
  // News may come after the answer.
  const answer = page.locator('.text-by-person').last().locator(':scope + .text-by-table');
  await answer.waitFor();
  return answer.locator('code').allTextContents();
}

/** A short move forward, the first purchase, or whatever else there is. */
function choose(all: readonly string[]): string {
  const moves = all.filter(code => /^(go|start|buy|activate|score|card|return|pick) /.test(code));
  const forward = moves.filter(code => code.startsWith('go ')).slice(0, 3);
  const move = forward.at(-1) ?? moves.find(code => !code.startsWith('return ')) ?? moves[0];
  if (move === undefined) throw new Error(`no move among what can be typed: ${all.join(', ')}`);
  return move;
}

/**
 * One step at the text table of someone who only reads and types, once it is their turn and until it shows: a move, or
 * the end of the turn. Gives what was typed, null once the game is over.
 */
export async function typeOn(page: Page, say: Say): Promise<string | null> {
  await page.locator('.text-position:not(:has-text("Waiting for"))').waitFor({ timeout: PATIENCE });
  const before = (await page.textContent('.text-position')) ?? '';
  if (before.includes('The game is over')) return null;
  const line = before.includes('Type “done”') ? 'done' : choose(await offers(page, say));
  await say(line);
  await page.waitForFunction(text => document.querySelector('.text-position')?.textContent !== text, before, {
    timeout: PATIENCE,
    polling: GLANCE,
  });
  return line;
}
