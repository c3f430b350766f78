import type { Breakdown, PlayerPosition, Position, Resource } from '@taproom/games/heaven-and-ale';
import { type ReactNode, useEffect, useState } from 'react';
import { motionPace } from '../../../motion/pace.ts';
import { AfterGame } from '../../../replay/AfterGame.tsx';
import { Crest, END_SCENE_BOX, EndScene, Picture, type Winner } from '../art/index.ts';
import type { CloisterGame, CloisterNow } from '../types.ts';
import { useCloisterWords } from '../words.ts';
import { Confetti } from './Confetti.tsx';
import { asSeat } from './pieces.tsx';
import { ScoreChart } from './ScoreChart.tsx';
import { useExpectedScores, useStandings } from './series.ts';
import { TrackLine } from './TrackLine.tsx';

interface EndingProps {
  readonly game: CloisterGame;
  readonly now: CloisterNow;
  readonly position: Position;
  readonly names: readonly string[];
  /** Everything is added up: until then nothing else on the page may show the totals. */
  readonly onCounted: () => void;
}

/** The steps in which a score is built up. */
const STEPS = ['end', 'exchange', 'ducats', 'production', 'barrels', 'total'] as const;
const LAST = STEPS.length - 1;
/** Milliseconds from step to step. */
const PAUSE = 1100;

/** The end of the game: each score built up step by step, with its breakdown. */
export function Ending({ game, now, position, names, onCounted }: EndingProps): ReactNode {
  const { turn } = useCloisterWords();
  const words = turn.ending;
  const [step, setStep] = useState(() => (motionPace() === 0 ? LAST : 0));
  useEffect(() => {
    if (step === LAST) {
      onCounted();
      return;
    }
    const timer = window.setTimeout(() => setStep(step + 1), PAUSE * motionPace());
    return () => window.clearTimeout(timer);
  }, [step, onCounted]);
  const standings = useStandings(game, now);
  const expected = useExpectedScores(game, standings);
  const { outcome } = now;
  if (outcome === null) return null;
  const isOver = step === LAST;
  const title =
    outcome.winners.includes(now.seat ?? -1) && outcome.winners.length === 1
      ? words.youWin
      : words.title(outcome.winners.map(seat => names[seat] ?? ''));
  return (
    <section className="ending" aria-label={words.scores}>
      <div className="end-scene" data-shown={isOver}>
        <Picture
          of={<EndScene winners={isOver ? outcome.winners.map(seat => winnerOf(now, seat)) : []} />}
          box={END_SCENE_BOX}
          size="100%"
        />
      </div>
      {isOver && <Confetti />}
      <h2>{isOver ? title : words.counting}</h2>
      <div className="ending-tools">
        {!isOver && (
          <button type="button" className="button skip-counting" onClick={() => setStep(LAST)}>
            {words.skip}
          </button>
        )}
        {/* It has its room from the start, so that the scores stay where they are. */}
        <div className={isOver ? 'told' : 'untold'}>
          {motionPace() > 0 && (
            <button type="button" className="button quiet" onClick={() => setStep(0)}>
              {words.again}
            </button>
          )}
          <AfterGame game={game} />
        </div>
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
      {isOver && standings !== null && (
        <ScoreChart
          title={expected === null ? words.chart : words.expectedChart}
          standings={expected ?? standings}
          names={names}
        />
      )}
    </section>
  );
}

function winnerOf({ sitters }: CloisterNow, seat: number): Winner {
  const sitter = sitters[seat];
  return { seat: asSeat(seat), level: sitter?.kind === 'bot' ? sitter.level : null };
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

/** Where the markers are after the exchanges, before any step is bought. */
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
