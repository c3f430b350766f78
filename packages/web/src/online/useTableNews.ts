import type { TableInfo } from '@taproom/contracts';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { kept } from '../kept.ts';
import { useFace } from '../play/faces.tsx';
import { useLevels } from '../play/signs.ts';
import type { OnlineGame } from './game.ts';
import { personName } from './person-name.ts';
import { declinedText, playedMeanwhile, turnText } from './turn-text.ts';

/** Something that has happened at the table, until the reader dismisses it. */
export interface NewsItem {
  readonly id: string;
  readonly text: string;
  /** What belongs to it, a line each. */
  readonly lines: readonly string[];
}

/** How many turns of a bot are listed. */
const MOST_LINES = 3;
const MOST_READ = 50;

/** What readers have dismissed: otherwise a declined proposal is news again at the next visit. */
const read = kept<readonly string[]>('taproom.read-news', stored =>
  Array.isArray(stored) && stored.every(id => typeof id === 'string') ? stored : null,
);

/** A proposal that was pending, and what it was about. */
interface Pending {
  readonly id: string;
  readonly turn: string;
  /** How many events there were. */
  readonly since: number;
}

interface NewsState {
  readonly news: readonly NewsItem[];
  dismiss(id: string): void;
}

/**
 * What became of proposals, and what a bot has played for the reader: the table itself does not show it. Most of it is
 * news only for those who were there when it happened.
 */
export function useTableNews(info: TableInfo, game: OnlineGame): NewsState {
  const words = useWords();
  const { log, sitting } = words;
  const spoken = useFace();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const teller = { spoken, log, levels: useLevels(now.game) };
  const { told, seat } = now;
  const last = told.at(-1)?.number ?? 0;
  const [opened] = useState(last);
  const pending = useRef<Pending | null>(null);
  const ended = useRef<Pending | null>(null);
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(() => new Set(read.get()));
  const { proposal, declined } = info;
  if (proposal !== null && proposal.id !== pending.current?.id) {
    const turn = proposal.to === null ? '' : turnText(teller, now, proposal.to, proposal.seat);
    pending.current = { id: proposal.id, turn, since: last };
  }
  if (proposal === null && pending.current !== null) {
    ended.current = pending.current;
    pending.current = null;
  }
  const over = ended.current;
  const news: NewsItem[] = [];
  const add = (id: string, text: string | null, lines: readonly string[] = []): void => {
    if (text !== null && !dismissed.has(id)) news.push({ id, text, lines });
  };
  const isForReader = declined !== null && (declined.id === over?.id || declined.seat === seat);
  if (isForReader && proposal === null) {
    const nameOf = (of: number): string => personName(info.seats[of]?.person ?? null, words);
    add(declined.id, declinedText(declined, seat, nameOf, words));
  }
  const hasGoneBack = told.some(
    ({ event, number }) =>
      number > (over?.since ?? last) && event.event === 'taken-back' && 'by' in event && event.by === null,
  );
  // What was declined was not carried out: a later request was.
  if (over !== null && hasGoneBack && declined?.id !== over.id)
    add(`back ${over.id}`, sitting.wentBack(over.turn));
  const meanwhile = playedMeanwhile(teller, now);
  if (meanwhile !== null && meanwhile.number > opened) {
    const more = meanwhile.turns.length - MOST_LINES;
    const lines = meanwhile.turns.slice(-MOST_LINES);
    add(`meanwhile ${info.id} ${meanwhile.number}`, sitting.whileAway, [
      ...(more > 0 ? [sitting.earlierTurns(more)] : []),
      ...lines,
    ]);
  }
  return {
    news,
    dismiss: id => {
      setDismissed(known => new Set([...known, id]));
      read.set([...(read.get() ?? []), id].slice(-MOST_READ));
    },
  };
}
