import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from '@taproom/bots/workbench';
import { accept, type Result, refuse } from '@taproom/games';
import { reasonOf } from '../input.ts';

/** How long to train: a number of games (repeatable), or of minutes. */
export type Length = { readonly games: number } | { readonly minutes: number };

/** A leg of a training: the number of games it started from, and its planned length. */
export interface Leg {
  readonly from: number;
  readonly length: Length;
}

/** A training as it is stored between runs. */
export interface StoredTraining {
  readonly game: string;
  readonly seed: string;
  /** One, unless the length was changed along the way. */
  readonly legs: readonly [Leg, ...Leg[]];
  /** Seconds spent so far. */
  readonly seconds: number;
  readonly lessons: readonly Lesson[];
  /** The trainer's own part. */
  readonly checkpoint: string;
}

/** The current length of a training. */
export const lengthOf = ({ legs }: Pick<StoredTraining, 'legs'>): Length => (legs.at(-1) ?? legs[0]).length;

export type FolderRefusal =
  | { readonly code: 'training-there'; readonly folder: string }
  | { readonly code: 'no-training-there'; readonly folder: string }
  | { readonly code: 'checkpoint-not-read'; readonly folder: string; readonly why: string }
  | {
      readonly code: 'other-training';
      readonly folder: string;
      readonly field: string;
      readonly have: string;
      readonly need: string;
    };

const CHECKPOINT = 'checkpoint.json';
const VERSION = 2;

/** Where a training is stored: its checkpoint, the weights, and finally the report with its curves. */
export class Folder {
  constructor(private readonly path: string) {}

  /** Makes sure that a new training overwrites nothing. */
  begin(): Result<null, FolderRefusal> {
    if (existsSync(join(this.path, CHECKPOINT))) return refuse({ code: 'training-there', folder: this.path });
    mkdirSync(this.path, { recursive: true });
    return accept(null);
  }

  /** What was stored, if it belongs to the same training. */
  resume(asked: Pick<StoredTraining, 'game' | 'seed'>): Result<StoredTraining, FolderRefusal> {
    const file = join(this.path, CHECKPOINT);
    if (!existsSync(file)) return refuse({ code: 'no-training-there', folder: this.path });
    let kept: StoredTraining & { training?: number };
    try {
      kept = JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      return refuse({ code: 'checkpoint-not-read', folder: this.path, why: reasonOf(error) });
    }
    if (kept?.training !== VERSION) {
      return refuse({ code: 'checkpoint-not-read', folder: this.path, why: 'another format' });
    }
    for (const field of ['game', 'seed'] as const) {
      const [have, need] = [JSON.stringify(kept[field]), JSON.stringify(asked[field])];
      if (have !== need) return refuse({ code: 'other-training', folder: this.path, field, have, need });
    }
    return accept(kept);
  }

  keep(kept: StoredTraining, weights: string): void {
    this.write('weights.txt', `${weights}\n`);
    this.write(CHECKPOINT, `${JSON.stringify({ training: VERSION, ...kept })}\n`);
  }

  /** Writes to a temporary file first: if we are stopped, there is the old file or the new one, never half of one. */
  write(name: string, text: string): void {
    const file = join(this.path, name);
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
}
