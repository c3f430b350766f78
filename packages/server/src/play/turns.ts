import type { Api, BodyOf, TurnStored } from '@taproom/contracts';
import { accept, type Game, type GameMove, type Seat, type Viewer } from '@taproom/games';
import type { Table } from '@taproom/table';
import type * as z from 'zod/mini';
import { type Answer, problem, refused } from '../problem.ts';
import type { Appended } from '../store/store.ts';
import type { Draft } from './draft.ts';
import { wishOfMoves } from './idempotency.ts';
import type { Room } from './room.ts';
import { isPlaying } from './seats.ts';

export type Stored = z.infer<typeof TurnStored>;

/** A turn someone requests. */
interface AskedTurn {
  readonly person: string;
  readonly turn: BodyOf<Api['turn']>;
  answer(answer: Answer<Stored>): void;
  fail(error: unknown): void;
}

/** What becomes of a request: it is answered now, or as soon as the draft is stored. */
type Verdict =
  | { readonly answer: Answer<Stored> }
  | { readonly seat: Seat; readonly played: 'now' | 'before' };

/** Where several have to move, the first turn waits this many turns of the event loop for those of others. */
const GATHERED = 2;

/**
 * The turns people request. Where all choose at the same time, their turns arrive at the same time too: these are
 * judged one after another, stored together, and sent to watchers as one step.
 */
export class Turns {
  private readonly wishes = new WeakMap<Room, AskedTurn[]>();

  constructor(private readonly store: (room: Room, draft: Draft) => Promise<Appended['done']>) {}

  play(room: Room, person: string, turn: AskedTurn['turn']): Promise<Answer<Stored>> {
    return new Promise((answer, fail) => {
      const wish = { person, turn, answer, fail };
      const waiting = this.wishes.get(room);
      if (waiting) return void waiting.push(wish);
      this.wishes.set(room, [wish]);
      void room.alone(() => this.playAll(room));
    });
  }

  private async playAll(room: Room): Promise<void> {
    const isJoint = (room.game?.awaited().length ?? 0) > 1;
    if (isJoint) for (let i = 0; i < GATHERED; i++) await new Promise(resolve => setImmediate(resolve));
    const wishes = this.wishes.get(room) ?? [];
    this.wishes.delete(room);
    try {
      await this.judge(room, wishes);
    } catch (error) {
      for (const { fail } of wishes) fail(error);
    }
  }

  /**
   * Judges requests, stores what is legal, and answers all. A refusal is judged once more if other nodes have moved the
   * table on without this one knowing yet; so is everything if another node was faster to store.
   */
  private async judge(room: Room, wishes: readonly AskedTurn[], isFresh = false): Promise<void> {
    const draft = room.game === null ? null : room.draft();
    const verdicts = wishes.map(wish => ({ wish, verdict: judgeWish(room, draft, wish) }));
    const isRefused = verdicts.some(({ verdict }) => 'answer' in verdict && !verdict.answer.ok);
    if (isRefused && !isFresh && (await room.catchUp())) return this.judge(room, wishes, true);
    const played = verdicts.flatMap(({ wish, verdict }) => {
      if ('seat' in verdict) return [{ wish, ...verdict }];
      wish.answer(verdict.answer);
      return [];
    });
    if (draft === null || played.length === 0) return;
    const done = await this.store(room, draft);
    const open = played.map(({ wish }) => wish);
    if (done !== 'stored') return this.judge(room, open, true);
    for (const { wish, seat, played: when } of played) wish.answer(accept(storedAt(draft.game, seat, when)));
  }
}

/** Whether a person may play their seat; if not, or if this key was used before, the answer. */
export function mayPlay(
  room: Room,
  person: string,
  key: string,
  wish: string | null,
): { readonly seat: Seat } | { readonly answer: Answer<Stored> } {
  const seat = room.seatOf(person);
  if (seat === null) return { answer: problem('not-seated') };
  const before = room.wishOf(person, key);
  if (room.game !== null && before !== null)
    return { answer: before === wish ? accept(storedAt(room.game, seat, 'before')) : problem('key-used') };
  if (room.game === null || room.row.status !== 'playing') return { answer: room.whyNotPlaying() };
  return isPlaying(room.row.seats[seat]) ? { seat } : { answer: problem('replaced') };
}

export const storedAt = (game: Table, eyes: Viewer, when: 'now' | 'before'): Stored => ({
  number: game.number(eyes),
  at: game.length,
  again: when === 'before',
});

/** Judges a request after those already in the draft, and adds it if it is legal. */
function judgeWish(room: Room, draft: Draft | null, { person, turn }: AskedTurn): Verdict {
  const { key, seen } = turn;
  const moves = draft === null ? null : readMoves(draft.game.game, turn.moves);
  const wish = moves?.ok ? wishOfMoves(moves.value.map(move => draft?.game.game.write(move) ?? '')) : null;
  const may = mayPlay(room, person, key, wish);
  if ('answer' in may) return may;
  if (draft === null || moves === null) return { answer: problem('wrong-status') };
  const { seat } = may;
  const before = draft.wishOf(person, key);
  if (before !== null) return before === wish ? { seat, played: 'before' } : { answer: problem('key-used') };
  if (!moves.ok) return { answer: moves };
  const judged = draft.game.judge({ do: 'commit', seat, moves: moves.value, seen });
  if (!judged.ok) return { answer: refused(judged.refusal) };
  draft.add(judged.value, { person, key, cause: 'turn' });
  return { seat, played: 'now' };
}

function readMoves(game: Game, texts: readonly string[]): Answer<GameMove[]> {
  const moves: GameMove[] = [];
  for (const [index, text] of texts.entries()) {
    const move = game.read(text);
    if (!move.ok) return refused({ code: 'move-refused', index, reason: move.refusal });
    moves.push(move.value);
  }
  return accept(moves);
}
