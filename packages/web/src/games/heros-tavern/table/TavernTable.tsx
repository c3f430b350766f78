import { type ReactNode, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Scene } from '../../../motion/Scene.tsx';
import { useFace } from '../../../play/faces.tsx';
import { useLookBack } from '../../../play/look-back.tsx';
import { namesOf } from '../../../play/names.ts';
import { useLevels } from '../../../play/signs.ts';
import { useLookedAt } from '../../../play/useLookedAt.ts';
import { useRevelation } from '../../../play/useRevelation.ts';
import { Announcer } from './Announcer.tsx';
import { Beam } from './Beam.tsx';
import { BeamTools } from './BeamTools.tsx';
import { Curtain } from './Curtain.tsx';
import { Dock } from './Dock.tsx';
import { Ending } from './Ending.tsx';
import { standings } from './gains.ts';
import { useKeptFocus } from './keys.ts';
import { PICK, showReveal } from './motion.ts';
import { Notices } from './Notices.tsx';
import { freshCards, latestNews, scoreOf, standing } from './news.ts';
import { OwnTavern } from './OwnTavern.tsx';
import { Rivals } from './Rivals.tsx';
import { Scoring } from './Scoring.tsx';
import { Slate } from './Slate.tsx';
import { TavernRoom } from './TavernRoom.tsx';
import { Taverns } from './Taverns.tsx';
import { TavernWall } from './TavernWall.tsx';

import '../art/colours.css';
import './tavern.css';
import './rivals.css';
import './own.css';
import './hand.css';
import './hand-sizes.css';
import './wall.css';
import './scoring.css';
import './ending.css';
import type { TavernGame } from '../types.ts';

/** Hero's Tavern on screen. It draws the game's snapshots and passes on the player's actions. */
export default function TavernTable({ game }: { readonly game: TavernGame }): ReactNode {
  const { sign } = useFace();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const look = useLookBack();
  const lookAt = look.at;
  /** The scoring that was watched to its end, by seat and round. */
  const [followed, setFollowed] = useState('');
  /** The scoring of which every row is shown, by seat and round: before that nothing else may show it. */
  const [scored, setScored] = useState('');
  /** Whether the ending has added up everything: before that nothing may show the totals. */
  const [isTold, setTold] = useState(false);
  const toldAll = useCallback(() => setTold(true), []);
  const revelation = useRevelation(now);
  /** Whose eyes the screen shows; nobody's while all look at what was revealed. */
  const seat = revelation === null ? now.seat : null;
  const back = lookAt !== null;
  const looked = useLookedAt(game, now, lookAt);
  const { view } = looked;
  const told = useMemo(
    () => (back ? standing(now.told).filter(one => one.at <= lookAt) : now.told),
    [back, lookAt, now.told],
  );
  const tavernsNow = useMemo(() => standings(now.rules, view.players), [now.rules, view.players]);
  const names = namesOf(now.sitters, useLevels(now.game));
  const outcome = back ? null : now.outcome;
  const news = latestNews(told);
  const score = view.stage === 'purchase' ? scoreOf(told, view.round) : null;
  const own = seat === null ? undefined : view.players[seat];
  const mine = seat === null ? undefined : tavernsNow[seat];
  const isLooking = back || now.replaying;
  const scoringKey = `${seat} ${view.round}`;
  const scene =
    outcome !== null
      ? 'ending'
      : score !== null && (isLooking || (now.mayAct && followed !== scoringKey))
        ? 'scoring'
        : 'play';

  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const title = <h1 className="visually-hidden">{sign.title}</h1>;
  if (now.curtain !== null && revelation === null)
    return (
      <TavernRoom ref={root} scene="curtain">
        <div className="tavern-table">
          {title}
          <Curtain name={names[now.curtain] ?? ''} onLift={() => game.liftCurtain()} />
        </div>
      </TavernRoom>
    );

  const others = Array.from({ length: view.seats - (seat === null ? 0 : 1) }, (_, i) =>
    seat === null ? i : (seat + 1 + i) % view.seats,
  );
  const fresh = (one: number) => freshCards(news, view, one);
  const slate = (
    <Slate
      key={seat ?? 'all'}
      view={view}
      seat={seat ?? 0}
      names={names}
      isLastRowUntold={scene === 'scoring' && scored !== scoringKey}
    />
  );
  const isOver = now.endedEarly === true && !back;
  // Where nothing is left to choose and no hand to look at, the taverns have the room.
  const isCleared = isOver && now.replaying && own?.handSize === 0;
  const standIns = isOver ? [] : (now.standIns ?? []);
  const taverns = { view, names, standings: tavernsNow, fresh, standIns };
  return (
    <TavernRoom ref={root} scene={scene} seats={view.seats} eyes={seat === null ? 'all' : 'own'}>
      <Scene
        className="tavern-table"
        shown={`${back} ${news?.number}`}
        leaving={() => [PICK]}
        onChange={(element, { before }) => {
          if (!back && view.stage === 'draft') showReveal(element, before);
        }}
      >
        {title}
        <Announcer now={now} names={names} />
        <Beam view={view} isScoring={scene === 'scoring'}>
          <BeamTools
            now={now}
            view={view}
            names={names}
            onShow={look.show}
            pad={scene === 'ending' && !isTold ? null : slate}
          />
        </Beam>
        {seat === null && scene === 'play' ? (
          <Taverns {...taverns} />
        ) : (
          <Rivals
            {...taverns}
            seats={scene === 'ending' ? names.map((_, i) => i) : others}
            remember={now.memoryAid || now.replaying}
            awaited={isLooking ? null : now.awaited}
            isOver={isOver}
            isTold={scene !== 'ending' || isTold}
          />
        )}
        {scene === 'play' && own && mine && seat !== null && (
          <OwnTavern
            player={own}
            seat={seat}
            name={names[seat] ?? ''}
            prices={view.options.prices}
            standing={mine}
            isSettled={view.stage === 'purchase' && own.drafted.length === 0}
            fresh={fresh(seat)}
          />
        )}
        {outcome !== null && (
          <Ending
            game={game}
            outcome={outcome}
            names={names}
            sitters={now.sitters}
            watching={now.replaying}
            onTold={toldAll}
          />
        )}
        <TavernWall slate={slate} hasSign={!now.replaying}>
          {outcome === null && (
            <Notices
              news={news}
              names={names}
              reader={seat}
              passed={view.stage === 'draft' && view.step > 0}
              isPurchase={view.stage === 'purchase'}
              isLooking={isLooking}
            />
          )}
        </TavernWall>
        {scene === 'scoring' && score !== null && (
          <Scoring
            key={scoringKey}
            score={score}
            players={view.players}
            names={names}
            reader={seat}
            onDone={isLooking ? null : () => setFollowed(scoringKey)}
            onTold={() => setScored(scoringKey)}
          />
        )}
        {(scene === 'play' || (scene === 'scoring' && back)) && !isCleared && (
          <div className="tavern-dock tavern-planks">
            <Dock
              game={game}
              now={now}
              view={view}
              seat={seat}
              names={names}
              look={look}
              isComing={looked.isComing}
              revelation={revelation}
              scoringKey={scoringKey}
            />
          </div>
        )}
      </Scene>
    </TavernRoom>
  );
}
