import { randomInt } from 'node:crypto';
import { digestOf, newId } from '../ids.ts';
import { type Answer, DONE, problem } from '../problem.ts';
import type { LetterLimits } from '../store/notices.ts';
import type { MailboxRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Messenger } from './messenger.ts';
import { wordedCode } from './wording.ts';

/** How long a code is valid, in milliseconds, and how many wrong attempts are allowed. */
const CODE_LIFE = 3_600_000;
const MOST_TRIES = 5;
/** Codes per day: nobody can flood a stranger's mailbox, with one account or with many. */
const MOST_CODES: LetterLimits = { address: 3, person: 6, all: 500 };

/** People's email addresses. An address is only used after its owner has confirmed it with the code sent there. */
export class Mailboxes {
  constructor(
    private readonly store: Store['notices'],
    private readonly messenger: Messenger,
    private readonly now: () => number,
  ) {}

  /** Sets an address, and sends a code there. */
  async ask(person: string, address: string): Promise<Answer<Record<string, never>>> {
    const to = await this.messenger.addressee(person);
    if (to === null) return problem('not-known');
    if (!this.messenger.canMail) return problem('wrong-option', { path: 'body.address' });
    const now = this.now();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const mailbox: MailboxRow = {
      person,
      address,
      key: newId(24),
      code: codeDigest(person, code),
      until: now + CODE_LIFE,
      tries: 0,
      verified: null,
      stopped: null,
    };
    const letter = { id: newId(24), address: digestOf(plain(address)), at: now };
    const set = await this.store.setMailbox(mailbox, letter, MOST_CODES);
    if (set === 'gone') return problem('not-known');
    if (set === 'too-many') return problem('too-many');
    const sent = await this.messenger.sendCode(letter.id, address, wordedCode(code, to.reader));
    if (sent === 'sent') return DONE;
    if (sent !== 'refused') return problem('not-sent');
    await this.store.stopMailbox(person, address, now);
    return problem('address-refused');
  }

  async confirm(person: string, code: string): Promise<Answer<Record<string, never>>> {
    const right = await this.store.verifyMailbox(person, codeDigest(person, code), this.now(), MOST_TRIES);
    return right ? DONE : problem('code-wrong');
  }

  drop(person: string): Promise<void> {
    return this.store.dropMailbox(person);
  }

  /** The mailbox whose emails carry this key. */
  ofKey(key: string): Promise<MailboxRow | null> {
    return this.store.mailboxOf(key);
  }

  of(person: string): Promise<MailboxRow | null> {
    return this.store.mailbox(person);
  }
}

/** Different spellings of one mailbox count together. */
const plain = (address: string): string => {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`;
};

const codeDigest = (person: string, code: string): string => digestOf(`${person} ${code}`);
