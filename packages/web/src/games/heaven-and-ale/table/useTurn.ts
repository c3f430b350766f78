import type { Position, SeatMove, Tile } from '@taproom/games/heaven-and-ale';
import { HEX_NAMES, sideOf } from '@taproom/games/heaven-and-ale';
import { useMemo, useRef } from 'react';
import type { CloisterGame, CloisterNow } from '../types.ts';
import { type Aim, aimKey, aimsOf, type Grip, hintedMove, movesByAim, wishesAt } from './aims.ts';
import type { BoardPlans } from './Cloister.tsx';
import type { HexNote } from './Garden.tsx';
import { type Outlook, Previews, type Visit } from './preview.ts';
import { type GainSummary, summariseGains } from './summary.ts';
import type { Hand, Touch } from './Target.tsx';
import { type Note, useTurnDraft } from './turn-draft.ts';

/** What pointing at something shows. */
export type Preview =
  | { readonly shows: 'move'; readonly outlook: Outlook }
  | { readonly shows: 'visit'; readonly space: number; readonly visit: Visit };

/** The turn being planned, as the table shows it. */
export interface TurnInProgress {
  readonly touch: Touch;
  readonly plans: BoardPlans;
  /** What the main board shows as a shadow: where the figure would go. */
  readonly ghost: Aim | null;
  /** The tiles that can be bought here, and the one being held. */
  readonly tiles: readonly Tile[];
  readonly tile: Tile | null;
  readonly hold: (tile: Tile) => void;
  /** Moves to choose from, as an answer to what was pointed at. */
  readonly asked: readonly SeatMove[];
  /** The moves of targets that are too small for a finger where the screen is small: the bar lists them there. */
  readonly listed: readonly SeatMove[];
  readonly consider: (move: SeatMove | null) => void;
  /** Adds a move to the plan; false if it is refused. */
  readonly act: (move: SeatMove) => boolean;
  readonly preview: Preview | null;
  /** What a legal move would bring; null for an illegal one. */
  readonly outlookOf: (move: SeatMove) => Outlook | null;
  /** The move that was tapped once and waits for a second tap. */
  readonly pinned: SeatMove | null;
  /** Plays a move as a second tap does: where it completes the turn, the turn is confirmed. */
  readonly accept: (move: SeatMove) => void;
  /** What is pointed at would complete the turn: a second tap confirms it. */
  readonly isLast: boolean;
  /** What the plan brings so far. */
  readonly soFar: GainSummary | null;
  readonly note: Note | null;
  /** Nothing can be paid for before a card is returned. */
  readonly mustReturn: boolean;
  /** Nothing else has to be done. */
  readonly isDone: boolean;
  /** The next move of a hint. */
  readonly hinted: SeatMove | null;
}

const NOTHING: readonly SeatMove[] = [];

/** Two taps within this many milliseconds count as one. */
const DOUBLE_TAP = 400;

/** Follows what the player points at and chooses, and turns it into moves of the plan. */
export function useTurn(
  game: CloisterGame,
  now: CloisterNow,
  { position, isLive }: { readonly position: Position; readonly isLive: boolean },
): TurnInProgress {
  const legal = isLive ? (now.plan?.legal ?? NOTHING) : NOTHING;
  const { draft, note, change, say } = useTurnDraft(position, now.hint);

  const hinted = hintOf(now);
  const tiles = [...new Set(legal.flatMap(move => (move.move === 'buy' ? [move.tile] : [])))];
  const wanted = draft.tile ?? (hinted?.move === 'buy' ? hinted.tile : null);
  const tile = wanted !== null && tiles.includes(wanted) ? wanted : (tiles[0] ?? null);
  const { picked } = draft;
  const grip: Grip = { tile, picked };
  const moves = useMemo(() => movesByAim(legal, { tile, picked }), [legal, tile, picked]);
  const movesAt = (aim: Aim): readonly SeatMove[] => moves.get(aimKey(aim)) ?? NOTHING;

  // 5.4 If the first tile can only be paid for by returning cards, there is nothing else to do.
  const mustReturn = legal.length > 0 && legal.every(({ move }) => move === 'return');
  const canAct = legal.length > 0;
  const previews = useMemo(
    () => (canAct ? new Previews(now.rules, position) : null),
    [canAct, now.rules, position],
  );
  const notes = useMemo(() => notesFor(tile, position, previews), [tile, position, previews]);

  const { act, accept, isConfirmed } = useActing(game, now, previews, say);
  const refuse = (aim: Aim): void => {
    const refusals = wishesAt(aim, position, grip).map(wish => game.whyNot(wish));
    const refusal = now.mayAct ? refusals.find(one => one !== null) : null;
    say(refusal ? { refuser: 'game', refusal } : { refuser: 'table', refusal: { code: 'not-awaited' } });
  };
  const choose = (aim: Aim, by: 'finger' | 'other'): void => {
    const meant = movesAt(aim);
    const [only] = meant;
    const asked = meant.length > 1 || only?.move === 'return' ? placedFirst(meant) : [];
    const isPinned = draft.isPinned && draft.pointed !== null && aimKey(draft.pointed) === aimKey(aim);
    if (by === 'finger' && isConfirmed(aim)) void game.confirm();
    else if (only === undefined) refuse(aim);
    else if (aim.at === 'hex' && position.stage === 'shed') pick(aim.hex);
    else if (by === 'finger' && !isPinned)
      // The starting spaces stand close together, so a finger on one gets the list of all.
      change({ pointed: aim, isPinned: true, asked: aim.at === 'slot' ? starts(legal) : asked, note: null });
    else if (asked.length > 0) change({ pointed: aim, asked, note: null });
    else if (by === 'finger') accept(only);
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

  const hand = useSteadyHand({
    choose,
    point: pointed => {
      if (draft.isPinned) return;
      // What can be chosen shows what it brings, whatever was said before.
      const isOpen = pointed !== null && movesAt(pointed).length > 0;
      change({ pointed, note: isOpen ? null : draft.note });
    },
  });

  return {
    touch: {
      state: aim => stateOf(movesAt(aim), mustReturn),
      isHinted: aim => hinted !== null && isAimedAt(hinted, aim),
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
    listed: listOf(legal, position.stage),
    consider: considered => change({ considered }),
    act,
    accept,
    preview,
    outlookOf: move => previews?.of(move) ?? null,
    pinned: draft.isPinned && draft.asked.length === 0 ? shown : null,
    isLast: outlook?.isLast ?? false,
    soFar: now.plan === null || now.seat === null ? null : summariseGains(now.plan.events, now.seat),
    note,
    mustReturn,
    isDone: legal.every(({ move }) => move === 'return' || move === 'done'),
    hinted,
  };
}

/** Whether a move chooses something. */
const isAimedAt = (move: SeatMove, aim: Aim): boolean =>
  aimsOf(move).some(one => aimKey(one) === aimKey(aim));

function stateOf([move]: readonly SeatMove[], mustReturn: boolean): ReturnType<Touch['state']> {
  if (move === undefined) return 'closed';
  return move.move === 'return' && !mustReturn ? 'quiet' : 'open';
}

/** What adds moves to the plan, and ends the turn. */
interface Acting {
  readonly act: (move: SeatMove) => boolean;
  readonly accept: (move: SeatMove) => void;
  /** A finger on what the last planned move chose: the turn is meant. */
  readonly isConfirmed: (aim: Aim) => boolean;
}

function useActing(
  game: CloisterGame,
  now: CloisterNow,
  previews: Previews | null,
  say: (note: Note) => void,
): Acting {
  const actedAt = useRef(0);
  const act = (move: SeatMove): boolean => {
    const done = game.act(move);
    actedAt.current = performance.now();
    if (!done.ok) say({ refuser: 'game', refusal: done.refusal });
    return done.ok;
  };
  return {
    act,
    // Where a move completes the turn, nothing is left to ask.
    accept: move => {
      if (act(move) && previews?.of(move)?.isLast) void game.confirm();
    },
    isConfirmed: aim => {
      const last = now.plan?.ready ? now.plan.moves.at(-1) : undefined;
      if (last === undefined || performance.now() - actedAt.current < DOUBLE_TAP) return false;
      return isAimedAt(last, aim);
    },
  };
}

/** The same hand all the time, which does what the newest one would: what it touches need not be drawn again. */
function useSteadyHand(hand: Hand): Hand {
  const newest = useRef(hand);
  newest.current = hand;
  return useMemo(
    () => ({
      choose: (aim, by) => newest.current.choose(aim, by),
      point: aim => newest.current.point(aim),
    }),
    [],
  );
}

/** To place a card comes before giving it away. */
const placedFirst = (moves: readonly SeatMove[]): readonly SeatMove[] =>
  [...moves].sort((a, b) => Number(a.move === 'return') - Number(b.move === 'return'));

function listOf(legal: readonly SeatMove[], stage: Position['stage']): readonly SeatMove[] {
  if (stage === 'score') return legal.filter(({ move }) => move === 'score');
  // In the middle of a round the spaces come first: only who has nowhere else to go needs the list.
  if (stage === 'place' || (stage === 'go' && !legal.some(({ move }) => move === 'go'))) return starts(legal);
  return NOTHING;
}

const starts = (legal: readonly SeatMove[]): readonly SeatMove[] =>
  legal.filter(({ move }) => move === 'start');

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
  const prices = previews.offer(tile, player.figure);
  HEX_NAMES.forEach((hex, i) => {
    if (player.garden[hex] !== undefined) return;
    const built = previews.of({ move: 'buy', tile, hex })?.summary.sheds ?? [];
    notes.set(hex, { price: prices[sideOf(i)], shed: built[0]?.type ?? null });
  });
  return notes;
}
