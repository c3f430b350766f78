import type { Page } from 'playwright-core';

/** Types a line into the field that has the focus. */
export async function sayAt(page: Page, line: string): Promise<void> {
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

/** What can be typed now, as "?" lists it. */
async function offers(page: Page, say: (line: string) => Promise<void>): Promise<string[]> {
  await say('?');
  return page.evaluate(() => {
    const answer = [...document.querySelectorAll('.text-by-table')].at(-1);
    return Array.from(answer?.querySelectorAll('code') ?? [], code => code.textContent ?? '');
  });
}

/**
 * One step at the text table of someone who only reads and types: a short move forward, the first purchase, then the
 * end of the turn.
 */
export async function typeOn(page: Page, say: (line: string) => Promise<void>): Promise<void> {
  if (/Type “done”/.test(await page.innerText('.text-position'))) return say('done');
  const all = (await offers(page, say)).filter(code =>
    /^(go|start|buy|activate|score|card|return|pick) /.test(code),
  );
  const forward = all.filter(code => code.startsWith('go ')).slice(0, 3);
  const move = forward.at(-1) ?? all.find(code => !code.startsWith('return ')) ?? all[0];
  if (move === undefined) await page.waitForTimeout(30);
  else await say(move);
}
