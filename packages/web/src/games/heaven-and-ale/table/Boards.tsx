import type { Position } from '@taproom/games/heaven-and-ale';
import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { motionPace } from '../../../motion/pace.ts';
import { Zoom } from '../../../play/Zoom.tsx';
import { useCloisterWords } from '../words.ts';
import { Cloister, NO_PLANS } from './Cloister.tsx';
import { MainBoard } from './MainBoard.tsx';
import { CloisterMap, MainBoardMap } from './MiniMap.tsx';
import { PANES, type Pane } from './pane.ts';
import { stepOnArrow } from './steps.ts';
import type { TurnInProgress } from './useTurn.ts';

/** Two panes of which a narrow screen shows one at a time. */
export interface Panes {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The one where something happens; null where it should stay as it is. */
  readonly wanted: Pane | null;
  readonly shown: Pane;
  readonly show: (pane: Pane) => void;
  readonly onScroll: () => void;
}

/** Tracks which pane is shown; the one where something happens comes into view automatically. */
export function usePanes(wanted: Pane | null): Panes {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Pane>('main-board');
  useEffect(() => {
    if (wanted === null) return;
    const bring = (): void => bringIn(ref.current, wanted);
    bring();
    window.addEventListener('resize', bring);
    return () => window.removeEventListener('resize', bring);
  }, [wanted]);
  return {
    ref,
    wanted,
    shown,
    show: pane => bringIn(ref.current, pane),
    onScroll: () => {
      const { scrollLeft, clientWidth } = ref.current ?? { scrollLeft: 0, clientWidth: 1 };
      setShown(PANES[Math.round(scrollLeft / clientWidth)] ?? 'main-board');
    },
  };
}

const bringIn = (boards: HTMLElement | null, pane: Pane): void =>
  boards?.scrollTo({
    left: PANES.indexOf(pane) * boards.clientWidth,
    behavior: motionPace() === 0 ? 'auto' : 'smooth',
  });

/** Windows that show one pane at a time; tables in wider ones may be as narrow (see panes.css). */
const ONE_AT_A_TIME = '(max-width: 44rem)';

/** Draws what is inside at once if it is seen, else after the rest of the page is on the screen. */
function InTime({ isSeen, children }: { readonly isSeen: boolean; readonly children: ReactNode }): ReactNode {
  return useDeferredValue(true, isSeen) && children;
}

interface BoardsProps {
  readonly position: Position;
  /** Whose cloister is shown. */
  readonly seat: number;
  readonly turn: TurnInProgress;
  readonly panes: Panes;
  /** Whether targets respond; in an earlier position they don't. */
  readonly isLive: boolean;
}

/** The main board and the player's cloister: side by side where there is room, else two panes one swipe apart. */
export function Boards({ position, seat, turn, panes, isLive }: BoardsProps): ReactNode {
  const { board } = useCloisterWords();
  const player = position.players[seat];
  if (player === undefined) return null;
  const touch = isLive ? turn.touch : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys step between the targets inside.
    <div
      ref={panes.ref}
      className="boards"
      // Where it scrolls it can be scrolled by keyboard too, even with no targets inside.
      tabIndex={isLive ? undefined : 0}
      onKeyDown={stepOnArrow}
      onScroll={panes.onScroll}
    >
      <Zoom className="pane">
        <MainBoard position={position} seat={seat} touch={touch} ghost={isLive ? turn.ghost : null} />
      </Zoom>
      <Zoom className="pane">
        <InTime isSeen={panes.wanted === 'cloister' || !matchMedia(ONE_AT_A_TIME).matches}>
          <Cloister
            seat={seat}
            player={player}
            label={board.cloister}
            touch={touch}
            plans={isLive ? turn.plans : NO_PLANS}
          />
        </InTime>
      </Zoom>
      <div className="sky" inert />
    </div>
  );
}

/** The button to the other pane: a small map of it. */
export function OtherPane({ position, seat, turn, panes, isLive }: BoardsProps): ReactNode {
  const { turn: words } = useCloisterWords();
  const player = position.players[seat];
  if (player === undefined) return null;
  const touch = isLive ? turn.touch : null;
  const other: Pane = panes.shown === 'main-board' ? 'cloister' : 'main-board';
  return (
    <button
      type="button"
      className="other-pane"
      aria-label={other === 'cloister' ? words.toCloister : words.toMainBoard}
      onClick={() => panes.show(other)}
    >
      {other === 'cloister' ? (
        <CloisterMap player={player} touch={touch} />
      ) : (
        <MainBoardMap position={position} touch={touch} />
      )}
    </button>
  );
}
