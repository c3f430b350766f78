import type { Event, PlayerPosition, Position } from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode, useMemo } from 'react';
import { useWords } from '../../../app/words.tsx';
import { BotSign, useIsBot } from '../../../art/crests/BotSign.tsx';
import { signed } from '../../../i18n/numbers.ts';
import type { LastTurn } from '../../../log/last-turns.ts';
import { motionPace } from '../../../motion/pace.ts';
import { Expected, IfItEndedNow } from '../../../play/Expected.tsx';
import { Picture } from '../art/index.ts';
import type { CloisterNow } from '../types.ts';
import { useCloisterRules, useCloisterWords } from '../words.ts';
import { Crest, Ducat } from './drawings.ts';
import { type Got, GotThings, gotIn } from './got.tsx';
import { Icon } from './icons.tsx';
import { Markers } from './Markers.tsx';
import { CloisterMap } from './MiniMap.tsx';
import { asSeat } from './pieces.tsx';
import { breakdownNow } from './standing.ts';
import { type GainSummary, summariseGains } from './summary.ts';

interface PlayersProps {
  readonly now: CloisterNow;
  readonly position: Position;
  readonly names: readonly string[];
  /** The final scores are being added up: nobody sees totals yet. */
  readonly isCounting: boolean;
  /** What the others just did: what it changed stands beside the numbers. */
  readonly turns: readonly LastTurn<Event>[];
  /** Opens the board of a seat close up. */
  readonly onLook: (seat: number) => void;
}

/** All players at a glance; each opens their board. */
export function Players({ now, position, names, turns, isCounting, onLook }: PlayersProps): ReactNode {
  const { play } = useWords();
  const seats = position.players.length;
  const changes = useMemo(() => {
    const events = turns.flatMap(turn => turn.events);
    return Array.from({ length: seats }, (_, seat) => ({
      ...summariseGains(events, seat),
      got: gotIn(events, seat),
    }));
  }, [turns, seats]);
  return (
    <ul className="players" aria-label={play.players} data-guide="players">
      {position.players.map((player, seat) => (
        <Player
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order.
          key={seat}
          player={player}
          seat={seat}
          name={names[seat] ?? ''}
          isOver={now.outcome !== null}
          isCounting={isCounting}
          change={changes[seat]?.ducats ?? 0}
          moved={movedText(changes[seat])}
          isStandIn={now.standIns?.includes(seat) ?? false}
          got={changes[seat]?.got ?? NOTHING}
          isAwaited={now.awaited.includes(seat)}
          isThinking={now.thinking.includes(seat)}
          onLook={onLook}
        />
      ))}
    </ul>
  );
}

const NOTHING: readonly Got[] = [];

/** The steps that pieces made, as text, so that the same change is the same property. */
const movedText = (change: GainSummary | undefined): string =>
  change === undefined
    ? ''
    : JSON.stringify({ ...change.markers, ...(change.brewmaster ? { brewmaster: change.brewmaster } : {}) });

interface PlayerProps {
  readonly player: PlayerPosition;
  readonly seat: number;
  readonly name: string;
  readonly isOver: boolean;
  readonly isCounting: boolean;
  /** The ducats that came or went in the last turns, and where pieces moved. */
  readonly change: number;
  readonly moved: string;
  /** A bot plays for the person whose seat it is. */
  readonly isStandIn: boolean;
  readonly got: readonly Got[];
  readonly isAwaited: boolean;
  readonly isThinking: boolean;
  readonly onLook: (seat: number) => void;
}

const Player = memo(function Player(props: PlayerProps): ReactNode {
  const { player, seat, name, isOver, isCounting, change, moved, got } = props;
  const { isStandIn, isAwaited, isThinking, onLook } = props;
  const { play, sitting } = useWords();
  const isBot = useIsBot(seat);
  const { turn } = useCloisterWords();
  return (
    <li className={isAwaited ? 'awaited' : ''}>
      <button type="button" data-about={`player:${seat}:own`} onClick={() => onLook(seat)}>
        <span className="crest" data-piece={`player-${seat}`}>
          <Picture of={<SignedCrest seat={seat} />} size="2.1rem" />
          {isStandIn && (
            <span className="stand-in">
              <Icon name="bot" />
            </span>
          )}
        </span>
        <b className="name">{isStandIn ? `${name} (${sitting.botPlays})` : name}</b>
        <span className="count ducats">
          <Picture of={<Ducat />} size="1.15em" label={turn.signs.ducats} />
          {player.ducats}
          {change !== 0 && <span className="change">{signed(change)}</span>}
        </span>
        <span className="count points">
          <Points seat={seat} player={player} isOver={isOver} isCounting={isCounting} />
        </span>
        <span className="visually-hidden">
          {isBot && `${play.bot},`} {isAwaited && turn.signs.awaited} {turn.signs.look}
        </span>
        <CloisterMap player={player} touch={null} seat={seat} />
        <GotThings seat={seat} got={got} />
        <Markers player={player} moved={moved} />
        {isAwaited && isThinking && (
          <span className={motionPace() > 0 ? 'thinking moving' : 'thinking'} aria-hidden="true" />
        )}
      </button>
    </li>
  );
});

const SignedCrest = ({ seat }: { readonly seat: number }): ReactNode => (
  <>
    <Crest seat={asSeat(seat)} />
    <BotSign seat={seat} />
  </>
);

/** The final score once it is known; before that, what can be expected, or what it would be if the game ended now. */
function Points({
  seat,
  player,
  isOver,
  isCounting,
}: Pick<PlayerProps, 'seat' | 'player' | 'isOver' | 'isCounting'>): ReactNode {
  const { turn } = useCloisterWords();
  const { total } = breakdownNow(useCloisterRules(), player);
  if (!isOver) return <Expected seat={seat} otherwise={<IfItEndedNow score={total} />} />;
  return (
    <>
      <Icon name="score" />
      <span className="visually-hidden">{turn.signs.points}</span>
      {isCounting ? '…' : total}
    </>
  );
}
