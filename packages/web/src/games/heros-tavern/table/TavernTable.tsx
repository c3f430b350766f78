import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../../app/words.tsx';
import { GameLog } from '../../../log/GameLog.tsx';
import { Scene } from '../../../motion/Scene.tsx';
import { useFace } from '../../../play/faces.tsx';
import { namesOf } from '../../../play/names.ts';
import { useLevels } from '../../../play/signs.ts';
import { useLookedAt } from '../../../play/useLookedAt.ts';
import { settings } from '../../../settings.ts';
import { Drawing, SIGN, TavernPicture, TavernSign } from '../art/index.ts';
import { ActionBar } from './ActionBar.tsx';
import { Announcer } from './Announcer.tsx';
import { Beam } from './Beam.tsx';
import { Curtain } from './Curtain.tsx';
import { Draft } from './Draft.tsx';
import { Ending } from './Ending.tsx';
import { standings } from './gains.ts';
import { Hand } from './Hand.tsx';
import { useKeptFocus } from './keys.ts';
import { LookingBack } from './LookingBack.tsx';
import { PICK, showReveal } from './motion.ts';
import { Notices } from './Notices.tsx';
import { latestNews, scoreOf, standing } from './news.ts';
import { OpenHands } from './OpenHands.tsx';
import { OwnTavern } from './OwnTavern.tsx';
import { Purchase } from './Purchase.tsx';
import { Reference } from './Reference.tsx';
import { Rival } from './Rival.tsx';
import { Scoring } from './Scoring.tsx';
import { Slate } from './Slate.tsx';
import { ToolDialog } from './ToolDialog.tsx';
import '../art/colours.css';
import './tavern.css';
import './own.css';
import './hand.css';
import './wall.css';
import './scoring.css';
import type { TavernGame } from '../types.ts';
import { useTavernWords } from '../words.ts';

/** Hero's Tavern on the screen. It draws the game's snapshots and tells it what the person does. */
export default function TavernTable({ game }: { readonly game: TavernGame }): ReactNode {
  const { log, play } = useWords();
  const { sign } = useFace();
  const { tavern } = useTavernWords();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const { theme, contrast } = useSyncExternalStore(settings.subscribe, settings.get);
  const [remember, setRemember] = useState(false);
  /** Somebody looks back: the position after so many moves is shown, and nothing can be done until they return. */
  const [lookAt, setLookAt] = useState<number | null>(null);
  /** The scoring that was followed to its end, by seat and round. */
  const [followed, setFollowed] = useState('');
  const { seat } = now;
  const back = lookAt !== null && lookAt < now.moves;
  if (lookAt !== null && !back) setLookAt(null);
  const looked = useLookedAt(game, now, back ? lookAt : null);
  const { view } = looked;
  const told = useMemo(
    () => (back ? standing(now.told).filter(one => one.at <= lookAt) : now.told),
    [back, lookAt, now.told],
  );
  const scored = useMemo(() => standings(view.players), [view.players]);
  const names = namesOf(now.sitters, useLevels(now.game));
  const outcome = back ? null : now.outcome;
  const news = latestNews(told);
  const score = view.stage === 'purchase' ? scoreOf(told, view.round) : null;
  const own = seat === null ? undefined : view.players[seat];
  const mine = seat === null ? undefined : scored[seat];
  const isLooking = back || now.replaying;
  const scoringKey = `${seat} ${view.round}`;
  const scene =
    outcome !== null
      ? 'ending'
      : score !== null && (isLooking || (now.mayAct && followed !== scoringKey))
        ? 'scoring'
        : 'play';

  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, [seat, view.round, view.stage, view.step, now.mayAct, scene, lookAt].join(' '));
  const title = <h1 className="visually-hidden">{sign.title}</h1>;
  // A tavern is at its best by night: by day only for those who want it so.
  const night = {
    ref: root,
    className: 'tavern-room tavern-planks',
    'data-theme': theme === 'system' ? 'dark' : theme,
    'data-contrast':
      contrast === 'high' || matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal',
  };
  if (now.curtain !== null)
    return (
      <div {...night}>
        <div className="tavern-table">
          {title}
          <Curtain name={names[now.curtain] ?? ''} onLift={() => game.liftCurtain()} />
        </div>
      </div>
    );

  const isApart = own !== undefined && outcome === null;
  const others = Array.from({ length: view.seats - (isApart ? 1 : 0) }, (_, i) =>
    isApart ? ((seat ?? 0) + 1 + i) % view.seats : i,
  );
  const fresh = (one: number) => (news?.news === 'picks' && view.step > 0 ? (news.picks[one] ?? null) : null);
  const slate = <Slate key={seat ?? 'all'} view={view} seat={seat ?? 0} names={names} />;
  const dock = (): ReactNode => {
    if (back)
      return (
        <>
          {seat !== null && view.stage === 'draft' && (
            <Hand
              game={game}
              now={{ ...now, mayAct: false, canUndo: false, hint: null }}
              view={view}
              seat={seat}
              onRefused={() => {}}
            />
          )}
          <LookingBack game={game} at={lookAt} isComing={looked.isComing} onReturn={() => setLookAt(null)} />
        </>
      );
    if (seat === null)
      return now.replaying ? (
        <OpenHands players={view.players} names={names} />
      ) : (
        <ActionBar say={tavern.watching} />
      );
    const props = { game, now, view, seat, names };
    return view.stage === 'purchase' && !now.replaying ? (
      <Purchase key={scoringKey} {...props} />
    ) : (
      <Draft key={seat} {...props} />
    );
  };
  return (
    <div {...night} data-scene={scene} data-seats={view.seats}>
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
          {now.memoryAid && (
            <button
              type="button"
              className="button tavern-tool"
              title={tavern.memory}
              aria-pressed={remember}
              onClick={() => setRemember(!remember)}
            >
              <TavernPicture of="memory" size={28} />
              <span>{tavern.memory}</span>
            </button>
          )}
          {!now.replaying && (
            <ToolDialog picture="log" title={log.title} className="tavern-log">
              {close => (
                <GameLog
                  now={now}
                  onShow={at => {
                    setLookAt(at);
                    close();
                  }}
                />
              )}
            </ToolDialog>
          )}
          <ToolDialog picture="pad" title={tavern.pad} className="tavern-pad">
            {() => slate}
          </ToolDialog>
          <ToolDialog picture="deck" title={tavern.reference} className="tavern-refer">
            {() => <Reference prices={view.options.prices} />}
          </ToolDialog>
        </Beam>
        <section
          key={isApart ? 'others' : 'all'}
          className="tavern-rivals"
          aria-label={play.players}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is narrow it scrolls, by keys too.
          tabIndex={0}
          data-guide="rivals"
        >
          {others.map(other => {
            const player = view.players[other];
            return (
              player && (
                <Rival
                  key={names[other]}
                  player={player}
                  seat={other}
                  name={names[other] ?? ''}
                  choosing={!back && now.awaited.includes(other)}
                  standing={view.stage === 'draft' ? (scored[other] ?? null) : null}
                  fresh={fresh(other)}
                  remember={remember || (now.replaying && seat !== null)}
                />
              )
            );
          })}
        </section>
        {scene === 'play' && own && mine && seat !== null && (
          <OwnTavern
            player={own}
            seat={seat}
            name={names[seat] ?? ''}
            prices={view.options.prices}
            standing={mine}
            fresh={fresh(seat)}
          />
        )}
        {outcome !== null && <Ending game={game} outcome={outcome} names={names} watching={now.replaying} />}
        <aside className="tavern-wall">
          {outcome === null && (
            <Notices
              news={news}
              names={names}
              reader={seat}
              passed={view.stage === 'draft' && view.step > 0}
            />
          )}
          {slate}
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
            onDone={isLooking ? null : () => setFollowed(scoringKey)}
          />
        )}
        {(scene === 'play' || (scene === 'scoring' && back)) && (
          <div className="tavern-dock tavern-planks">{dock()}</div>
        )}
      </Scene>
    </div>
  );
}
