import type { StoredGame } from '../local/store.ts';
import { agreement, keepAgreement } from './agreed.ts';
import { type Played, type Step, stepsBetween } from './carried.ts';
import { ask, type DoorProblem } from './door.ts';

/** Games are carried when nothing has changed for so long, in milliseconds: a turn is many changes. */
const SETTLED = 2000;

/** What the account says to a game that it can't keep, and never will: it stays on this device alone. */
const NEVER = new Set<DoorProblem['code']>(['refused', 'malformed', 'too-large']);

/** The games of this device, as far as they are carried. */
export interface Shelf {
  list(): Promise<StoredGame[]>;
  keep(game: StoredGame): Promise<boolean>;
}

/**
 * Carries the games of this device to the account and back, so that all devices of one person have them. It begins when
 * somebody takes their account to another device, and goes on until they sign out here.
 */
export class Carrier {
  private person: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly shelf: Shelf) {}

  /** Somebody is known here, or nobody. */
  know(person: string | null): void {
    if (person === this.person) return;
    this.person = person;
    this.soon();
  }

  /** From now on games of this device are carried for this person. */
  begin(person: string): Promise<void> {
    if (agreement()?.person !== person) keepAgreement({ person, games: {} });
    this.person = person;
    return this.carry();
  }

  end(): void {
    clearTimeout(this.timer);
    keepAgreement(null);
  }

  /** Somebody does not want a game any more: it is no longer kept with the account, either. */
  forgotten(id: string): void {
    this.agree(id, null);
    this.soon();
  }

  /** Something may have changed, here or there. */
  soon(): void {
    clearTimeout(this.timer);
    if (agreement() !== null) this.timer = setTimeout(() => void this.carry(), SETTLED);
  }

  /** Brings this device and the account together, as far as that is possible now. */
  carry(): Promise<void> {
    this.last = this.last.then(() => this.carryOnce());
    return this.last;
  }

  private async carryOnce(): Promise<void> {
    const agreed = agreement();
    if (agreed === null || agreed.person !== this.person) return;
    const listed = await ask('kept');
    if (!listed.ok) return;
    const here = await this.shelf.list();
    for (const step of stepsBetween(here, listed.value.games, agreed.games)) {
      // Somebody else may have come in the meantime.
      if (agreement()?.person !== this.person) return;
      const game = here.find(({ id }) => id === step.id);
      if ((await this.take(step, game)) === 'not-now') return;
    }
    this.tidy([...here, ...listed.value.games]);
  }

  private async take(step: Step, game: StoredGame | undefined): Promise<'done' | 'not-now'> {
    switch (step.do) {
      case 'agree':
        return this.agree(step.id, step.played);
      case 'give':
        return game === undefined ? 'done' : this.give(game, step.before);
      case 'take':
      case 'copy':
        return this.fetch(step, game);
      case 'drop': {
        const dropped = await ask('dropKept', { params: { id: step.id } });
        return dropped.ok || dropped.refusal.code === 'no-such-thing' ? 'done' : 'not-now';
      }
    }
  }

  private async give(game: StoredGame, before: number | null): Promise<'done' | 'not-now'> {
    const { id, played } = game;
    const { recordOf, tableOf } = await import('../local/table.ts');
    const table = tableOf(game, game.log);
    // What can't be played any more is nothing for other devices, either.
    if (!table.ok) return this.agree(id, played);
    const record = recordOf(table.value, game.started);
    const kept = await ask('keep', { params: { id }, body: { played, before, record } });
    return kept.ok || NEVER.has(kept.refusal.code) ? this.agree(id, played) : 'not-now';
  }

  /** Takes a game from the account: in place of the one here, or as another one if both were played on. */
  private async fetch(
    { do: how, id, played }: Played & { readonly do: 'take' | 'copy' },
    game: StoredGame | undefined,
  ): Promise<'done' | 'not-now'> {
    const found = await ask('keptRecord', { params: { id } });
    if (!found.ok) return found.refusal.code === 'no-such-thing' ? 'done' : 'not-now';
    const [{ openRecord, storedOf }, { freshId }] = await Promise.all([
      import('../local/record.ts'),
      import('../local/id.ts'),
    ]);
    const opened = openRecord(found.value, seat => String(seat + 1));
    if (!opened.ok) return 'done';
    const other = how === 'copy';
    const stored = storedOf(opened.value, {
      id: other ? freshId() : id,
      revision: other ? 1 : (game?.revision ?? 0) + 1,
      played,
      memoryAid: game?.memoryAid ?? false,
    });
    const kept = await this.shelf.keep(stored).catch(() => false);
    if (kept && !other) this.agree(id, played);
    return kept ? 'done' : 'not-now';
  }

  private agree(id: string, played: number | null): 'done' {
    const agreed = agreement();
    if (agreed !== null) keepAgreement({ ...agreed, games: { ...agreed.games, [id]: played } });
    return 'done';
  }

  /** What is neither here nor there need not be remembered. */
  private tidy(games: readonly Played[]): void {
    const agreed = agreement();
    const known = new Set(games.map(({ id }) => id));
    if (agreed !== null)
      keepAgreement({
        ...agreed,
        games: Object.fromEntries(Object.entries(agreed.games).filter(([id]) => known.has(id))),
      });
  }
}
