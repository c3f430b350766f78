import { kept } from '../kept.ts';
import { Observable } from '../observable.ts';

/** The progress of the guide. */
export interface Guided {
  /** The game it accompanies. */
  readonly id: string;
  readonly step: number;
}

/** What is stored: where the guide is, and whether it was ever offered. */
interface GuideState {
  readonly guided: Guided | null;
  readonly offered: boolean;
}

const NOTHING: GuideState = { guided: null, offered: false };

/** Where the guide is, stored in this browser, so that it continues after a reload. Invalid data is ignored. */
export class GuideProgress {
  private readonly kept = kept('taproom.guide', readState);
  private state = this.kept.get() ?? NOTHING;
  private readonly changes = new Observable();
  readonly subscribe = this.changes.subscribe;

  readonly get = (): GuideState => this.state;

  start(id: string): void {
    this.keep({ guided: { id, step: 0 }, offered: true });
  }

  goTo(step: number): void {
    const { guided } = this.state;
    if (guided !== null) this.keep({ ...this.state, guided: { ...guided, step } });
  }

  /** It is over, or not wanted. */
  end(): void {
    this.keep({ guided: null, offered: true });
  }

  private keep(state: GuideState): void {
    this.state = state;
    this.kept.set(state);
    this.changes.notify();
  }
}

function readState(value: unknown): GuideState | null {
  if (typeof value !== 'object' || value === null) return null;
  return { guided: 'guided' in value ? readGuided(value.guided) : null, offered: true };
}

function readGuided(value: unknown): Guided | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('step' in value)) return null;
  const { id, step } = value;
  if (typeof id !== 'string' || typeof step !== 'number') return null;
  return Number.isInteger(step) && step >= 0 ? { id, step } : null;
}

export const guide = new GuideProgress();
