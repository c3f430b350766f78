import type { Account, JudgedTurn } from '@taproom/bots/coach';
import { expectOk, type GameMove, type Seat } from '@taproom/games';
import { useCallback, useMemo } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { useWords } from '../app/words.tsx';
import type { Language } from '../i18n/languages.ts';
import { type FoundSlip, type LessonLink, type Lessons, lessonAbout } from '../lessons/lesson.ts';
import { roundOf } from '../local/table.ts';
import type { Sign } from '../play/face.ts';
import { useFace } from '../play/faces.tsx';
import { labelsFor, namesOf } from '../play/names.ts';
import type { PointsWords } from '../play/points.ts';
import { useLevels } from '../play/signs.ts';
import type { ReplayGame } from '../replay/game.ts';
import type { ReviewGameWords } from './game-words.ts';
import { isByStandIn } from './subject.ts';
import { turnInWords } from './turn-in-words.ts';

/** What the parts of a review need to speak about its game. */
export interface ReviewedGame {
  readonly game: ReplayGame;
  readonly own: Seat | null;
  /** A label for each seat. */
  readonly names: readonly string[];
  /** The round after some moves. */
  roundAt(ply: number): number;
  /** A turn in words. */
  say(turn: { readonly ply: number; readonly seat: Seat; readonly moves: readonly GameMove[] }): string;
  /** What the game calls its points. */
  readonly points: PointsWords;
  /** The label of a part of the score; null if it has none. */
  partName(part: string): string | null;
  /** The lesson about a slip; null if there is none. */
  lessonAbout(slip: FoundSlip): LessonLink | null;
  /** Whether a turn was made by whoever the seat belongs to. */
  counts(turn: JudgedTurn): boolean;
}

/** What the game itself says in a review. */
interface OwnWords {
  readonly points: PointsWords;
  readonly review: ReviewGameWords | null;
  readonly lessons: Lessons | null;
}

const ownWords = async (sign: Sign, language: Language): Promise<OwnWords> => {
  const [points, review = null, lessons = null] = await Promise.all([
    sign.points(language),
    sign.review?.(language),
    sign.lessons?.(language),
  ]);
  return { points, review, lessons };
};

/** Null until the words of the game are there. */
export function useReviewedGame(game: ReplayGame, own: Seat | null): ReviewedGame | null {
  const words = useWords();
  const spoken = useFace();
  const { table } = game;
  const levels = useLevels(table.id);
  const { sign } = spoken;
  const said = useLoaded(useCallback((language: Language) => ownWords(sign, language), [sign]));
  return useMemo(() => {
    if (said === null) return null;
    const rounds = new Map<number, number>();
    return {
      game,
      own,
      names: labelsFor(namesOf(table.sitters, levels), table.sitters, { seat: own, you: words.you }),
      roundAt(ply) {
        const known = rounds.get(ply) ?? roundOf(expectOk(table.viewAt(ply, 'spectator')));
        rounds.set(ply, known);
        return known;
      },
      say: turn => turnInWords(table, turn, own, { words, spoken }),
      points: said.points,
      partName: part => said.review?.parts[part] ?? null,
      lessonAbout: slip => said.lessons && lessonAbout(said.lessons, slip),
      counts: ({ seat, ply }) => !isByStandIn(table, seat, ply),
    };
  }, [game, own, table, levels, words, spoken, said]);
}

/** The account of a seat, if it is done. */
export const seatAccountIn = (accounts: readonly Account[], seat: Seat): Account | undefined =>
  accounts.find(({ seats }) => seats[0]?.seat === seat);
