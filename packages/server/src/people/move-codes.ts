import { createHmac, randomInt } from 'node:crypto';
import { accept } from '@taproom/games';
import { type Answer, problem } from '../problem.ts';
import type { MoveCodeRow, PersonRow } from '../store/rows.ts';
import type { PeopleStore } from '../store/store.ts';
import type { Pass } from './identities.ts';

const LIFE = 600_000;
/** Digits and letters without lookalikes: a typed O, I or L is read as 0 or 1. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** Codes that move an account to another device: shown on the old one, typed on the new one, valid once. */
export class MoveCodes {
  constructor(
    private readonly store: PeopleStore,
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  /** `pass` is the caller's session or token. */
  async make(
    person: PersonRow,
    pass: Pass | null,
  ): Promise<Answer<{ readonly code: string; readonly until: number; readonly lasts: number }>> {
    if (person.kind === 'bot') return problem('not-yours');
    const code = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
    const until = this.now() + LIFE;
    const row = { digest: this.digest(code), person: person.id, until };
    if (!(await this.store.addMoveCode(row, pass?.id))) return problem('not-known');
    return accept({ code: `${code.slice(0, 4)}-${code.slice(4)}`, until, lasts: LIFE });
  }

  /**
   * The code that was typed, in whatever way; null if it never existed, was used or has expired. It is used up when the
   * session starts.
   */
  async find(typed: string): Promise<MoveCodeRow | null> {
    const code = typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1');
    if (code.length !== LENGTH) return null;
    return this.store.moveCode(this.digest(code), this.now());
  }

  /**
   * A code is short, so its bare digest could be brute-forced by anyone who has the database: the secret prevents that.
   */
  private digest(code: string): string {
    return createHmac('sha256', this.secret).update(`move ${code}`).digest('hex');
  }
}
