import type { Attempt, Verdict } from '@taproom/bots/coach';
import type { ReplayGame } from '../replay/game.ts';
import { settings } from '../settings.ts';
import { MistakeDeck } from './deck.ts';
import { thoroughness } from './depth.ts';
import { exercisesOf } from './exercises.ts';
import { GameReview } from './game-review.ts';
import { type KeptReview, ReviewStore } from './store.ts';
import { isByStandIn, type ReviewSubject, reviewSubject, seatOrder } from './subject.ts';
import { reviewThread as thread } from './thread.ts';

/** The reviews kept on this device. */
export const reviewStore = new ReviewStore();

/** Your own mistakes, in all games. */
export const mistakeDeck = new MistakeDeck(Date.now);

/** The reviews of this visit by their keys: whoever comes back to one finds it where it was. */
const open = new Map<string, GameReview>();

/** The review of a game; null while the game is running. */
export function reviewGame(game: ReplayGame): GameReview | null {
  const subject = reviewSubject(game, settings.get().name);
  if (subject === null) return null;
  const { table } = game;
  const review =
    open.get(subject.key) ??
    new GameReview(subject, seatOrder(table, subject.own), {
      thread,
      store: reviewStore,
      thoroughness,
      now: Date.now,
      onAccount: ({ key, own, line }, account) => {
        if (own === null || account.seats[0]?.seat !== own) return;
        const slips = exercisesOf(key, account, line.seats, ({ ply }) => !isByStandIn(table, own, ply));
        mistakeDeck.put(
          key,
          own,
          slips.map(({ ply }) => ply),
        );
      },
    });
  open.set(subject.key, review);
  return review;
}

/** Judges another turn of a game that was reviewed, as thoroughly as then. */
export const judgeAgain = (
  { key, nodes, controls }: KeptReview,
  { line }: ReviewSubject,
  attempt: Attempt,
): Promise<Verdict> => thread.attempt(line, { nodes, controls, seed: key }, attempt);
