import type { OwnTable } from '@taproom/contracts';
import { SeededRandom } from '@taproom/games';
import type * as z from 'zod/mini';
import { anyKind, HABITS, SHARES, type TableWish, tableWish } from './habits.ts';
import { LobbyTab } from './lobby.ts';
import { Sitting } from './sitting.ts';
import type { World } from './world.ts';

type Own = z.infer<typeof OwnTable>;

/**
 * Someone who plays, at one table at a time: finds one in the lobby or creates one, plays, and looks for the next.
 * Someone who leaves for good is replaced by a new guest.
 */
export class Person {
  cookie = '';
  id = '';
  sitting: Sitting | null = null;
  readonly bell: boolean;
  readonly random: SeededRandom;

  constructor(
    readonly world: World,
    readonly name: string,
  ) {
    this.random = new SeededRandom(`${world.options.seed} ${name}`);
    this.bell = this.draws(world.options.bell);
  }

  /** Whether something happens that happens with this share. */
  draws(share: number): boolean {
    return this.random.below(10_000) < share * 10_000;
  }

  /** Becomes a guest. */
  async enter(): Promise<boolean> {
    const { world } = this;
    world.inFlight++;
    try {
      const { status, head, text } = await world.asker.post('/api/v1/guests', '', { name: this.name });
      world.lastAnswer = performance.now();
      if (status !== 200) throw new Error(text);
      this.cookie = /\r\nset-cookie: ([^;]+)/i.exec(head)?.[1] ?? '';
      this.id = (JSON.parse(text) as { readonly id: string }).id;
      world.tally.deeds.add('guests');
      return true;
    } catch (error) {
      world.tally.errors.add(`POST /guests: ${error instanceof Error ? error.message.slice(0, 80) : error}`);
      return false;
    } finally {
      world.inFlight--;
    }
  }

  /** Sets up a table and sits down at it. */
  async host(wish: TableWish): Promise<Own | null> {
    const made = await this.world.deliver<Own>('/tables', this.cookie, wish);
    if (!made.ok) return null;
    this.world.tally.deeds.add('tables set up');
    return this.join(made.value.table.id, made.value.invite);
  }

  async join(id: string, invite: string | null = null): Promise<Own | null> {
    const nonce = this.world.newKey().padEnd(32, '0');
    const body = { nonce, ...(invite === null ? {} : { invite }) };
    const races = ['seat-taken', 'table-full', 'wrong-status'] as const;
    const joined = await this.world.post<Own>(`/tables/${id}/join`, this.cookie, body, races);
    return joined.ok ? joined.value : null;
  }

  /** Lives until the run is over, first at a table where a seat is taken already. */
  async live(first: string | null): Promise<void> {
    const { world } = this;
    let table = first;
    while (!world.over) {
      table ??= await this.findTable();
      if (table === null) continue;
      this.sitting = new Sitting(this, table);
      table = await this.sitting.play();
      if (world.over) return;
      this.sitting.close();
      this.sitting = null;
      if (table === null && this.draws(SHARES.goes)) await this.goForGood();
    }
  }

  /** Looks around in the lobby: joins a table, or sets one up. Null if it came to nothing. */
  private async findTable(): Promise<string | null> {
    const { world, random } = this;
    const lobby = new LobbyTab(world, this.cookie, this.bell);
    await lobby.open();
    await world.sleep(world.between(random, HABITS.browse));
    const { joinable } = lobby;
    lobby.close();
    if (world.over) return null;
    const id = joinable[random.below(Math.max(1, joinable.length))];
    if (id !== undefined && !this.draws(SHARES.creates)) {
      const joined = await this.join(id);
      if (joined !== null) world.tally.deeds.add('joined from the lobby');
      return joined?.table.id ?? null;
    }
    const wish = tableWish(anyKind(random), random.below(4), world.newKey(), random);
    return (await this.host(wish))?.table.id ?? null;
  }

  private async goForGood(): Promise<void> {
    await this.world.sleep(this.world.between(this.random, HABITS.browse));
    if (!this.world.over) while (!(await this.enter())) await this.world.sleep(5000);
  }
}
