import type { Seat } from '@taproom/games';
import { isBotsChoice } from '../../../log/groups.ts';
import type { Snapshot } from '../../../play/game.ts';
import { awaitedNames } from '../../../play/names.ts';
import type { TavernNow } from '../types.ts';
import type { TavernWords } from '../words.ts';

/** What is said while others choose. Whoever has, or had, a bot playing for them has chosen nothing. */
export function waitingText(
  now: Pick<TavernNow, 'awaited' | 'standIns'> & Pick<Snapshot, 'rules' | 'told'>,
  seat: Seat,
  names: readonly string[],
  words: Pick<TavernWords['tavern'], 'waiting' | 'othersChoose' | 'botChose'>,
): string {
  const awaited = awaitedNames(now, names);
  if (now.standIns?.includes(seat)) return words.othersChoose(awaited);
  return isBotsChoice(now, seat) ? words.botChose(awaited) : words.waiting(awaited);
}
