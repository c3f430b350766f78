import type { PlayerPosition, Position } from '@taproom/games/heaven-and-ale';
import { memo, type ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { pace } from '../../../motion/pace.ts';
import { Picture } from '../art/index.ts';
import type { CloisterNow } from '../types.ts';
import { useCloisterWords } from '../words.ts';
import { Crest, Ducat } from './drawings.ts';
import { Icon } from './icons.tsx';
import { Markers } from './Markers.tsx';
import { CloisterMap } from './MiniMap.tsx';
import { asSeat } from './pieces.tsx';
import { scoreNow } from './standing.ts';

interface PlayersProps {
  readonly now: CloisterNow;
  readonly position: Position;
  readonly names: readonly string[];
  /** Opens the board of a seat close up. */
  readonly onLook: (seat: number) => void;
}

/** All players at a glance; each leads to their board. */
export function Players({ now, position, names, onLook }: PlayersProps): ReactNode {
  const { play } = useWords();
  return (
    <ul className="players" aria-label={play.players} data-guide="players">
      {position.players.map((player, seat) => (
        <Player
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order.
          key={seat}
          player={player}
          seat={seat}
          name={names[seat] ?? ''}
          isAwaited={now.awaited.includes(seat)}
          isThinking={now.thinking.includes(seat)}
          onLook={onLook}
        />
      ))}
    </ul>
  );
}

interface PlayerProps {
  readonly player: PlayerPosition;
  readonly seat: number;
  readonly name: string;
  readonly isAwaited: boolean;
  readonly isThinking: boolean;
  readonly onLook: (seat: number) => void;
}

const Player = memo(function Player(props: PlayerProps): ReactNode {
  const { player, seat, name, isAwaited, isThinking, onLook } = props;
  const { turn } = useCloisterWords();
  return (
    <li className={isAwaited ? 'awaited' : ''}>
      <button type="button" onClick={() => onLook(seat)}>
        <span className="crest" data-piece={`player-${seat}`}>
          <Picture of={<Crest seat={asSeat(seat)} />} size="2.1rem" />
        </span>
        <b className="name">{name}</b>
        <span className="count ducats">
          <Picture of={<Ducat />} size="1.15em" label={turn.signs.ducats} />
          {player.ducats}
        </span>
        <span className="count points">
          <Icon name="score" />
          <span className="visually-hidden">{turn.signs.points}</span>
          {scoreNow(player).total}
        </span>
        <span className="visually-hidden">
          {isAwaited && turn.signs.awaited} {turn.signs.look}
        </span>
        <CloisterMap player={player} touch={null} seat={seat} />
        <Markers player={player} />
        {isAwaited && isThinking && (
          <span className={pace() > 0 ? 'thinking moving' : 'thinking'} aria-hidden="true" />
        )}
      </button>
    </li>
  );
});
