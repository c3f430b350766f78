import { type ReactNode, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../../app/words.tsx';
import { Scene } from '../../../motion/Scene.tsx';
import { useFace } from '../../../play/faces.tsx';
import { useLookBack } from '../../../play/look-back.tsx';
import { namesOf } from '../../../play/names.ts';
import { useLevels } from '../../../play/signs.ts';
import { useLookedAt } from '../../../play/useLookedAt.ts';
import { useRevelation } from '../../../play/useRevelation.ts';
import { settings } from '../../../settings.ts';
import { Drawing, SIGN, TavernSign } from '../art/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { Announcer } from './Announcer.tsx';
import { Beam } from './Beam.tsx';
import { BeamTools } from './BeamTools.tsx';
import { Curtain } from './Curtain.tsx';
import { Draft } from './Draft.tsx';
import { Ending } from './Ending.tsx';
import { standings } from './gains.ts';
import { useKeptFocus } from './keys.ts';
import { LookingBack } from './LookingBack.tsx';
import { PICK, showReveal } from './motion.ts';
import { Notices } from './Notices.tsx';
import { freshCards, latestNews, scoreOf, standing } from './news.ts';
import { OpenHands, ShownHands } from './OpenHands.tsx';
import { OwnTavern } from './OwnTavern.tsx';
import { Purchase } from './Purchase.tsx';
import { Rivals } from './Rivals.tsx';
import { Scoring } from './Scoring.tsx';
import { Slate } from './Slate.tsx';
import { Taverns } from './Taverns.tsx';

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
import { useTavernWords } from '../words.ts';

/** Hero's Tavern on screen. It draws the game's snapshots and passes on the player's actions. */
export default function TavernTable({ game }: { readonly game: TavernGame }): ReactNode {
  const { online } = useWords();
  const { sign } = useFace();
  const { tavern } = useTavernWords();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const { theme, contrast } = useSyncExternalStore(settings.subscribe, settings.get);
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
  // A tavern is at its best by night: by day only for those who choose so.
  const night = {
    ref: root,
    className: 'tavern-room tavern-planks',
    'data-theme': theme === 'system' ? 'dark' : theme,
    'data-contrast':
      contrast === 'high' || matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal',
  };
  if (now.curtain !== null && revelation === null)
    return (
      <div {...night} data-scene="curtain">
        <div className="tavern-table">
          {title}
          <Curtain name={names[now.curtain] ?? ''} onLift={() => game.liftCurtain()} />
        </div>
      </div>
    );

  const others = Array.from({ length: view.seats - (seat === null ? 0 : 1) }, (_, i) =>
    seat === null ? i : (seat + 1 + i) % view.seats,
  );
  const fresh = (one: number) => freshCards(news, view, one);
  const still = { ...now, mayAct: false, canUndo: false, hint: null };
  const slate = (
    <Slate
      key={seat ?? 'all'}
      view={view}
      seat={seat ?? 0}
      names={names}
      isLastRowUntold={scene === 'scoring' && scored !== scoringKey}
    />
  );
  const dock = (): ReactNode => {
    if (back)
      return (
        <>
          <ShownHands game={game} now={still} view={view} seat={seat} names={names} />
          <LookingBack game={game} now={now} at={lookAt} isComing={looked.isComing} onReturn={look.back} />
        </>
      );
    if (revelation !== null)
      return (
        <ActionBar say={tavern.allLook}>
          <button type="button" className="button main" onClick={revelation.done}>
            {tavern.goOn}
          </button>
        </ActionBar>
      );
    if (now.endedEarly && !now.replaying)
      return (
        <>
          <ShownHands game={game} now={still} view={view} seat={seat} names={names} />
          <ActionBar say={online.abandoned} now={now} />
        </>
      );
    if (seat === null)
      return now.replaying ? (
        <OpenHands players={view.players} names={names} />
      ) : (
        <ActionBar say={tavern.watching} now={now} />
      );
    const props = { game, now, view, seat, names };
    return view.stage === 'purchase' && !now.replaying ? (
      <Purchase key={scoringKey} {...props} />
    ) : (
      <Draft key={seat} {...props} />
    );
  };
  const isOver = now.endedEarly === true && !back;
  // Where nothing is left to choose and no hand to look at, the taverns have the room.
  const isCleared = isOver && now.replaying && own?.handSize === 0;
  const standIns = isOver ? [] : (now.standIns ?? []);
  const taverns = { view, names, standings: tavernsNow, fresh, standIns };
  return (
    <div {...night} data-scene={scene} data-seats={view.seats} data-eyes={seat === null ? 'all' : 'own'}>
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
        <aside className="tavern-wall">
          {slate}
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
          {!now.replaying && (
            <Drawing box={SIGN} size={SIGN.height} className="tavern-house-sign">
              <TavernSign title={sign.title} />
            </Drawing>
          )}
        </aside>
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
          <div className="tavern-dock tavern-planks">{dock()}</div>
        )}
      </Scene>
    </div>
  );
}
