import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../../app/words.tsx';
import { GameLog } from '../../../log/GameLog.tsx';
import { Scene } from '../../../motion/Scene.tsx';
import { useFace } from '../../../play/faces.tsx';
import { namesOf } from '../../../play/names.ts';
import { useLevels } from '../../../play/signs.ts';
import { useLookedAt } from '../../../play/useLookedAt.ts';
import { ActionBar } from './ActionBar.tsx';
import { Announcer } from './Announcer.tsx';
import { Boards, OtherPane, usePanes } from './Boards.tsx';
import { Closeup } from './Closeup.tsx';
import { Drawer } from './Drawer.tsx';
import { Ending } from './Ending.tsx';
import { leftBetween } from './flights.ts';
import { useFocusOnward } from './focus.ts';
import { Icon, type IconName } from './icons.tsx';
import { moveThings } from './motion.ts';
import { Players } from './Players.tsx';
import { Reckoning } from './Reckoning.tsx';
import { useSame } from './same.ts';
import { useTurn } from './useTurn.ts';
import '../art/colours.css';
import './cloister.css';
import './panels.css';
import './boards.css';
import './ending.css';
import './layouts.css';
import type { CloisterGame } from '../types.ts';
import { useCloisterWords } from '../words.ts';

type Side = 'log' | 'reckoning';

/** Where there is room for a drawer beside the boards. On less it covers them. */
const BESIDE = '(min-width: 1100px)';

/** Heaven & Ale on the screen. It draws the game's snapshots and tells it what the person does. */
export default function CloisterTable({ game }: { readonly game: CloisterGame }): ReactNode {
  const { log } = useWords();
  const { title } = useFace().sign;
  const { turn: words } = useCloisterWords();
  const now = useSyncExternalStore(game.subscribe, game.get);
  /** Somebody looks back: the position after so many moves is shown, and nothing can be done until they return. */
  const [wanted, setWanted] = useState<number | null>(null);
  const lookAt = wanted !== null && wanted < now.moves ? wanted : null;
  const shownAt = useLookedAt(game, now, lookAt);
  const position = useSame(shownAt.view);
  const seat = now.seat ?? 0;
  const [side, setSide] = useState<Side | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const [isEndingHidden, setEndingHidden] = useState(false);
  const names = namesOf(now.sitters, useLevels(now.game));
  const turn = useTurn(game, now, { position, isLive: lookAt === null });
  const root = useFocusOnward({ now, isAsked: turn.asked.length > 0 });
  const isEnding = now.outcome !== null && lookAt === null && !isEndingHidden;
  const sides: readonly { side: Side; icon: IconName; label: string }[] = [
    { side: 'log', icon: 'log', label: log.title },
    { side: 'reckoning', icon: 'score', label: words.reckoning.own },
  ];

  const show = (move: number): void => {
    setWanted(move);
    if (!matchMedia(BESIDE).matches) setSide(null);
  };
  const panes = usePanes(now.mayAct ? position.stage : null);
  const isLive = lookAt === null && now.outcome === null && now.seat !== null && !now.replaying;
  const shown = { position, seat, turn, panes, isLive };

  return (
    <div className="cloister-frame">
      <div ref={root} className="cloister-table">
        <h1 className="visually-hidden">{title}</h1>
        <Scene
          className="scene"
          shown={position}
          leaving={(from, to) => leftBetween(from, to, seat)}
          onChange={(scene, change) => moveThings(scene, change, seat)}
        >
          <div className="strip">
            <Players now={now} position={position} names={names} onLook={setLooked} />
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
            <Ending game={game} now={now} position={position} names={names} />
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
            lookAt={lookAt}
            isComing={shownAt.isComing}
            map={isEnding ? null : <OtherPane {...shown} />}
            onReturn={() => setWanted(null)}
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
        <Announcer now={now} names={names} soFar={turn.soFar} />
      </div>
    </div>
  );
}
