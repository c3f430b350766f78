import type { Refusal } from '@taproom/games';
import type { Position, SeatMove, Tile } from '@taproom/games/heaven-and-ale';
import { useEffect, useRef, useState } from 'react';
import type { Refuser } from '../../../log/explain.ts';
import type { CloisterNow } from '../types.ts';
import type { Aim } from './aims.ts';

/** A message to the player at the screen. */
export interface Note {
  readonly refuser: Refuser;
  readonly refusal: Refusal;
}

/** What a player has begun and not finished. It belongs to one position. */
export interface TurnDraft {
  readonly position: Position | null;
  readonly tile: Tile | null;
  readonly picked: ReadonlySet<string>;
  readonly asked: readonly SeatMove[];
  readonly pointed: Aim | null;
  readonly isPinned: boolean;
  readonly considered: SeatMove | null;
  readonly note: Note | null;
  /** The hint that was there when the note came: a newer one takes its place. */
  readonly noteBeside: CloisterNow['hint'];
}

const BLANK: TurnDraft = {
  position: null,
  tile: null,
  picked: new Set(),
  asked: [],
  pointed: null,
  isPinned: false,
  considered: null,
  note: null,
  noteBeside: null,
};

interface DraftInProgress {
  readonly draft: TurnDraft;
  /** The note, until a newer hint takes its place. */
  readonly note: Note | null;
  readonly change: (part: Partial<TurnDraft>) => void;
  /** Says something instead of what was begun. */
  readonly say: (note: Note) => void;
}

/** Keeps what was begun in a position. Esc takes it back, but for the tile that is held. */
export function useTurnDraft(position: Position, hint: CloisterNow['hint']): DraftInProgress {
  const [kept, setKept] = useState(BLANK);
  const draft = kept.position === position ? kept : { ...BLANK, position };
  const change = (part: Partial<TurnDraft>): void => setKept({ ...draft, ...part });
  const note = draft.noteBeside === hint ? draft.note : null;
  const isBegun = note !== null || draft.isPinned || draft.asked.length + draft.picked.size > 0;
  useEscape(isBegun ? () => setKept({ ...BLANK, position, tile: draft.tile }) : null);
  const say = (said: Note): void =>
    change({ asked: [], pointed: null, isPinned: false, note: said, noteBeside: hint });
  return { draft, note, change, say };
}

/** Null if there is nothing to take back. */
function useEscape(onEscape: (() => void) | null): void {
  const newest = useRef(onEscape);
  newest.current = onEscape;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) newest.current?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
