/** How far the guide has come. */
export interface Guided {
  /** The game that it goes along with. */
  readonly id: string;
  readonly step: number;
}

/** What is kept: where the guide is, and whether it was ever offered. */
interface Kept {
  readonly guided: Guided | null;
  readonly offered: boolean;
}

const KEY = 'taproom.guide';

/** Where the guide is, kept in this browser, so that it goes on after a reload. Whatever is broken there counts as nothing. */
export class GuideProgress {
  private kept: Kept = stored();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly get = (): Kept => this.kept;

  start(id: string): void {
    this.keep({ guided: { id, step: 0 }, offered: true });
  }

  goTo(step: number): void {
    const { guided } = this.kept;
    if (guided !== null) this.keep({ ...this.kept, guided: { ...guided, step } });
  }

  /** It is over, or not wanted. */
  end(): void {
    this.keep({ guided: null, offered: true });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Private windows may refuse to store: the guide then lasts as long as the page.
    }
    for (const listener of this.listeners) listener();
  }
}

function stored(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return { guided: null, offered: false };
    return { guided: 'guided' in value ? readGuided(value.guided) : null, offered: true };
  } catch {
    return { guided: null, offered: false };
  }
}

function readGuided(value: unknown): Guided | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('step' in value)) return null;
  const { id, step } = value;
  if (typeof id !== 'string' || typeof step !== 'number') return null;
  return Number.isInteger(step) && step >= 0 ? { id, step } : null;
}

export const guide = new GuideProgress();
