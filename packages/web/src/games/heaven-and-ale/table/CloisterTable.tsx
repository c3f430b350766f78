import type { Event } from '@taproom/games/heaven-and-ale';
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../../app/words.tsx';
import { GameLog } from '../../../log/GameLog.tsx';
import type { LastTurn } from '../../../log/last-turns.ts';
import { TellingProvider } from '../../../log/Told.tsx';
import { Scene } from '../../../motion/Scene.tsx';
import { useFace } from '../../../play/faces.tsx';
import { useLookBack } from '../../../play/look-back.tsx';
import { namesOf } from '../../../play/names.ts';
import { useLevels } from '../../../play/signs.ts';
import { useLastTurns } from '../../../play/useLastTurns.ts';
import { useLookedAt } from '../../../play/useLookedAt.ts';
import { ActionBar } from './ActionBar.tsx';
import { Announcer } from './Announcer.tsx';
import { Boards, OtherPane, usePanes } from './Boards.tsx';
import { Closeup } from './Closeup.tsx';
import { Drawer } from './Drawer.tsx';
import { Ending } from './Ending.tsx';
import { leftBetween } from './flights.ts';
import { useFocusOnward } from './focus.ts';
import { HexNames } from './HexNames.tsx';
import { Icon, type IconName } from './icons.tsx';
import { type LitHexes, LitProvider, Peek, useLitHexes } from './lit.tsx';
import { MarkedProvider, type MarkedThings, markedIn } from './marks.tsx';
import { moveThings } from './motion.ts';
import { Players } from './Players.tsx';
import { paneFor } from './pane.ts';
import { Reckoning } from './Reckoning.tsx';
import { begunRound, rivalTurns } from './rival-turns.ts';
import { useSame } from './same.ts';
import { useTurn } from './useTurn.ts';
import '../art/colours.css';
import './cloister.css';
import './action-bar.css';
import './rivals.css';
import './players.css';
import './panels.css';
import './boards.css';
import './painting.css';
import './ending.css';
import './layouts.css';
import './phone.css';
import './phone-sideways.css';
import './panes.css';
import type { CloisterGame } from '../types.ts';
import { useCloisterWords } from '../words.ts';

type SidePanel = 'log' | 'reckoning';

const NO_TURNS: readonly LastTurn<Event>[] = [];

/** Where there is room for a drawer beside the boards. On smaller screens it covers them. */
const BESIDE = '(min-width: 1100px)';

/** Heaven & Ale on screen. It draws the game's snapshots and passes on the player's actions. */
export default function CloisterTable({ game }: { readonly game: CloisterGame }): ReactNode {
  const { log } = useWords();
  const { title } = useFace().sign;
  const { turn: words } = useCloisterWords();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const look = useLookBack();
  const lookAt = look.at;
  const shownAt = useLookedAt(game, now, lookAt);
  const position = useSame(shownAt.view);
  const seat = now.seat ?? 0;
  const [side, setSide] = useState<SidePanel | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const [isEndingHidden, setEndingHidden] = useState(false);
  const [isCounted, setCounted] = useState(false);
  const onCounted = useCallback(() => setCounted(true), []);
  const names = namesOf(now.sitters, useLevels(now.game));
  const lastTurns = useLastTurns(now);
  const marked = useMemo(() => markedIn(lastTurns), [lastTurns]);
  const rivals = useMemo(() => rivalTurns(lastTurns, now.seat), [lastTurns, now.seat]);
  const { lit, watch } = useLitHexes();
  const turn = useTurn(game, now, { position, isLive: lookAt === null });
  const root = useFocusOnward({ now, isAsked: turn.asked.length > 0 });
  const isEnding = now.outcome !== null && lookAt === null && !isEndingHidden;
  const isCounting = isEnding && !isCounted;
  const sides: readonly { side: SidePanel; icon: IconName; label: string }[] = [
    { side: 'log', icon: 'log', label: log.title },
    { side: 'reckoning', icon: 'score', label: words.reckoning.own },
  ];

  const show = (move: number): void => {
    look.show(move);
    if (!matchMedia(BESIDE).matches) setSide(null);
  };
  const isLive = lookAt === null && now.outcome === null && now.seat !== null && !now.replaying;
  const panes = usePanes(isLive ? paneFor(now, position.stage) : null);
  const shown = { position, seat, turn, panes, isLive };

  return (
    <Around marked={marked} lit={lit}>
      <div className="cloister-frame">
        <div ref={root} className="cloister-table" {...watch}>
          <h1 className="visually-hidden">{title}</h1>
          <Scene
            className="scene"
            shown={position}
            leaving={(from, to) => leftBetween(from, to, seat)}
            onChange={(scene, change) => moveThings(scene, change, seat)}
          >
            <div className="strip">
              <Players
                isCounting={isCounting}
                now={now}
                position={position}
                turns={now.outcome === null ? lastTurns : NO_TURNS}
                names={names}
                onLook={setLooked}
              />
              <div className="sides">
                {sides
                  .filter(one => !(now.replaying && one.side === 'log'))
                  .map(one => (
                    <button
                      key={one.side}
                      type="button"
                      className="button tool"
                      aria-expanded={side === one.side}
                      onClick={() => setSide(side === one.side ? null : one.side)}
                    >
                      <Icon name={one.icon} />
                      <span className="tool-label">{one.label}</span>
                    </button>
                  ))}
              </div>
              <div className="sky" inert />
            </div>
            {isEnding ? (
              <Ending game={game} now={now} position={position} names={names} onCounted={onCounted} />
            ) : (
              <Boards {...shown} />
            )}
          </Scene>
          {now.replaying && now.outcome === null ? (
            <div className="replay-map">
              <OtherPane {...shown} />
            </div>
          ) : (
            <ActionBar
              game={game}
              now={now}
              position={position}
              turn={turn}
              names={names}
              rivals={rivals}
              begun={begunRound(lastTurns)}
              lookAt={lookAt}
              isCounting={isCounting}
              isComing={shownAt.isComing}
              map={isEnding ? null : <OtherPane {...shown} />}
              onReturn={look.back}
              ending={{ isShown: isEnding, toggle: () => setEndingHidden(!isEndingHidden) }}
            />
          )}
          {side !== null && (
            <Drawer label={sides.find(one => one.side === side)?.label ?? ''} onClose={() => setSide(null)}>
              {side === 'log' ? (
                <GameLog now={now} onShow={show} />
              ) : (
                <Reckoning position={position} seat={seat} />
              )}
            </Drawer>
          )}
          {looked !== null && (
            <Closeup
              position={position}
              seat={looked}
              name={names[looked] ?? ''}
              onClose={() => setLooked(null)}
            />
          )}
          {lit !== null && (lit.seat !== seat || side !== null || looked !== null) && (
            <Peek position={position} names={names} />
          )}
          <Announcer now={now} names={names} soFar={turn.soFar} />
        </div>
      </div>
    </Around>
  );
}

/** Hexes that a text of the log names belong to whoever it is about. */
const tellHexes = (text: string, seat: number | null): ReactNode => <HexNames text={text} seat={seat} />;

/** What parts of the table anywhere below need to know. */
const Around = ({
  marked,
  lit,
  children,
}: {
  readonly marked: MarkedThings;
  readonly lit: LitHexes | null;
  readonly children: ReactNode;
}): ReactNode => (
  <TellingProvider value={tellHexes}>
    <MarkedProvider value={marked}>
      <LitProvider value={lit}>{children}</LitProvider>
    </MarkedProvider>
  </TellingProvider>
);
