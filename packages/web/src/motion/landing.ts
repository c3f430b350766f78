/** How many milliseconds the page gets to show a new position before anything can be in the air. */
const SHOWING = 100;

/** When the last piece lands, as the page counts milliseconds. */
let landing = 0;

/** Something is in the air for this many milliseconds. */
export function airborne(milliseconds: number): void {
  landing = Math.max(landing, performance.now() + milliseconds);
}

/** Everything is in its place. */
export function grounded(): void {
  landing = 0;
}

/**
 * Waits until what a new position moves has landed. It relies on how long flights take, not on the browser's events: a
 * busy or hidden browser may never report the end of an animation, and the game would wait forever. At a pace of 0
 * nothing moves.
 */
export async function landed(pace: number): Promise<void> {
  if (pace === 0) return;
  await wait(SHOWING);
  for (let left = landing - performance.now(); left > 0; left = landing - performance.now()) await wait(left);
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));
