import type { Position } from '@taproom/games/heaven-and-ale';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useWords } from '../../../app/words.tsx';
import { guide } from '../../../guide/progress.ts';
import { isAwaiting } from '../../../guide/steps.ts';
import { useFace } from '../../../play/faces.tsx';
import { LastTurns } from '../../../play/LastTurns.tsx';
import { markMoreBelow } from '../../../play/more-below.ts';
import { useStepThrough } from '../../../play/useStepThrough.ts';
import { PlayOnHere } from '../../../replay/GoBack.tsx';
import type { CloisterGame, CloisterNow } from '../types.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import { Choices } from './Choices.tsx';
import { RivalTurns } from './RivalTurns.tsx';
import type { RivalTurn } from './rival-turns.ts';
import { Telling } from './Telling.tsx';
import { Tool } from './Tool.tsx';
import { useStatus } from './useStatus.ts';
import type { TurnInProgress } from './useTurn.ts';

interface ActionBarProps {
  readonly game: CloisterGame;
  readonly now: CloisterNow;
  readonly position: Position;
  readonly turn: TurnInProgress;
  readonly names: readonly string[];
  /** What the others did since the reader last acted. */
  readonly rivals: readonly RivalTurn[];
  /** The round that has begun since then; null if none has. */
  readonly begun: number | null;
  /** The earlier move being viewed, or null. */
  readonly lookAt: number | null;
  /** The final scores are being added up. */
  readonly isCounting: boolean;
  /** That position is being fetched. */
  readonly isComing: boolean;
  /** The button to the other pane, on a narrow screen. */
  readonly map: ReactNode;
  readonly onReturn: () => void;
  /** Shows the final scores or the boards, when the game is over. */
  readonly ending: { readonly isShown: boolean; readonly toggle: () => void };
}

/** The key that steps through the turns of the others: see `TableKeys`. */
const STEP_KEY = 'L';

/** The one place that always says what to do next, and holds the plan. */
export function ActionBar(props: ActionBarProps): ReactNode {
  const { game, now, position, turn, names, begun, lookAt, map, onReturn, ending } = props;
  const { atTable, play } = useWords();
  const { turn: words } = useCloisterWords();
  const { plan } = now;
  const isBack = lookAt !== null;
  const status = useStatus(props);
  const step = useStepThrough(now);
  // Their turns are no news any more once the game is over.
  const isNews = !isBack && now.outcome === null;
  const rivals = isNews ? props.rivals : [];
  const isUntouched = (plan?.moves.length ?? 0) === 0 && turn.pinned === null && turn.asked.length === 0;
  const isBegun = isNews && begun !== null && isUntouched;
  const told = useTold(now);
  const refusedHint = useTold(now);
  const isGuided = useIsAwaitedByGuide(now);
  const isTold = told.isOn && rivals.length > 0;
  const within = <RivalTurns rivals={rivals} names={names} isBeside={false} />;
  const stepTool = step.isPossible && (
    <Tool icon="steps" label={atTable.lastTurns.step} shortcut={STEP_KEY} onPress={step.next} />
  );
  return (
    <section
      className={`action-bar${isTold ? ' told' : ''}${turn.pinned === null ? '' : ' pinned'} at-${position.stage}`}
      aria-label={play.actions}
      tabIndex={-1}
      data-guide="bar"
    >
      <div ref={markMoreBelow} className="telling">
        <p className="status" aria-live="polite">
          {isBegun && <NewRound begun={begun} seats={position.seats} />}
          {status}
        </p>
        {isBack && <LastTurns now={now} />}
        {!isBack && isTold && within}
        {!isBack && (
          <div className="said">
            {isGuided && refusedHint.isOn ? (
              <p className="hint" role="status">
                {words.hint.guided}
              </p>
            ) : (
              <Telling game={game} now={now} turn={turn} otherwise={isTold ? null : within} />
            )}
          </div>
        )}
      </div>
      <RivalTurns rivals={rivals} names={names} isBeside>
        {stepTool}
      </RivalTurns>
      {map}
      <div className="acting">
        {!isBack && <Choices turn={turn} position={position} />}
        <div className="doing">
          {/* It keeps its place, so that nothing moves under a thumb. */}
          {isNews && (
            <Tool
              icon="others"
              className="others"
              label={words.others}
              isOff={rivals.length === 0}
              isOn={isTold}
              onPress={() => told.set(!isTold)}
            />
          )}
          {isTold && <div className="step-on">{stepTool}</div>}
          {isBack && (
            <>
              <PlayOnHere game={game} at={lookAt} />
              <button type="button" className="button main" onClick={onReturn}>
                {play.backToNow}
              </button>
            </>
          )}
          {!isBack && now.outcome !== null && (
            <button
              type="button"
              className={ending.isShown ? 'button' : 'button main'}
              onClick={ending.toggle}
            >
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
                  onPress={() => (isGuided ? refusedHint.set(true) : void game.askHint())}
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
                <Pinned turn={turn} />
              )}
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** Whether the guide waits for something: a hint would contradict it. */
function useIsAwaitedByGuide(now: CloisterNow): boolean {
  const { guided } = useSyncExternalStore(guide.subscribe, guide.get);
  const { face } = useFace();
  return isAwaiting(guided, face.guide, now);
}

/** Whether something is read that was asked for, such as the turns of the others where there is no room for them beside the rest; until the turn continues. */
function useTold({ moves, plan }: CloisterNow): { readonly isOn: boolean; set(isOn: boolean): void } {
  const at = `${moves} ${plan?.moves.length ?? 0}`;
  const [on, setOn] = useState('');
  return { isOn: on === at, set: isOn => setOn(isOn ? at : '') };
}

/** What is easily missed where play goes on at once. */
function NewRound({ begun, seats }: { readonly begun: number; readonly seats: number }): ReactNode {
  const { numbers } = useCloisterRules();
  const { turn } = useCloisterWords();
  return <span className="new-round">{turn.newRound(begun, numbers.ROUNDS[seats] ?? begun)} </span>;
}

/** Does the same as a second tap on the target, and says the same. */
function Pinned({ turn }: { readonly turn: TurnInProgress }): ReactNode {
  const { board, turn: words } = useCloisterWords();
  const { pinned, isLast, accept } = turn;
  return (
    pinned && (
      <button type="button" className="button main confirm" onClick={() => accept(pinned)}>
        {isLast ? words.yesEndTurn : board.move(pinned)}
      </button>
    )
  );
}
