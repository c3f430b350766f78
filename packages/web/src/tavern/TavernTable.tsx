import type { Outcome } from '@taproom/games';
import type { Breakdown, View } from '@taproom/games/heros-tavern';
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { Drawing, RoundLanterns, TavernPicture } from '../art/tavern/index.ts';
import type { LocalGame } from '../local/game.ts';
import { settings } from '../settings.ts';
import { ActionBar } from './ActionBar.tsx';
import { Curtain } from './Curtain.tsx';
import { Draft } from './Draft.tsx';
import { Ending } from './Ending.tsx';
import { useKeptFocus } from './keys.ts';
import { Notices } from './Notices.tsx';
import { namesOf } from './names.ts';
import { latestNews, scoreOf } from './news.ts';
import { OwnTavern } from './OwnTavern.tsx';
import { Purchase } from './Purchase.tsx';
import { Reference } from './Reference.tsx';
import { Rival } from './Rival.tsx';
import { Scoring } from './Scoring.tsx';
import { Slate } from './Slate.tsx';
import '../art/tavern/colours.css';
import './tavern.css';
import './hand.css';
import './wall.css';

const LANTERNS = { width: 300, height: 64 };

/** Hero's Tavern on the screen. It draws the game's snapshots and tells it what the person does. */
export default function TavernTable({ game }: { readonly game: LocalGame }): ReactNode {
  const { games, play, tavern } = useWords();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const { theme, contrast } = useSyncExternalStore(settings.subscribe, settings.get);
  const [remember, setRemember] = useState(false);
  const { seat, outcome } = now;
  const view = now.view as View;
  const names = namesOf(now.sitters, play.levels);
  const next = now.awaited.find(one => now.sitters[one]?.kind === 'human');
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root, [seat, view.round, view.stage, view.step, now.mayAct].join(' '));
  const title = <h1 className="visually-hidden">{games['heros-tavern']}</h1>;
  // A tavern is at its best by night: by day only for those who want it so.
  const night = {
    ref: root,
    className: 'tavern-table tavern-planks',
    'data-theme': theme === 'system' ? 'dark' : theme,
    'data-contrast':
      contrast === 'high' || matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal',
  };
  if (seat === null && next !== undefined)
    return (
      <div {...night}>
        {title}
        <Curtain name={names[next] ?? ''} onLift={() => game.liftCurtain()} />
      </div>
    );
  const own = seat === null ? undefined : view.players[seat];
  const others = Array.from({ length: view.seats - (own ? 1 : 0) }, (_, i) =>
    own ? ((seat ?? 0) + 1 + i) % view.seats : i,
  );
  const news = latestNews(now.told);
  const score = view.stage === 'purchase' ? scoreOf(now.told, view.round) : null;
  const fresh = (one: number) => (news?.news === 'picks' && view.step > 0 ? (news.picks[one] ?? null) : null);
  const stage =
    view.stage === 'over'
      ? tavern.over
      : view.stage === 'purchase'
        ? tavern.purchase
        : tavern.step(view.step + 1, view.dealt);
  const mayBuy = view.stage === 'purchase' && now.mayAct;
  return (
    <div {...night}>
      {title}
      <header className="tavern-beam">
        <div className="tavern-round">
          <Drawing box={LANTERNS} size={48} className="tavern-lanterns">
            <RoundLanterns lit={view.round} />
          </Drawing>
          <p>
            <b>{tavern.round(view.round)}</b>
            <span>{stage}</span>
          </p>
        </div>
        {view.stage === 'draft' && (
          <TavernPicture of="pass-left" size={44} label={tavern.passing} className="tavern-sign" />
        )}
        <div className="tavern-tools">
          {now.memoryAid && (
            <button
              type="button"
              className="button"
              aria-pressed={remember}
              onClick={() => setRemember(!remember)}
            >
              {tavern.memory}
            </button>
          )}
          <Reference prices={view.options.prices} />
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is narrow it scrolls, by keys too. */}
      <section className="tavern-rivals" aria-label={play.players} tabIndex={0}>
        {others.map(other => {
          const player = view.players[other];
          return (
            player && (
              <Rival
                key={names[other]}
                player={player}
                seat={other}
                name={names[other] ?? ''}
                choosing={now.awaited.includes(other)}
                fresh={fresh(other)}
                remember={remember}
              />
            )
          );
        })}
      </section>
      {outcome === null && own && seat !== null && (
        <OwnTavern
          player={own}
          seat={seat}
          name={names[seat] ?? ''}
          prices={view.options.prices}
          fresh={fresh(seat)}
        />
      )}
      {outcome !== null && <Ending outcome={outcome as Outcome<Breakdown>} names={names} />}
      <aside className="tavern-wall">
        {outcome === null &&
          (score === null ? (
            <Notices news={news} names={names} />
          ) : (
            <Scoring score={score} players={view.players} names={names} />
          ))}
        <Slate key={seat ?? 'all'} view={view} seat={seat ?? 0} names={names} />
      </aside>
      {outcome === null && (
        <div className="tavern-dock">
          {seat === null ? (
            <ActionBar say={tavern.watching} />
          ) : mayBuy ? (
            <Purchase key={`${view.round} ${seat}`} game={game} view={view} seat={seat} />
          ) : (
            <Draft key={seat} game={game} now={now} view={view} seat={seat} />
          )}
        </div>
      )}
    </div>
  );
}
