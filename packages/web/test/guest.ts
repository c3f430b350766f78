import type { Page } from 'playwright-core';
import type { Board } from './steps.ts';

/** How a person of these tests plays: at boards with a mouse or with keys alone, or at text tables, with keys alone too. */
export type Way = 'mouse' | 'keys' | 'text';

/** A person at online tables, in a browser of their own. */
export interface Guest {
  readonly page: Page;
  /** Goes to a page of the site, and waits until something shows. */
  to(path: string, shows: string): Promise<void>;
  /** Presses the first of what a selector means that has a text. */
  press(selector: string, text?: string): Promise<void>;
  /** Writes into a field. */
  write(selector: string, text: string): Promise<void>;
  chooseInMenu(text: string): Promise<void>;
  /** Waits until a note says something. */
  note(text: string): Promise<unknown>;
  /** Plays one turn, once it is theirs. */
  playTurn(game: Board): Promise<void>;
  /** Plays until the game is over. */
  play(game: Board): Promise<void>;
}
