import type { Card, Event, Position, Resource, SeatMove, Spot, Tile } from '@taproom/games/heaven-and-ale';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { Crest, Picture } from '../art/cloister/index.ts';
import type { LocalGame } from '../local/game.ts';
import { GameLog } from '../log/GameLog.tsx';
import { Cloister } from './Cloister.tsx';
import { choicesOf } from './choices.ts';
import { MainBoard } from './MainBoard.tsx';
import { asSeat } from './pieces.tsx';
import { Previews } from './preview.ts';
import { scoreNow } from './standing.ts';
import { summarise } from './summary.ts';
import '../art/cloister/colours.css';
import './cloister.css';

/** Heaven & Ale on the screen. It draws the game's snapshots and tells it what the person does. */
export default function CloisterTable({ game }: { readonly game: LocalGame }): ReactNode {
  const { board, cloister, games, log, play } = useWords();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const [logOpen, setLogOpen] = useState(false);
  /** Somebody looks back: the position after so many moves is shown, and nothing can be done until they return. */
  const [lookAt, setLookAt] = useState<number | null>(null);
  const back = lookAt !== null && lookAt < now.moves;
  const position = (back ? game.viewAt(lookAt) : now.view) as Position;
  const legal = (back ? [] : (now.plan?.legal ?? [])) as readonly SeatMove[];
  const seat = now.seat ?? 0;
  const [heldTile, setHeldTile] = useState<Tile | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<readonly SeatMove[]>([]);
  const [pointed, setPointed] = useState<SeatMove | null>(null);

  const previews = useMemo(
    () => (now.mayAct && !back ? new Previews(position) : null),
    [now.mayAct, back, position],
  );
  const buyable = [...new Set(legal.flatMap(move => (move.move === 'buy' ? [move.tile] : [])))];
  const tile = heldTile !== null && buyable.includes(heldTile) ? heldTile : (buyable[0] ?? null);
  const choices = choicesOf(position, legal, tile, picked, move => `−${-(previews?.of(move)?.ducats ?? 0)}`);
  const player = position.players[seat];
  if (player === undefined) return null;

  const act = (move: SeatMove): void => {
    game.act(move);
    setPicked(new Set());
    setAsking([]);
    setPointed(null);
  };
  const onHex = (hex: string): void => {
    if (tile !== null && position.stage === 'buy') {
      act({ move: 'buy', tile, hex });
      return;
    }
    const next = new Set(picked);
    if (!next.delete(hex)) next.add(hex);
    const whole = legal.find(
      move =>
        move.move === 'activate' && move.hexes.length === next.size && move.hexes.every(one => next.has(one)),
    );
    if (whole !== undefined) act(whole);
    else setPicked(next);
  };
  const onSpot = (spot: Spot): void => {
    const moves = choices.spots.get(spot) ?? [];
    const [only] = moves;
    if (moves.length === 1 && only !== undefined) act(only);
    else setAsking(moves);
  };
  const onCard = (card: Card): void => {
    const moves = position.stage === 'card' ? choices.cards.filter(move => move.card === card) : [];
    const [only] = moves;
    if (moves.length === 1 && only !== undefined) act(only);
    else setAsking(moves.length > 0 ? moves : choices.returns.filter(move => move.card === card));
  };
  const resourceMoves = (resources: readonly Resource[]): SeatMove[] =>
    resources.map(resource => ({ move: 'start', slot: 'marker', resource }));
  const say = (move: SeatMove): string => board.move(move);
  const decline = choices.cards.filter(move => move.card === 'none');
  const asked = [...asking, ...decline];

  const preview = pointed === null ? null : (previews?.of(pointed) ?? null);
  const soFar =
    now.plan === null ? null : summarise(now.plan.events as readonly unknown[] as readonly Event[], seat);
  const brings =
    preview !== null && pointed !== null
      ? `${say(pointed)}: ${board.summary(preview) || board.nothingAtOnce}`
      : soFar === null
        ? ''
        : board.summary(soFar);

  return (
    <div className="cloister-table">
      <h1 className="visually-hidden">{games['heaven-and-ale']}</h1>
      <ul className="players" aria-label={play.players}>
        {position.players.map((one, i) => (
          <li
            key={now.sitters[i]?.kind === 'human' ? `p${i}` : `b${i}`}
            className={now.awaited.includes(i) ? 'awaited' : ''}
          >
            <Picture of={<Crest seat={asSeat(i)} />} size={28} />
            <b>{sitterName(now.sitters[i], play.levels)}</b>
            <span>{cloister.ducats(one.ducats)}</span>
            <span>{cloister.points(scoreNow(one).total)}</span>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="button quiet"
            aria-expanded={logOpen}
            onClick={() => setLogOpen(!logOpen)}
          >
            {log.title}
          </button>
        </li>
      </ul>
      {logOpen && (
        <aside className="log-drawer">
          <GameLog now={now} onShow={setLookAt} />
        </aside>
      )}
      <div className="boards">
        <MainBoard
          position={position}
          seat={seat}
          legal={legal}
          onMove={act}
          onPoint={setPointed}
          onMarkerSlot={() => setAsking(resourceMoves(choices.markerSlot))}
        />
        <Cloister
          player={player}
          choices={choices}
          onHex={onHex}
          onPointHex={hex =>
            setPointed(
              hex !== null && tile !== null && position.stage === 'buy' ? { move: 'buy', tile, hex } : null,
            )
          }
          onSpot={onSpot}
          onPointSpot={spot => setPointed(spot === null ? null : (choices.spots.get(spot)?.[0] ?? null))}
          cards={position.stage === 'card' ? 'asked' : choices.returns.length > 0 ? 'returnable' : 'still'}
          onCard={onCard}
        />
      </div>
      <section className="action-bar" aria-label={play.actions}>
        <p aria-live="polite">
          {back
            ? play.lookingBack(lookAt)
            : now.outcome
              ? play.over(now.outcome.scores.join(' : '))
              : now.mayAct
                ? board.awaits[now.plan?.complete ? 'done' : position.stage]
                : play.others}
        </p>
        <p className="brings">{back ? '' : brings}</p>
        {back && (
          <button type="button" className="button main" onClick={() => setLookAt(null)}>
            {play.backToNow}
          </button>
        )}
        {buyable.length > 1 &&
          buyable.map(one => (
            <button
              key={one}
              type="button"
              className="button"
              aria-pressed={one === tile}
              onClick={() => setHeldTile(one)}
            >
              {board.tile(one)}
            </button>
          ))}
        {asked.map(move => (
          <button key={say(move)} type="button" className="button" onClick={() => act(move)}>
            {say(move)}
          </button>
        ))}
        <button
          type="button"
          className="button"
          disabled={!now.plan?.canUndo}
          onClick={() => game.undoMove()}
        >
          {play.undo}
        </button>
        <button
          type="button"
          className="button"
          disabled={!now.plan?.canRedo}
          onClick={() => game.redoMove()}
        >
          {play.redo}
        </button>
        <button
          type="button"
          className="button main"
          disabled={!now.plan?.ready}
          onClick={() => void game.confirm()}
        >
          {play.confirm}
        </button>
      </section>
    </div>
  );
}

const sitterName = (
  sitter:
    | { readonly kind: 'human'; readonly name: string }
    | { readonly kind: 'bot'; readonly level: string }
    | undefined,
  levels: Readonly<Record<string, string>>,
): string =>
  sitter === undefined ? '' : sitter.kind === 'human' ? sitter.name : (levels[sitter.level] ?? sitter.level);
