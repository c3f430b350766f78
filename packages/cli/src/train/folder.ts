import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson } from '@taproom/bots/workbench';
import { accept, type Result, refuse } from '@taproom/games';
import { reasonOf } from '../input.ts';

/** How long to train: so many games (repeatable), or so many minutes. */
export type Length = { readonly games: number } | { readonly minutes: number };

/** A part of a training: from so many games on it was to be so long. */
export interface Leg {
  readonly from: number;
  readonly length: Length;
}

/** A training as it is kept between runs. */
export interface Kept {
  readonly game: string;
  readonly seed: string;
  /** One, unless it was given another length on the way. */
  readonly legs: readonly [Leg, ...Leg[]];
  /** Seconds spent so far. */
  readonly seconds: number;
  readonly lessons: readonly Lesson[];
  /** The trainer's own part. */
  readonly checkpoint: string;
}

/** How long a training is to be now. */
export const lengthOf = ({ legs }: Pick<Kept, 'legs'>): Length => (legs.at(-1) ?? legs[0]).length;

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

/** Where a training is kept: its checkpoint, the weights, and in the end the report with its curves. */
export class Folder {
  constructor(private readonly path: string) {}

  /** Makes sure that a new training overwrites nothing. */
  begin(): Result<null, FolderRefusal> {
    if (existsSync(join(this.path, CHECKPOINT))) return refuse({ code: 'training-there', folder: this.path });
    mkdirSync(this.path, { recursive: true });
    return accept(null);
  }

  /** What was kept, if it belongs to the same training. */
  resume(asked: Pick<Kept, 'game' | 'seed'>): Result<Kept, FolderRefusal> {
    const file = join(this.path, CHECKPOINT);
    if (!existsSync(file)) return refuse({ code: 'no-training-there', folder: this.path });
    let kept: Kept & { training?: number };
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

  keep(kept: Kept, weights: string): void {
    this.write('weights.txt', `${weights}\n`);
    this.write(CHECKPOINT, `${JSON.stringify({ training: VERSION, ...kept })}\n`);
  }

  /** Writes beside it first: whoever stops us finds the old file or the new one, never half of one. */
  write(name: string, text: string): void {
    const file = join(this.path, name);
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
}
