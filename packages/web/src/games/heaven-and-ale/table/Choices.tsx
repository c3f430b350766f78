import type { Position, SeatMove } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { markMoreBelow } from '../../../play/more-below.ts';
import { Ducat, Picture, ResourceMarker, SlotMedallion, SpotEmblem } from '../art/index.ts';
import { slotGift } from '../gifts.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import { BriefGain, ShortGain } from './Gains.tsx';
import { TilePiece } from './pieces.tsx';
import type { TurnInProgress } from './useTurn.ts';

interface ChoicesProps {
  readonly turn: TurnInProgress;
  readonly position: Position;
}

/** Tiles to hold, answers to choose from, and on small screens what is too small to hit on the boards. */
export function Choices({ turn, position }: ChoicesProps): ReactNode {
  const none: readonly SeatMove[] = position.stage === 'card' ? [{ move: 'card', card: 'none' }] : [];
  const answers = [...turn.asked, ...none];
  const listed = answers.length === 0 ? turn.listed : [];
  if (turn.tiles.length + answers.length + listed.length === 0) return null;
  const kind = isResourceQuestion(turn.asked) ? ' which-resource' : listed.length > 0 ? ' listed' : '';
  const parts = (
    <>
      <Tiles turn={turn} />
      {answers.map(move => (
        <Choice key={JSON.stringify(move)} move={move} turn={turn} kind="answer" />
      ))}
      {listed.map(move => (
        <Choice key={JSON.stringify(move)} move={move} turn={turn} kind="listed-move" />
      ))}
    </>
  );
  const named = { ref: markMoreBelow, className: `choices${kind}` };
  if (isMarkerQuestion(answers))
    return (
      <div {...named} data-guide="marker-choice" data-guide-free data-choosable>
        {parts}
      </div>
    );
  return (
    <div {...named} data-guide="tiles">
      {parts}
    </div>
  );
}

/** A marker or a resource: the answers are short, and all of them are to be seen at once. */
const isResourceQuestion = (asked: readonly SeatMove[]): boolean =>
  asked.some(move => 'resource' in move) && asked.every(move => 'resource' in move || move.move === 'return');

/** Which marker a starting space moves: the guide speaks of that. */
const isMarkerQuestion = (answers: readonly SeatMove[]): boolean =>
  answers.length > 0 && answers.every(move => move.move === 'start' && move.slot === 'marker');

function Tiles({ turn }: { readonly turn: TurnInProgress }): ReactNode {
  const { board, turn: words } = useCloisterWords();
  if (turn.tiles.length === 0 || turn.asked.length > 0) return null;
  return (
    <fieldset className="tiles" aria-label={words.tileChoice}>
      {turn.tiles.map(tile => (
        <button
          key={tile}
          type="button"
          className="tile-choice"
          aria-pressed={tile === turn.tile}
          onClick={() => turn.hold(tile)}
        >
          <Picture of={<TilePiece tile={tile} size={100} plain />} size="2.4rem" />
          <span>{board.tile(tile)}</span>
        </button>
      ))}
    </fieldset>
  );
}

function Choice({
  move,
  turn,
  kind,
}: {
  readonly move: SeatMove;
  readonly turn: TurnInProgress;
  readonly kind: 'answer' | 'listed-move';
}): ReactNode {
  const isGivenBack = move.move === 'return';
  const scored = move.move === 'score' ? turn.outlookOf(move) : null;
  return (
    <button
      type="button"
      className={`button ${kind}${isGivenBack ? ' give-back' : ''}`}
      onClick={() => turn.act(move)}
      onPointerEnter={() => turn.consider(move)}
      onPointerLeave={() => turn.consider(null)}
      onFocus={() => turn.consider(move)}
      onBlur={() => turn.consider(null)}
    >
      <Sign move={move} />
      <span className="choice-name">
        <Named move={move} />
      </span>
      {scored !== null && (
        <span className="choice-brings">
          {kind === 'answer' ? (
            <ShortGain summary={scored.summary} />
          ) : (
            <BriefGain summary={scored.summary} />
          )}
        </span>
      )}
    </button>
  );
}

/** The picture of a move: the marker, the starting space, the spot, the coin. */
function Sign({ move }: { readonly move: SeatMove }): ReactNode {
  const { numbers } = useCloisterRules();
  if ('resource' in move) return <Picture of={<ResourceMarker resource={move.resource} />} size="1.7em" />;
  if (move.move === 'start') {
    const gift = slotGift(numbers, move.slot);
    return <Picture of={<SlotMedallion slot={move.slot} gift={gift} />} size="1.9em" />;
  }
  if (move.move === 'score') return <Picture of={<SpotEmblem spot={move.spot} />} size="1.9em" />;
  return move.move === 'return' ? <Picture of={<Ducat />} size="1.3em" /> : null;
}

function Named({ move }: { readonly move: SeatMove }): ReactNode {
  const { board, cloister, turn } = useCloisterWords();
  switch (move.move) {
    case 'start':
      return board.move(move);
    case 'score':
      return move.spot === 'fertility' ? `X = ${move.fertility}` : board.spotName(move.spot);
    case 'card':
      if (move.card === 'none') return board.move(move);
      return 'resource' in move ? cloister.resource[move.resource] : turn.placeCard(move.card);
    default:
      return board.move(move);
  }
}
