import type { DailyDeal } from '@taproom/contracts';
import type { ReactNode } from 'react';
import type { Sign } from '../play/face.ts';
import { useLevels } from '../play/signs.ts';
import { percentOf, ShareCard } from './ShareCard.tsx';
import type { DailyWords } from './words.ts';

interface ResultProps {
  readonly sign: Sign;
  readonly deal: DailyDeal;
  readonly mine: NonNullable<DailyDeal['mine']>;
  readonly words: DailyWords;
}

/** How one's own attempt went. */
export function Result({ sign, deal, mine, words }: ResultProps): ReactNode {
  const levels = useLevels(sign.id);
  const { table, status, score, percentile, level, matchpoints } = mine;
  const title = <h2 id="daily-result">{words.result}</h2>;
  if (score === null) {
    const isLate = deal.closes <= Date.now();
    return (
      <section className="panel" aria-labelledby="daily-result">
        {title}
        <p>{status === 'abandoned' ? words.given : isLate ? words.late : words.counting}</p>
      </section>
    );
  }
  return (
    <section className="panel" aria-labelledby="daily-result">
      {title}
      <p className="daily-points">{words.points.whole(score)}</p>
      {percentile === null ? (
        <p>{words.beatsSoon}</p>
      ) : (
        <>
          <p className="beats">
            <strong>{words.beats(percentOf(percentile))}</strong>
            {'. '}
            {words.beatsHint}
          </p>
          <div className="played-like">
            {level !== null && (
              <span className="face" aria-hidden="true">
                <sign.Portrait level={level} />
              </span>
            )}
            <p>{level === null ? words.belowAll : words.level(levels[level] ?? level)}</p>
          </div>
        </>
      )}
      {matchpoints === null ? (
        <p>{words.alone}</p>
      ) : (
        <p>
          <strong>{words.matchpoints(percentOf(matchpoints))}</strong>
          {'. '}
          {words.matchpointsHint}
        </p>
      )}
      <ShareCard sign={sign} deal={deal} table={table} score={score} percentile={percentile} words={words} />
    </section>
  );
}
