import { accept } from '@taproom/games';
import { digestOf, newId } from '../ids.ts';
import { type Answer, DONE, type Done, problem } from '../problem.ts';
import type { PersonRow, TokenRow } from '../store/rows.ts';
import type { PeopleStore } from '../store/store.ts';
import type { Pass } from './identities.ts';
import { newPerson } from './person.ts';

const MOST = 20;
/** A prefix by which a token is recognised where it should not be: in a log, in a repository. */
const PREFIX = 'taproom_';

type ToldToken = Pick<TokenRow, 'id' | 'name' | 'created' | 'used'>;

const told = ({ id, name, created, used }: TokenRow): ToldToken => ({ id, name, created, used });

/** Bot accounts, each with one access token that its owner holds. */
export class AccessTokens {
  constructor(
    private readonly store: PeopleStore,
    /** Something about a person changed: cached data about them is stale. */
    private readonly changed: (person: string) => void,
    /** A bot without its token never plays again: it leaves its tables for good. */
    private readonly leaveAll: (person: string) => Promise<void>,
    private readonly now: () => number,
  ) {}

  async of(owner: PersonRow): Promise<ToldToken[]> {
    return (await this.store.tokensOf(owner.id)).map(told);
  }

  /** `pass` is the caller's session or token. */
  async make(
    owner: PersonRow,
    name: string,
    pass: Pass | null,
  ): Promise<Answer<ToldToken & { readonly secret: string }>> {
    // A bot can't have bots of its own.
    if (owner.kind === 'bot') return problem('not-yours');
    const now = this.now();
    const secret = `${PREFIX}${newId(40)}`;
    const bot = newPerson({ name, kind: 'bot', owner: owner.id, now });
    const token: TokenRow = {
      id: newId(),
      digest: digestOf(secret),
      person: bot.id,
      owner: owner.id,
      name,
      created: now,
      used: null,
    };
    const added = await this.store.addBot(bot, token, MOST, pass?.id);
    if (added !== 'added') return problem(added === 'full' ? 'too-many' : 'not-known');
    return accept({ ...told(token), secret });
  }

  async end(owner: PersonRow, id: string): Promise<Answer<Done>> {
    const bot = await this.store.dropToken(id, owner.id);
    if (bot === null) return problem('no-such-thing');
    this.changed(bot);
    await this.leaveAll(bot);
    return DONE;
  }
}
