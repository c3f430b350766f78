import type { Notices as ToldNotices } from '@taproom/contracts';
import { accept } from '@taproom/games';
import type * as z from 'zod/mini';
import { newId } from '../ids.ts';
import { type Answer, problem } from '../problem.ts';
import type { NoticesRow, PersonRow } from '../store/rows.ts';
import type { PeopleStore } from '../store/store.ts';
import type { Pass } from './identities.ts';
import { type Outside, outsideAddress, outsideUrl } from './post.ts';

export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface NoticesChange {
  readonly feed?: 'new' | 'none' | undefined;
  readonly webhook?: string | null | undefined;
  readonly push?: PushSubscription | null | undefined;
}

type Told = z.infer<typeof ToldNotices>;

/** How people want to be told that a game over days waits for them. */
export class Notices {
  constructor(
    private readonly store: PeopleStore,
    private readonly outside: Outside,
  ) {}

  /** `root` is the address of the house, which the feed's begins with. */
  async of(person: PersonRow, root: string): Promise<Told> {
    return told(await this.store.notices(person.id), root);
  }

  /** `pass` is what the asker was let in with: push messages are for that browser, and end with its session. */
  async change(
    person: PersonRow,
    change: NoticesChange,
    root: string,
    pass: Pass | null,
  ): Promise<Answer<Told>> {
    for (const text of [change.webhook, change.push?.endpoint])
      if (typeof text === 'string' && !(await this.reachable(text))) return problem('address-refused');
    const { feed, webhook, push } = change;
    // Only what was asked for: another request may change the rest at the same moment.
    const row = await this.store.setNotices({
      person: person.id,
      ...(feed !== undefined && { feed: feed === 'new' ? newId(24) : null }),
      ...(webhook !== undefined && { webhook: webhook && new URL(webhook).href }),
      ...(push !== undefined && { push: push && JSON.stringify(push), session: push && sessionOf(pass) }),
    });
    return row === null ? problem('not-known') : accept(told(row, root));
  }

  /** Whose feed has this secret in its address. Nothing is told to somebody who is banned. */
  async personOfFeed(feed: string): Promise<PersonRow | null> {
    const id = await this.store.personOfFeed(feed);
    const person = id === null ? null : await this.store.get(id);
    return person === null || person.deleted !== null || person.banned ? null : person;
  }

  private async reachable(text: string): Promise<boolean> {
    const url = outsideUrl(text);
    return url !== null && (await outsideAddress(url, this.outside)) !== null;
  }
}

const sessionOf = (pass: Pass | null): string | null => (pass?.by === 'session' ? pass.id : null);

const told = (row: NoticesRow, root: string): Told => ({
  feed: row.feed === null ? null : `${root}/feeds/${row.feed}.atom`,
  webhook: row.webhook,
  push: row.push !== null,
});
