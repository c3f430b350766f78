import type { House, Me } from '@taproom/contracts';
import { accept, type Result } from '@taproom/games';
import { useEffect, useSyncExternalStore } from 'react';
import { house } from '../app/house.ts';
import { kept } from '../kept.ts';
import { Observable } from '../observable.ts';
import { knownSettings, type Settings, settings } from '../settings.ts';
import { changedElsewhere, isCarried } from './carried.ts';
import { Carrier } from './carrier.ts';
import { ask, type DoorProblem } from './door.ts';
import { mark } from './mark.ts';
import { wire } from './wire.ts';

/** Who is signed in on this browser, and what the server supports. */
export interface IdentityState {
  readonly server: 'looking' | 'there' | 'unreachable';
  readonly house: House | null;
  readonly me: Me | null;
  /** This browser was signed in until now: its session was ended elsewhere, or the account was deleted. */
  readonly isSignedOut: boolean;
  /** Why: the account is gone, so there is nothing to sign in to. */
  readonly isDeleted: boolean;
}

/**
 * Settings are sent when they have not changed for this long, in milliseconds: a slider moves many times (debounce).
 */
const SETTLED = 1000;

class Identity {
  private known: IdentityState = {
    server: 'looking',
    house: null,
    me: null,
    isSignedOut: false,
    isDeleted: false,
  };
  private readonly changes = new Observable();
  private asked = false;
  private settling: ReturnType<typeof setTimeout> | undefined;
  /** The settings as this device and the account last had them both. */
  private readonly agreed = kept('taproom.agreed-settings', knownSettings);
  private readonly carrier = new Carrier(house.store, () => house.repertoire());

  constructor() {
    settings.subscribe(() => this.carrySettings());
    house.store.subscribe(({ change, id }) => {
      if (change === 'kept') this.carrier.soon();
      else this.carrier.forgotten(id);
    });
    // Another device may have been used while this one was idle.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.carrier.soon();
    });
  }

  readonly get = (): IdentityState => this.known;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (!this.asked) void this.look();
    return this.changes.subscribe(listener);
  };

  /** Asks the server about itself and the account. */
  async look(): Promise<void> {
    this.asked = true;
    const [house, me] = await Promise.all([ask('house'), ask('me')]);
    if (house.ok && me.ok) {
      const isSignedOut = me.value.me === null && (this.known.me !== null || this.known.isSignedOut);
      const isDeleted = isSignedOut && (await this.isGone());
      this.set({ server: 'there', house: house.value, me: me.value.me, isSignedOut, isDeleted });
      if (me.value.me !== null) this.takeSettings(me.value.me);
    } else this.set({ ...this.known, server: 'unreachable' });
  }

  /** Whether the account that was signed in here until now does not exist any more. */
  private async isGone(): Promise<boolean> {
    const { me, isDeleted } = this.known;
    if (me === null) return isDeleted;
    const found = await ask('profile', { params: { id: me.id } });
    const isGone = !found.ok && found.refusal.code === 'no-such-thing';
    // Its name goes with it, as on the device where it was deleted.
    if (isGone && settings.get().name === me.name) settings.set({ name: '' });
    return isGone;
  }

  /** Signs in as a guest, if nobody is signed in yet. */
  async enter(name: string): Promise<Result<Me, DoorProblem>> {
    if (this.known.me !== null) return accept(this.known.me);
    const made = await ask('newGuest', { body: { name } });
    if (made.ok) this.become(made.value);
    return made;
  }

  /** Someone signs in from another device: their settings apply here too, and their games come along. */
  arrive(me: Me): void {
    settings.set(knownSettings(me.settings));
    this.agreed.set(knownSettings(me.settings));
    this.become(me);
    void this.carryGames();
  }

  /** From now on the games of this device are synced to all devices of the account. Resolves when they can be taken. */
  async carryGames(): Promise<void> {
    if (this.known.me !== null) await this.carrier.begin(this.known.me.id);
  }

  /** The server says who is signed in now; null after signing out. */
  become(me: Me | null): void {
    const isAnother = me?.id !== this.known.me?.id;
    if (me === null) {
      this.carrier.end();
      this.agreed.set(null);
    }
    this.set({ ...this.known, me, isSignedOut: false, isDeleted: false });
    // A stream belongs to an account.
    if (isAnother) wire.refresh();
    if (me !== null) settings.set({ name: me.name });
  }

  /** Applies what was changed on another device since this one last looked. */
  private takeSettings(me: Me): void {
    const account = knownSettings(me.settings);
    const taken = changedElsewhere(settings.get(), account, this.agreed.get() ?? {});
    if (Object.keys(taken).length > 0) settings.set(taken);
    const now = settings.get();
    const same = Object.entries(account).filter(([key, value]) => now[key as keyof Settings] === value);
    this.agreed.set({ ...this.agreed.get(), ...Object.fromEntries(same) });
  }

  /** Uploads the settings to the account, for other devices. */
  private carrySettings(): void {
    clearTimeout(this.settling);
    this.settling = setTimeout(async () => {
      const { me } = this.known;
      const now = settings.get();
      if (me === null || isCarried(now, me.settings)) return;
      const changed = await ask('changeMe', { body: { settings: { ...now } } });
      if (!changed.ok || this.known.me?.id !== me.id) return;
      this.agreed.set(now);
      this.set({ ...this.known, me: changed.value });
    }, SETTLED);
  }

  private set(known: IdentityState): void {
    this.known = known;
    if (known.server === 'there') {
      mark(known.me?.id ?? null);
      this.carrier.know(known.me?.id ?? null);
    }
    this.changes.notify();
  }
}

export const identity = new Identity();

/** The account, reloaded when the page opens, so that a name changed elsewhere shows. */
export function useIdentity(): IdentityState {
  useEffect(() => void identity.look(), []);
  return useSyncExternalStore(identity.subscribe, identity.get);
}
