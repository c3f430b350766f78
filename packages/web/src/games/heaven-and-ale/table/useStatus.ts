import type { Position, SeatMove } from '@taproom/games/heaven-and-ale';
import { useWords } from '../../../app/words.tsx';
import { awaitedNames } from '../../../play/names.ts';
import type { CloisterNow } from '../types.ts';
import { type CloisterWords, useCloisterWords } from '../words.ts';
import type { TurnInProgress } from './useTurn.ts';

interface StatusProps {
  readonly now: CloisterNow;
  readonly position: Position;
  readonly turn: TurnInProgress;
  readonly names: readonly string[];
  /** The earlier move being viewed, or null. */
  readonly lookAt: number | null;
  /** The final scores are being added up. */
  readonly isCounting: boolean;
  /** That position is being fetched. */
  readonly isComing: boolean;
}

/** What to do next, in one sentence. It follows every choice. */
export function useStatus({ now, position, turn, names, lookAt, isCounting, isComing }: StatusProps): string {
  const { app, online, play, sitting, text } = useWords();
  const words = useCloisterWords();
  if (lookAt !== null) return isComing ? app.loading : play.lookingBack(lookAt);
  if (isCounting) return words.turn.ending.counting;
  if (now.outcome !== null) return play.over(now.outcome.scores.join(' : '));
  if (now.stopped) return play.stopped;
  if (now.awaited.length === 0) return online.abandoned;
  if (!now.mayAct) {
    const [thinker] = now.thinking;
    if (thinker !== undefined) return words.turn.thinking(names[thinker] ?? '');
    if (now.sending) return sitting.sending;
    // Pieces are still on their way: then comes the next turn.
    if (now.seat !== null && now.awaited.includes(now.seat)) return '';
    return text.waiting(awaitedNames(now, names));
  }
  return (
    askedFor(turn.asked, position, words) ??
    (turn.pinned === null
      ? awaited(now, position, turn, words)
      : words.turn.tapAgain(turn.pinned, turn.isLast))
  );
}

/** The question to which the answers in the bar belong; null if there are none. */
function askedFor(asked: readonly SeatMove[], { stage }: Position, { turn }: CloisterWords): string | null {
  const [first, ...rest] = asked;
  if (first === undefined) return null;
  switch (first.move) {
    case 'start':
      return rest.every(move => move.move === 'start' && move.slot === 'marker') && first.slot === 'marker'
        ? turn.asks.marker
        : stage === 'go'
          ? turn.asks.slotAndOut
          : turn.asks.slot;
    case 'score':
      return turn.asks.fertility;
    case 'card':
      if (first.card === 'none') return null;
      if (first.card === 'harvest') return turn.asks.harvest;
      return first.card === 'stragglers' && rest.some(({ move }) => move === 'card')
        ? turn.asks.straggler
        : turn.asks.place(first.card);
    case 'return':
      return turn.asks.giveBack(first.card);
    default:
      return null;
  }
}

/** What the stage of the turn asks for. */
function awaited(
  now: CloisterNow,
  position: Position,
  turn: TurnInProgress,
  { board, turn: words }: CloisterWords,
): string {
  if (turn.mustReturn) return words.mustReturn;
  // 5.5 Whoever goes to the starting area does nothing more in this round: newcomers can't know that.
  if (turn.isDone) return position.players[position.active]?.out ? words.doneAndOut : board.awaits.done;
  if (position.stage === 'shed' && position.shed !== null) {
    const type = position.players[position.active]?.sheds[position.shed] ?? 0;
    const { picked } = turn.plans;
    return picked.size === 0
      ? `${words.shedBuilt} ${words.shedAsks(type)}`
      : `${words.shedAsks(type)} ${words.chosen(picked.size, type)}`;
  }
  if (position.stage === 'buy') {
    if (now.plan?.ready) return words.buyMore;
    if (turn.tile !== null) return words.buyTile(turn.tile);
  }
  return board.awaits[position.stage];
}
