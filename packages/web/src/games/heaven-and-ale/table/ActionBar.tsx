import type { Position, SeatMove } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { Refused } from '../../../log/Refused.tsx';
import { PlayOnHere } from '../../../replay/GoBack.tsx';
import { Picture, ResourceMarker } from '../art/index.ts';
import type { CloisterGame, CloisterNow } from '../types.ts';
import { useCloisterWords } from '../words.ts';
import { Gains, Offers } from './Gains.tsx';
import { HintNote } from './HintNote.tsx';
import { Icon, type IconName } from './icons.tsx';
import { TilePiece } from './pieces.tsx';
import { goalStandings } from './standing.ts';
import type { Note, Preview, Turn } from './useTurn.ts';

interface ActionBarProps {
  readonly game: CloisterGame;
  readonly now: CloisterNow;
  readonly position: Position;
  readonly turn: Turn;
  readonly names: readonly string[];
  /** The move that is looked back at, or null. */
  readonly lookAt: number | null;
  /** That position is being fetched. */
  readonly isComing: boolean;
  /** The way to the other pane, on a narrow screen. */
  readonly map: ReactNode;
  readonly onReturn: () => void;
  /** Shows the final scores or the boards, when the game is over. */
  readonly ending: { readonly isShown: boolean; readonly toggle: () => void };
}

/** The one place that always says what is awaited, and holds the plan. */
export function ActionBar(props: ActionBarProps): ReactNode {
  const { game, now, position, turn, lookAt, map, onReturn, ending } = props;
  const { play } = useWords();
  const { turn: words } = useCloisterWords();
  const { plan } = now;
  const isBack = lookAt !== null;
  const status = useStatus(props);
  return (
    <section className="action-bar" aria-label={play.actions} tabIndex={-1} data-guide="bar">
      <div className="telling">
        <p className="status" aria-live="polite">
          {status}
        </p>
        {!isBack && <Telling game={game} now={now} position={position} turn={turn} />}
      </div>
      {map}
      {!isBack && <Choices turn={turn} position={position} />}
      <div className="doing">
        {isBack && (
          <>
            <PlayOnHere game={game} at={lookAt} />
            <button type="button" className="button main" onClick={onReturn}>
              {play.backToNow}
            </button>
          </>
        )}
        {!isBack && now.outcome !== null && (
          <button type="button" className={ending.isShown ? 'button' : 'button main'} onClick={ending.toggle}>
            {ending.isShown ? words.ending.boards : words.ending.scores}
          </button>
        )}
        {!isBack && plan === null && now.canUndo && (
          <Tool icon="undo" label={words.takeBack} isOff={false} onPress={() => void game.undoTurn()} />
        )}
        {!isBack && plan !== null && (
          <>
            {now.canHint && (
              <Tool
                icon="hint"
                label={words.hint.ask}
                isOff={now.hint !== null}
                onPress={() => void game.askHint()}
              />
            )}
            <Tool icon="undo" label={play.undo} isOff={!plan.canUndo} onPress={() => game.undoMove()} />
            <Tool icon="redo" label={play.redo} isOff={!plan.canRedo} onPress={() => game.redoMove()} />
            <Tool
              icon="over"
              label={words.startOver}
              isOff={!plan.canUndo}
              onPress={() => game.startOver()}
            />
            {turn.pinned === null ? (
              <button
                type="button"
                className="button main confirm"
                aria-disabled={!plan.ready}
                data-guide="confirm"
                onClick={() => plan.ready && void game.confirm()}
              >
                {play.confirm}
              </button>
            ) : (
              <Pinned move={turn.pinned} act={turn.act} />
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Pinned({ move, act }: { readonly move: SeatMove; readonly act: Turn['act'] }): ReactNode {
  const { board } = useCloisterWords();
  return (
    <button type="button" className="button main confirm" onClick={() => act(move)}>
      {board.move(move)}
    </button>
  );
}

function Tool({
  icon,
  label,
  isOff,
  onPress,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}): ReactNode {
  return (
    <button type="button" className="button tool" aria-disabled={isOff} onClick={() => !isOff && onPress()}>
      <Icon name={icon} />
      <span className="tool-label">{label}</span>
    </button>
  );
}

/** What is awaited, in one sentence. */
function useStatus({ now, position, turn, names, lookAt, isComing }: ActionBarProps): string {
  const { app, online, play } = useWords();
  const { board, turn: words } = useCloisterWords();
  if (lookAt !== null) return isComing ? app.loading : play.lookingBack(lookAt);
  if (now.outcome !== null) return play.over(now.outcome.scores.join(' : '));
  if (now.awaited.length === 0) return online.abandoned;
  if (!now.mayAct) {
    const [thinker] = now.thinking;
    return thinker === undefined ? play.others : words.thinking(names[thinker] ?? '');
  }
  if (turn.mustReturn) return words.mustReturn;
  if (turn.isDone) return board.awaits.done;
  if (now.plan?.ready && position.stage === 'buy') return words.buyMore;
  if (position.stage === 'shed' && position.shed !== null) {
    const type = position.players[position.active]?.sheds[position.shed] ?? 0;
    return `${board.awaits.shed} ${words.shedAsks(type)}`;
  }
  if (position.stage === 'buy' && turn.tiles.length === 1) return words.buyOne;
  return board.awaits[position.stage];
}

/** What was said; else what pointing shows; else a hint; else what the plan brings so far. */
function Telling({
  game,
  now,
  position,
  turn,
}: {
  readonly game: CloisterGame;
  readonly now: CloisterNow;
  readonly position: Position;
  readonly turn: Turn;
}): ReactNode {
  const { board, turn: words } = useCloisterWords();
  const { soFar } = turn;
  if (turn.note !== null) return <Said note={turn.note} position={position} seat={now.seat ?? 0} />;
  if (turn.preview !== null) return <Shown preview={turn.preview} />;
  if (now.hint !== null && now.plan?.complete === false)
    return <HintNote game={game} now={now} turn={turn} />;
  if (soFar === null || board.summary(soFar) === '') return <p className="brings" />;
  return (
    <p className="brings">
      <b>{words.soFar}</b> <Gains summary={soFar} />
    </p>
  );
}

function Shown({ preview }: { readonly preview: Preview }): ReactNode {
  const { board, turn } = useCloisterWords();
  if (preview.shows === 'visit')
    return (
      <p className="brings">
        <b>{turn.visit(preview.space)}</b> <Offers visit={preview.visit} />
      </p>
    );
  const { move, fulfils } = preview.outlook;
  // The tile and its hex are told with the move already.
  const summary = { ...preview.outlook.summary, tiles: [] };
  return (
    <p className="brings">
      <b>{board.move(move)}</b> <Gains summary={summary} fulfils={fulfils} />
      {board.summary(summary) === '' && fulfils.length === 0 && board.nothingAtOnce}
    </p>
  );
}

function Said({
  note,
  position,
  seat,
}: {
  readonly note: Note;
  readonly position: Position;
  readonly seat: number;
}): ReactNode {
  const { board, turn } = useCloisterWords();
  if (note.says === 'refusal')
    return (
      <p className="brings refusal" role="alert">
        <Refused refuser={note.refuser} refusal={note.refusal} />
      </p>
    );
  const standing = goalStandings(position, seat).find(({ goal }) => goal === note.goal);
  if (standing === undefined) return null;
  return (
    <p className="brings" role="status">
      {board.goal(standing)}
      {standing.lacks.length > 0 && `; ${turn.reckoning.lacks(standing.lacks)}`}
    </p>
  );
}

/** Tiles to hold, and answers to choose from. */
function Choices({ turn, position }: { readonly turn: Turn; readonly position: Position }): ReactNode {
  const { board, turn: words } = useCloisterWords();
  const none: readonly SeatMove[] = position.stage === 'card' ? [{ move: 'card', card: 'none' }] : [];
  const answers = [...turn.asked, ...none];
  if (turn.tiles.length === 0 && answers.length === 0) return null;
  return (
    <div className="choices">
      {turn.tiles.length > 0 && (
        <fieldset className="tiles" aria-label={words.tileChoice}>
          {turn.tiles.map(tile => (
            <button
              key={tile}
              type="button"
              className="tile-choice"
              aria-pressed={tile === turn.tile}
              aria-label={board.tile(tile)}
              onClick={() => turn.hold(tile)}
            >
              <Picture of={<TilePiece tile={tile} size={100} />} size="2.6rem" />
            </button>
          ))}
        </fieldset>
      )}
      {answers.map(move => (
        <button
          key={board.move(move)}
          type="button"
          className="button answer"
          aria-label={board.move(move)}
          onClick={() => turn.act(move)}
          onPointerEnter={() => turn.consider(move)}
          onPointerLeave={() => turn.consider(null)}
          onFocus={() => turn.consider(move)}
          onBlur={() => turn.consider(null)}
        >
          <Answer move={move} />
        </button>
      ))}
    </div>
  );
}

/** A move as an answer: a marker to move, a fertility to score, or words. */
function Answer({ move }: { readonly move: SeatMove }): ReactNode {
  const { board, cloister } = useCloisterWords();
  if ('resource' in move)
    return (
      <>
        <Picture of={<ResourceMarker resource={move.resource} />} size="1.7em" />
        <span className="tool-label">{cloister.resource[move.resource]}</span>
      </>
    );
  return move.move === 'score' && move.spot === 'fertility' ? `X = ${move.fertility}` : board.move(move);
}
