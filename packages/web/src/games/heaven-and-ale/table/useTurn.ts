import type { Refusal } from '@taproom/games';
import type { Goal, Position, SeatMove, Tile } from '@taproom/games/heaven-and-ale';
import { HEX_NAMES, sideOf } from '@taproom/games/heaven-and-ale';
import { useMemo, useRef, useState } from 'react';
import type { Refuser } from '../../../log/explain.ts';
import type { CloisterGame, CloisterNow } from '../types.ts';
import { type Aim, aimKey, aimsOf, type Grip, hintedMove, movesByAim, wishesAt } from './aims.ts';
import type { Plans } from './Cloister.tsx';
import type { HexNote } from './Garden.tsx';
import { type Outlook, offer, Previews, type Visit } from './preview.ts';
import { type Summary, summarise } from './summary.ts';
import type { Hand, Touch } from './Target.tsx';

/** Something that was said to the person at the screen. */
export type Note =
  | { readonly says: 'refusal'; readonly refuser: Refuser; readonly refusal: Refusal }
  | { readonly says: 'goal'; readonly goal: Goal };

/** What pointing at something shows. */
export type Preview =
  | { readonly shows: 'move'; readonly outlook: Outlook }
  | { readonly shows: 'visit'; readonly space: number; readonly visit: Visit };

/** A turn in the making as the table shows it. */
export interface Turn {
  readonly touch: Touch;
  readonly plans: Plans;
  /** What the main board shows as a shadow: where the figure would go. */
  readonly ghost: Aim | null;
  /** The tiles that can be bought here, and the one that is held. */
  readonly tiles: readonly Tile[];
  readonly tile: Tile | null;
  readonly hold: (tile: Tile) => void;
  /** Moves to choose from, as an answer to what was pointed at. */
  readonly asked: readonly SeatMove[];
  readonly consider: (move: SeatMove | null) => void;
  readonly act: (move: SeatMove) => void;
  readonly preview: Preview | null;
  /** The move that a finger has pointed at and that waits for a second tap. */
  readonly pinned: SeatMove | null;
  /** What the plan brings so far. */
  readonly soFar: Summary | null;
  readonly note: Note | null;
  /** Nothing can be paid before a card is returned. */
  readonly mustReturn: boolean;
  /** Nothing is left that asks to be done. */
  readonly isDone: boolean;
  /** What a hint has in store next. */
  readonly hinted: SeatMove | null;
}

/** What a person has begun and not yet done. It belongs to one position. */
interface Draft {
  readonly position: Position | null;
  readonly tile: Tile | null;
  readonly picked: ReadonlySet<string>;
  readonly asked: readonly SeatMove[];
  readonly pointed: Aim | null;
  readonly isPinned: boolean;
  readonly considered: SeatMove | null;
  readonly note: Note | null;
}

const BLANK: Draft = {
  position: null,
  tile: null,
  picked: new Set(),
  asked: [],
  pointed: null,
  isPinned: false,
  considered: null,
  note: null,
};

const NOTHING: readonly SeatMove[] = [];

/** Follows what the person at the screen points at and chooses, and turns it into moves of the plan. */
export function useTurn(
  game: CloisterGame,
  now: CloisterNow,
  { position, isLive }: { readonly position: Position; readonly isLive: boolean },
): Turn {
  const legal = isLive ? (now.plan?.legal ?? NOTHING) : NOTHING;
  const [kept, setKept] = useState(BLANK);
  const draft = kept.position === position ? kept : { ...BLANK, position };
  const change = (part: Partial<Draft>): void => setKept({ ...draft, ...part });

  const hinted = hintOf(now);
  const tiles = [...new Set(legal.flatMap(move => (move.move === 'buy' ? [move.tile] : [])))];
  const wanted = draft.tile ?? (hinted?.move === 'buy' ? hinted.tile : null);
  const tile = wanted !== null && tiles.includes(wanted) ? wanted : (tiles[0] ?? null);
  const { picked } = draft;
  const grip: Grip = { tile, picked };
  const moves = useMemo(() => movesByAim(legal, { tile, picked }), [legal, tile, picked]);
  const movesAt = (aim: Aim): readonly SeatMove[] => moves.get(aimKey(aim)) ?? NOTHING;

  // 5.4 If the first tile can be paid only by returning cards, nothing else is left to do.
  const mustReturn = legal.length > 0 && legal.every(({ move }) => move === 'return');
  const canAct = legal.length > 0;
  const previews = useMemo(() => (canAct ? new Previews(position) : null), [canAct, position]);
  const notes = useMemo(() => notesFor(tile, position, previews), [tile, position, previews]);

  const act = (move: SeatMove): void => {
    const done = game.act(move);
    if (!done.ok) change({ note: { says: 'refusal', refuser: 'game', refusal: done.refusal } });
  };
  const refuse = (aim: Aim): void => {
    const refusals = wishesAt(aim, position, grip).map(wish => game.whyNot(wish));
    const refusal = now.mayAct ? refusals.find(one => one !== null) : null;
    change({
      asked: [],
      pointed: null,
      isPinned: false,
      note: refusal
        ? { says: 'refusal', refuser: 'game', refusal }
        : { says: 'refusal', refuser: 'table', refusal: { code: 'not-awaited' } },
    });
  };
  const choose = (aim: Aim, by: 'finger' | 'other'): void => {
    const meant = movesAt(aim);
    const [only] = meant;
    const asked = meant.length > 1 || only?.move === 'return' ? meant : [];
    const isPinned = draft.isPinned && draft.pointed !== null && aimKey(draft.pointed) === aimKey(aim);
    if (only === undefined) refuse(aim);
    else if (aim.at === 'hex' && position.stage === 'shed') pick(aim.hex);
    else if (by === 'finger' && !isPinned) change({ pointed: aim, isPinned: true, asked, note: null });
    else if (asked.length > 0) change({ pointed: aim, asked, note: null });
    else act(only);
  };
  const pick = (hex: string): void => {
    const next = new Set(picked);
    if (!next.delete(hex)) next.add(hex);
    const whole = legal.find(
      move =>
        move.move === 'activate' && move.hexes.length === next.size && move.hexes.every(one => next.has(one)),
    );
    if (whole !== undefined) act(whole);
    else change({ picked: next, note: null });
  };

  const shown = draft.considered ?? (draft.pointed === null ? null : onlyOne(movesAt(draft.pointed)));
  const outlook = shown === null ? null : (previews?.of(shown) ?? null);
  const preview = previewOf(shown, outlook, previews);
  const target = shown ?? hinted;
  const hintKeys = new Set(hinted === null ? [] : aimsOf(hinted).map(aimKey));

  const newest = useRef<Hand>(null);
  newest.current = {
    choose,
    point: pointed => {
      if (!draft.isPinned) change({ pointed });
    },
    tellGoal: goal => change({ note: { says: 'goal', goal } }),
  };
  const hand = useMemo<Hand>(
    () => ({
      choose: (aim, by) => newest.current?.choose(aim, by),
      point: aim => newest.current?.point(aim),
      tellGoal: goal => newest.current?.tellGoal(goal),
    }),
    [],
  );

  return {
    touch: {
      state: aim => {
        const [move] = movesAt(aim);
        if (move === undefined) return 'closed';
        return move.move === 'return' && !mustReturn ? 'quiet' : 'open';
      },
      isHinted: aim => hintKeys.has(aimKey(aim)),
      isPointed: aim => draft.pointed !== null && aimKey(draft.pointed) === aimKey(aim),
      hand,
    },
    plans: {
      notes,
      picked,
      outlook: outlook?.summary ?? null,
      tile: target?.move === 'buy' ? { tile: target.tile, hex: target.hex } : null,
      spot: target?.move === 'score' ? target.spot : null,
      pendingShed: position.shed,
    },
    ghost: target === null ? null : (aimsOf(target)[0] ?? null),
    tiles,
    tile,
    hold: held => change({ tile: held, note: null }),
    asked: draft.asked,
    consider: considered => change({ considered }),
    act,
    preview,
    pinned: draft.isPinned && draft.asked.length === 0 ? shown : null,
    soFar: now.plan === null || now.seat === null ? null : summarise(now.plan.events, now.seat),
    note: draft.note,
    mustReturn,
    isDone: legal.every(({ move }) => move === 'return' || move === 'done'),
    hinted,
  };
}

const onlyOne = (moves: readonly SeatMove[]): SeatMove | null =>
  moves.length === 1 ? (moves[0] ?? null) : null;

function hintOf(now: CloisterNow): SeatMove | null {
  if (now.hint === null || now.hint === 'thinking' || now.plan === null) return null;
  return hintedMove(now.hint.moves, now.plan.moves);
}

function previewOf(
  shown: SeatMove | null,
  outlook: Outlook | null,
  previews: Previews | null,
): Preview | null {
  if (shown?.move === 'go') {
    const visit = previews?.visit(shown.space) ?? null;
    return visit === null ? null : { shows: 'visit', space: shown.space, visit };
  }
  return outlook === null ? null : { shows: 'move', outlook };
}

/** The price of a tile on every empty hex, and what it would complete there. */
function notesFor(tile: Tile | null, position: Position, previews: Previews | null): Map<string, HexNote> {
  const notes = new Map<string, HexNote>();
  const player = position.players[position.active];
  if (tile === null || previews === null || typeof player?.figure !== 'number') return notes;
  const prices = offer(tile, player.figure);
  HEX_NAMES.forEach((hex, i) => {
    if (player.garden[hex] !== undefined) return;
    const built = previews.of({ move: 'buy', tile, hex })?.summary.sheds ?? [];
    notes.set(hex, { price: prices[sideOf(i)], shed: built[0]?.type ?? null });
  });
  return notes;
}
