import type { GameId } from '@taproom/games';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { Refused } from '../log/Refused.tsx';
import { clockText } from './clock.ts';
import type { DoorProblem } from './door.ts';
import { refusalOf, wrongChoice } from './refusal.ts';
import { useRetries } from './useRetries.ts';

interface TroubleProps {
  readonly trouble: DoorProblem | null;
  /** The game being played: its rules explain the table's refusals. */
  readonly game?: GameId;
  /** Dismisses it. Without this it stays until something else is done. */
  readonly onDismiss?: () => void;
}

/** What went wrong, in words. */
export function Trouble({ trouble, game, onDismiss }: TroubleProps): ReactNode {
  const { online } = useWords();
  return (
    <div role="alert" className="trouble-place">
      {trouble && (
        <p className="note trouble">
          <span className="note-text">
            <Reason trouble={trouble} game={game} />
          </span>
          {onDismiss && (
            <button type="button" className="button" onClick={onDismiss}>
              {online.dismiss}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

function Reason({
  trouble,
  game,
}: {
  readonly trouble: DoorProblem;
  readonly game: GameId | undefined;
}): ReactNode {
  const words = useWords();
  const refusal = refusalOf(trouble);
  // Waiting helps against a rate limit, but not against a quota.
  if (trouble.code === 'too-many' && trouble.wait === undefined) return words.online.limitReached;
  if (trouble.code === 'too-soon' && trouble.wait !== undefined)
    return words.sitting.askAgainIn(clockText(trouble.wait * 1000, words.online.times));
  if (game === undefined || refusal === null)
    return wrongChoice(trouble, words) ?? words.online.problems[trouble.code];
  return (
    <>
      {words.online.problems.refused} <Refused refuser="table" refusal={refusal} />
    </>
  );
}

/** Shown in place of a page that needs the server, which is asked again and again meanwhile. */
export function Unreachable(): ReactNode {
  const { online } = useWords();
  const { isAsking, retry } = useRetries();
  return (
    <p role="alert" className="note trouble">
      <span className="note-text">{online.unreachable}</span>
      <button type="button" className="button" aria-disabled={isAsking} onClick={retry}>
        {online.tryAgain}
      </button>
    </p>
  );
}

/** Says what browsers don't offer on an address without https; everything else works. */
export function PlainAddress(): ReactNode {
  const { online } = useWords();
  return isSecureContext ? null : <p className="plain-address">{online.plainAddress}</p>;
}
