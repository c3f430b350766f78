import type { House, Me } from '@taproom/contracts';
import { accept, type Result } from '@taproom/games';
import { settings } from '../settings.ts';
import { ask, type DoorProblem } from './door.ts';
import { mark } from './mark.ts';

/** Who this browser is to the server, and what the server is. */
export interface Known {
  readonly server: 'looking' | 'there' | 'unreachable';
  readonly house: House | null;
  readonly me: Me | null;
}

class Identity {
  private known: Known = { server: 'looking', house: null, me: null };
  private readonly listeners = new Set<() => void>();
  private asked = false;

  readonly get = (): Known => this.known;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (!this.asked) void this.look();
    return () => this.listeners.delete(listener);
  };

  /** Asks the server who it is and who this is. */
  async look(): Promise<void> {
    this.asked = true;
    const [house, me] = await Promise.all([ask('house'), ask('me')]);
    if (house.ok && me.ok) this.set({ server: 'there', house: house.value, me: me.value.me });
    else this.set({ ...this.known, server: 'unreachable' });
  }

  /** Becomes a guest, if nobody is known here yet. */
  async enter(name: string): Promise<Result<Me, DoorProblem>> {
    if (this.known.me !== null) return accept(this.known.me);
    const made = await ask('newGuest', { body: { name } });
    if (made.ok) this.become(made.value);
    return made;
  }

  /** The server says who this is now; null after signing out. */
  become(me: Me | null): void {
    if (me !== null) settings.set({ name: me.name });
    this.set({ ...this.known, me });
  }

  private set(known: Known): void {
    this.known = known;
    if (known.server === 'there') mark(known.me?.id ?? null);
    for (const listener of this.listeners) listener();
  }
}

export const identity = new Identity();
