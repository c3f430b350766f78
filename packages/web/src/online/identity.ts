import type { House, Me } from '@taproom/contracts';
import { accept, type Result } from '@taproom/games';
import { useEffect, useSyncExternalStore } from 'react';
import { house } from '../app/house.ts';
import { knownSettings, settings } from '../settings.ts';
import { isCarried } from './carried.ts';
import { Carrier } from './carrier.ts';
import { ask, type DoorProblem } from './door.ts';
import { mark } from './mark.ts';
import { wire } from './wire.ts';

/** Who this browser is to the server, and what the server is. */
export interface Known {
  readonly server: 'looking' | 'there' | 'unreachable';
  readonly house: House | null;
  readonly me: Me | null;
  /** This browser was known until now: its session was ended elsewhere, or the account was deleted. */
  readonly isSignedOut: boolean;
}

/** Settings are sent when they have not changed for so long, in milliseconds: a slider moves many times. */
const SETTLED = 1000;

class Identity {
  private known: Known = { server: 'looking', house: null, me: null, isSignedOut: false };
  private readonly listeners = new Set<() => void>();
  private asked = false;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private readonly carrier = new Carrier(house.store);

  constructor() {
    settings.subscribe(() => this.carrySettings());
    house.store.subscribe(({ change, id }) => {
      if (change === 'kept') this.carrier.soon();
      else this.carrier.forgotten(id);
    });
    // Another device may have played on while this one lay aside.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.carrier.soon();
    });
  }

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
    if (house.ok && me.ok) {
      const isSignedOut = me.value.me === null && (this.known.me !== null || this.known.isSignedOut);
      this.set({ server: 'there', house: house.value, me: me.value.me, isSignedOut });
    } else this.set({ ...this.known, server: 'unreachable' });
  }

  /** Becomes a guest, if nobody is known here yet. */
  async enter(name: string): Promise<Result<Me, DoorProblem>> {
    if (this.known.me !== null) return accept(this.known.me);
    const made = await ask('newGuest', { body: { name } });
    if (made.ok) this.become(made.value);
    return made;
  }

  /** Somebody comes from another device: how they have set things there counts here, too, and their games come along. */
  arrive(me: Me): void {
    settings.set(knownSettings(me.settings));
    this.become(me);
    void this.carryGames();
  }

  /** From now on the games of this device are on all devices of whoever is known here. Resolves when they can be taken. */
  async carryGames(): Promise<void> {
    if (this.known.me !== null) await this.carrier.begin(this.known.me.id);
  }

  /** The server says who this is now; null after signing out. */
  become(me: Me | null): void {
    const isAnother = me?.id !== this.known.me?.id;
    if (me === null) this.carrier.end();
    this.set({ ...this.known, me, isSignedOut: false });
    // What is told over the line is told to somebody.
    if (isAnother) wire.refresh();
    if (me !== null) settings.set({ name: me.name });
  }

  /** Gives what is set here to the account, for other devices. */
  private carrySettings(): void {
    clearTimeout(this.settling);
    this.settling = setTimeout(async () => {
      const { me } = this.known;
      const now = settings.get();
      if (me === null || isCarried(now, me.settings)) return;
      const changed = await ask('changeMe', { body: { settings: { ...now } } });
      if (changed.ok && this.known.me?.id === me.id) this.set({ ...this.known, me: changed.value });
    }, SETTLED);
  }

  private set(known: Known): void {
    this.known = known;
    if (known.server === 'there') {
      mark(known.me?.id ?? null);
      this.carrier.know(known.me?.id ?? null);
    }
    for (const listener of this.listeners) listener();
  }
}

export const identity = new Identity();

/** Who this is, asked anew when the page opens, so that a name changed elsewhere is seen. */
export function useIdentity(): Known {
  useEffect(() => void identity.look(), []);
  return useSyncExternalStore(identity.subscribe, identity.get);
}
