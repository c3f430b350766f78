import type { ReactNode } from 'react';
import { Refused } from '../../../log/Refused.tsx';
import type { CloisterGame, CloisterNow } from '../types.ts';
import { useCloisterWords } from '../words.ts';
import { isHintPlayed } from './aims.ts';
import { Gains, Offers } from './Gains.tsx';
import { HexNames } from './HexNames.tsx';
import { HintNote } from './HintNote.tsx';
import { Icon } from './icons.tsx';
import type { Note } from './turn-draft.ts';
import type { Preview, TurnInProgress } from './useTurn.ts';

/** A message; else the preview of what is pointed at; else a hint; else what the plan brings; else something else. */
export function Telling({
  game,
  now,
  turn,
  otherwise,
}: {
  readonly game: CloisterGame;
  readonly now: CloisterNow;
  readonly turn: TurnInProgress;
  readonly otherwise: ReactNode;
}): ReactNode {
  const { board, turn: words } = useCloisterWords();
  const { soFar } = turn;
  if (turn.note !== null) return <Said note={turn.note} />;
  if (turn.preview !== null)
    return <Shown preview={turn.preview} seat={now.seat} isNamed={turn.pinned !== null} />;
  if (now.hint !== null && now.plan?.complete === false && !isFollowed(now))
    return <HintNote game={game} now={now} turn={turn} />;
  if (soFar === null || board.summary(soFar) === '') return otherwise;
  return (
    <p className="brings">
      <b>{words.soFar}</b> <Gains summary={soFar} seat={now.seat} />
    </p>
  );
}

const isFollowed = ({ hint, plan }: CloisterNow): boolean =>
  hint !== null && hint !== 'thinking' && plan !== null && isHintPlayed(hint.moves, plan.moves);

function Shown({
  preview,
  seat,
  isNamed,
}: {
  readonly preview: Preview;
  readonly seat: number | null;
  /** The question above names the move. */
  readonly isNamed: boolean;
}): ReactNode {
  const { board, turn } = useCloisterWords();
  if (preview.shows === 'visit')
    return (
      <p className="brings">
        {!isNamed && <b>{turn.visit(preview.space)}</b>} <Offers visit={preview.visit} seat={seat} />
      </p>
    );
  const { move, fulfils } = preview.outlook;
  // The tile and its hex are already named with the move.
  const summary = { ...preview.outlook.summary, tiles: [] };
  return (
    <p className="brings">
      {!isNamed && (
        <b>
          <HexNames text={board.move(move)} seat={seat} />
        </b>
      )}{' '}
      <Gains summary={summary} fulfils={fulfils} seat={seat} />
      {board.summary(summary) === '' && fulfils.length === 0 && board.nothingAtOnce}
    </p>
  );
}

function Said({ note }: { readonly note: Note }): ReactNode {
  return (
    <p className="brings refusal" role="alert">
      <Icon name="close" />
      <span>
        <Refused refuser={note.refuser} refusal={note.refusal} />
      </span>
    </p>
  );
}
