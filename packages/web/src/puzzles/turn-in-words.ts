import type { GameEvent } from '@taproom/games';
import { useWords } from '../app/words.tsx';
import { namesFor } from '../log/names.ts';
import { tell } from '../log/tell.ts';
import { useFace } from '../play/faces.tsx';
import { namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import type { PuzzleGame } from './game.ts';

/** Puts what a turn of a puzzle does into the words of the game's log. */
export function useTurnInWords(game: PuzzleGame): (events: readonly GameEvent[]) => string {
  const { log } = useWords();
  const { speech } = useFace();
  const { game: id, seat, sitters } = game.get();
  const levels = useLevels(id);
  const names = namesFor({ called: namesOf(sitters, levels), reader: seat, levels });
  return events => tell(speech.happenings(events, seat), log, names);
}
