import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../app/words.tsx';
import { NextStep } from '../local/NextStep.tsx';
import { useNextStep } from '../local/useNextStep.ts';
import type { PlayedGame } from '../play/game.ts';
import { RecordTools } from './RecordTools.tsx';
import './after-game.css';

/** What can be done with a finished game: play again, view the replay, share, save, go home. */
export function AfterGame({ game }: { readonly game: PlayedGame }): ReactNode {
  const { app, records } = useWords();
  const [, go] = useLocation();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const next = useNextStep(now);
  return (
    <section className="after-game" aria-label={records.after}>
      {next !== null && <NextStep {...next} bots={now.sitters.length - 1} />}
      {now.canRematch && (
        <button
          type="button"
          className={`button ${next === null ? 'main' : ''}`}
          onClick={async () => go(await game.rematch())}
        >
          <RematchText has={now.hasRematch} />
        </button>
      )}
      <RecordTools game={game} />
      <Link href={addressOf({ page: 'start' })} className="button">
        {app.home}
      </Link>
    </section>
  );
}

/** Both texts have their room, so that no button moves while someone is about to press one. */
function RematchText({ has }: { readonly has: boolean | undefined }): ReactNode {
  const { online, records } = useWords();
  if (has === undefined) return records.rematch;
  return (
    <span className="either">
      <span className={has ? 'other' : undefined}>{records.rematch}</span>
      <span className={has ? undefined : 'other'}>{online.toRematch}</span>
    </span>
  );
}
