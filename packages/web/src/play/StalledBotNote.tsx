import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import type { PlayedGame } from './game.ts';
import { namesOf } from './names.ts';
import { useLevels } from './signs.ts';
import './stalled-bot.css';

/** Says that a bot failed, and offers what can be done about it. */
export function StalledBotNote({ game }: { readonly game: PlayedGame }): ReactNode {
  const { play } = useWords();
  const { game: id, stalled, sitters } = useSyncExternalStore(game.subscribe, game.get);
  const called = useLevels(id);
  if (stalled === null) return null;
  const { seat, levels, retry, replace } = stalled;
  return (
    <section className="stalled-bot" role="alert">
      <p>{play.stalled.message(namesOf(sitters, called)[seat] ?? '')}</p>
      <div className="stalled-bot-answers">
        <button type="button" className="button main" onClick={retry}>
          {play.stalled.retry}
        </button>
        {levels.map(level => (
          <button key={level} type="button" className="button" onClick={() => replace(level)}>
            {play.stalled.replace(called[level] ?? level)}
          </button>
        ))}
      </div>
    </section>
  );
}
