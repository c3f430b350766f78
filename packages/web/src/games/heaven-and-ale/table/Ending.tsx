import type { Breakdown, PlayerPosition, Position, Resource } from '@taproom/games/heaven-and-ale';
import { type ReactNode, useEffect, useState } from 'react';
import { pace } from '../../../motion/pace.ts';
import { AfterGame } from '../../../replay/AfterGame.tsx';
import { Crest, Picture } from '../art/index.ts';
import type { CloisterGame, CloisterNow } from '../types.ts';
import { useCloisterWords } from '../words.ts';
import { asSeat } from './pieces.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import { useStandings } from './series.ts';
import { TrackLine } from './TrackLine.tsx';

interface EndingProps {
  readonly game: CloisterGame;
  readonly now: CloisterNow;
  readonly position: Position;
  readonly names: readonly string[];
}

/** The steps in which a score is built up. */
const STEPS = ['end', 'exchange', 'ducats', 'production', 'barrels', 'total'] as const;
const LAST = STEPS.length - 1;
/** Milliseconds from step to step. */
const PAUSE = 1100;

/** The end of the game: each score built up step by step, and how it came to that. */
export function Ending({ game, now, position, names }: EndingProps): ReactNode {
  const { turn } = useCloisterWords();
  const words = turn.ending;
  const [step, setStep] = useState(() => (pace() === 0 ? LAST : 0));
  useEffect(() => {
    if (step === LAST) return;
    const timer = window.setTimeout(() => setStep(step + 1), PAUSE * pace());
    return () => window.clearTimeout(timer);
  }, [step]);
  const standings = useStandings(game, now);
  const { outcome } = now;
  if (outcome === null) return null;
  const isOver = step === LAST;
  const title =
    outcome.winners.includes(now.seat ?? -1) && outcome.winners.length === 1
      ? words.youWin
      : words.title(outcome.winners.map(seat => names[seat] ?? ''));
  return (
    <section className="ending" aria-label={words.scores}>
      <h2>
        {isOver &&
          outcome.winners.map(seat => <Picture key={seat} of={<Crest seat={asSeat(seat)} />} size="1.2em" />)}
        {isOver ? title : words.counting}
      </h2>
      <div className="ending-tools">
        {isOver && pace() > 0 && (
          <button type="button" className="button quiet" onClick={() => setStep(0)}>
            {words.again}
          </button>
        )}
        {!isOver && (
          <button type="button" className="button" onClick={() => setStep(LAST)}>
            {words.skip}
          </button>
        )}
        <AfterGame game={game} />
      </div>
      <ol className="scores">
        {outcome.players.map((score, seat) => {
          const player = position.players[seat];
          return (
            player && (
              <Score
                key={names[seat]}
                seat={seat}
                name={names[seat] ?? ''}
                player={player}
                score={score}
                step={step}
                isWinner={isOver && outcome.winners.includes(seat)}
              />
            )
          );
        })}
      </ol>
      {isOver && standings !== null && <ScoreChart standings={standings} names={names} />}
    </section>
  );
}

function Score({
  seat,
  name,
  player,
  score,
  step,
  isWinner,
}: {
  readonly seat: number;
  readonly name: string;
  readonly player: PlayerPosition;
  readonly score: Breakdown;
  readonly step: number;
  readonly isWinner: boolean;
}): ReactNode {
  const { cloister, turn } = useCloisterWords();
  const words = turn.ending;
  const reached = (name: (typeof STEPS)[number]): boolean => step >= STEPS.indexOf(name);
  const markers = reached('ducats')
    ? score.markers
    : reached('exchange')
      ? afterExchange(player.markers, score)
      : player.markers;
  const lines = [
    { key: 'exchange', text: words.exchange(score), points: null, isShown: reached('exchange') },
    { key: 'ducats', text: words.ducats(score), points: null, isShown: reached('ducats') },
    {
      key: 'production',
      text: words.multiply(score),
      points: score.production,
      isShown: reached('production'),
    },
    { key: 'barrels', text: turn.reckoning.barrels, points: score.barrels, isShown: reached('barrels') },
    { key: 'card', text: turn.reckoning.barrelCard, points: score.barrelCard, isShown: reached('barrels') },
    { key: 'first', text: turn.reckoning.firstPlayer, points: score.firstPlayer, isShown: reached('total') },
  ];
  const total = lines.reduce((sum, { points, isShown }) => sum + (isShown ? (points ?? 0) : 0), 0);
  return (
    <li className={isWinner ? 'winner' : ''}>
      <header>
        <Picture of={<Crest seat={asSeat(seat)} />} size="2.4rem" />
        <b>{name}</b>
        <output aria-label={cloister.points(total)}>{total}</output>
      </header>
      <TrackLine markers={markers} brewmaster={player.brewmaster} />
      <dl>
        {lines.map(({ key, text, points, isShown }) => (
          <div key={key} className={isShown ? 'shown' : 'hidden'} aria-hidden={!isShown}>
            <dt>{text}</dt>
            <dd>{points === null ? '' : `+${points}`}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Where the markers stand after the exchanges, before any step is bought. */
function afterExchange(
  markers: Readonly<Record<Resource, number>>,
  { exchange }: Breakdown,
): Readonly<Record<Resource, number>> {
  const moved = { ...markers };
  for (const step of exchange) {
    if (step.step !== 'exchange') continue;
    moved[step.resource] = step.to;
    for (const { resource, to } of step.paid) moved[resource] = to;
  }
  return moved;
}
