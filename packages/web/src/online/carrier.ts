// Syncs the games on this device with the account, in the background.

import type { Repertoire } from '../app/registries.tsx';
import type { StoredGame } from '../local/store.ts';
import { agreement } from './agreed.ts';
import { type LastPlayed, type SyncStep, stepsBetween } from './carried.ts';
import { ask, type DoorProblem } from './door.ts';

/** Games are synced when nothing has changed for this long, in milliseconds: a turn is many changes. */
const SETTLED = 2000;

/** Errors that mean the account will never accept a game: it stays on this device only. */
const NEVER = new Set<DoorProblem['code']>(['refused', 'malformed', 'too-large']);

/** The games of this device, as far as they are synced. */
export interface Shelf {
  list(): Promise<StoredGame[]>;
  keep(game: StoredGame): Promise<boolean>;
}

/**
 * Syncs the games of this device with the account, so that all devices of one person have them. It starts when someone
 * moves their account to another device, and continues until they sign out here.
 */
export class Carrier {
  private person: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly shelf: Shelf,
    /** Loads the rules of the games. */
    private readonly repertoire: () => Promise<Repertoire>,
  ) {}

  /** Someone signed in here, or nobody is. */
  know(person: string | null): void {
    if (person === this.person) return;
    this.person = person;
    this.soon();
  }

  /** From now on games of this device are synced for this person. */
  begin(person: string): Promise<void> {
    if (agreement.get()?.person !== person) agreement.set({ person, games: {} });
    this.person = person;
    return this.carry();
  }

  end(): void {
    clearTimeout(this.timer);
    agreement.set(null);
  }

  /** Someone deleted a game: it is removed from the account, too. */
  forgotten(id: string): void {
    this.agree(id, null);
    this.soon();
  }

  /** Something may have changed, here or there. */
  soon(): void {
    clearTimeout(this.timer);
    if (agreement.get() !== null) this.timer = setTimeout(() => void this.carry(), SETTLED);
  }

  /** Syncs this device and the account, as far as that is possible now. */
  carry(): Promise<void> {
    // If a part of the client can't be loaded (offline, an update in between), the next time tries again.
    this.last = this.last
      .then(() => this.carryOnce())
      .catch((cause: unknown) => console.error('Games were not carried:', cause));
    return this.last;
  }

  private async carryOnce(): Promise<void> {
    const agreed = agreement.get();
    if (agreed === null || agreed.person !== this.person) return;
    const listed = await ask('kept');
    if (!listed.ok) return;
    const here = await this.shelf.list();
    for (const step of stepsBetween(here, listed.value.games, agreed.games)) {
      // Someone else may have signed in in the meantime.
      if (agreement.get()?.person !== this.person) return;
      const game = here.find(({ id }) => id === step.id);
      if ((await this.take(step, game)) === 'not-now') return;
    }
    this.tidy([...here, ...listed.value.games]);
  }

  private async take(step: SyncStep, game: StoredGame | undefined): Promise<'done' | 'not-now'> {
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
    const [{ recordOfTable, tableOf }, { games }] = await Promise.all([
      import('../local/table.ts'),
      this.repertoire(),
    ]);
    const table = tableOf(game, game.log, games);
    // A game that can't be played any more is of no use to other devices, either.
    if (!table.ok) return this.agree(id, played);
    const give = (given: Parameters<typeof recordOfTable>[1]) => {
      const record = recordOfTable(table.value, given);
      return ask('keep', { params: { id }, body: { played, before, record } });
    };
    const { started, comments } = game;
    let kept = await give(game);
    // It may be too long with its comments; the game is worth more.
    if (comments !== undefined && !kept.ok && NEVER.has(kept.refusal.code)) kept = await give({ started });
    return kept.ok || NEVER.has(kept.refusal.code) ? this.agree(id, played) : 'not-now';
  }

  /** Takes a game from the account: replacing the one here, or as a separate one if both were continued. */
  private async fetch(
    { do: how, id, played }: LastPlayed & { readonly do: 'take' | 'copy' },
    game: StoredGame | undefined,
  ): Promise<'done' | 'not-now'> {
    const found = await ask('keptRecord', { params: { id } });
    if (!found.ok) return found.refusal.code === 'no-such-thing' ? 'done' : 'not-now';
    const [{ openRecord, storedOf }, { freshId }, repertoire] = await Promise.all([
      import('../local/record.ts'),
      import('../local/id.ts'),
      this.repertoire(),
    ]);
    const opened = openRecord(found.value, repertoire);
    if (!opened.ok) return 'done';
    const other = how === 'copy';
    const as = {
      id: other ? freshId() : id,
      revision: other ? 1 : (game?.revision ?? 0) + 1,
      played,
      memoryAid: game?.memoryAid ?? false,
    };
    const stored = storedOf(opened.value, as, repertoire.games);
    const kept = await this.shelf.keep(stored).catch(() => false);
    if (kept && !other) this.agree(id, played);
    return kept ? 'done' : 'not-now';
  }

  private agree(id: string, played: number | null): 'done' {
    const agreed = agreement.get();
    if (agreed !== null) agreement.set({ ...agreed, games: { ...agreed.games, [id]: played } });
    return 'done';
  }

  /** What exists on neither side need not be remembered. */
  private tidy(games: readonly LastPlayed[]): void {
    const agreed = agreement.get();
    const known = new Set(games.map(({ id }) => id));
    if (agreed !== null)
      agreement.set({
        ...agreed,
        games: Object.fromEntries(Object.entries(agreed.games).filter(([id]) => known.has(id))),
      });
  }
}
