import type { Measure } from '@taproom/bots/coach';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { RadioField } from '../app/RadioField.tsx';
import { LineChart } from '../chart/LineChart.tsx';
import type { ReviewedGame } from './context.tsx';
import { addUpToOne, charted, reviewCurve } from './curve.ts';
import { useFigures } from './figures.ts';
import type { KeptReview } from './store.ts';
import { useReviewWords } from './words.tsx';

interface CurvePanelProps {
  readonly of: ReviewedGame;
  readonly review: KeptReview;
}

/** From this width on, the marks of rounds are words. */
const ROOMY = 560;

/** What all players could expect over the game: as lines, and as a table. */
export function CurvePanel({ of, review }: CurvePanelProps): ReactNode {
  const words = useReviewWords();
  const figures = useFigures();
  const measures = { share: words.share, score: words.expected(of.points.many) };
  const [measure, setMeasure] = useState<Measure>('share');
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const curve = reviewCurve(review, of.roundAt);
  if (curve === null) return null;
  const last = (curve.lines[0]?.length ?? 1) - 1;
  const moments = [{ at: 0, round: null }, ...curve.rounds, { at: last, round: null }];
  const written = (seat: number, at: number): string => {
    const worth = curve.lines[seat]?.[at] ?? { score: 0, share: 0 };
    return measure === 'share' ? figures.share(worth.share) : figures.points(Math.max(0, worth.score));
  };
  const markOf = (round: number | null): string => {
    if (round === null) return '';
    return width < ROOMY ? `${round}` : words.inRound(round);
  };
  const told = of.names.map((name, seat) =>
    words.curveOf(name, moments.map(({ at }) => written(seat, at)).join(', ')),
  );
  return (
    <section className="review-panel" aria-labelledby="review-curve">
      <h2 id="review-curve">{words.curve}</h2>
      <RadioField
        title={words.measure}
        choices={measures}
        chosen={measure}
        onChoose={setMeasure}
        className="review-measure"
      />
      <div ref={box} className="review-chart">
        <LineChart
          width={width}
          height={Math.round(Math.min(340, Math.max(220, width * 0.45)))}
          label={[measures[measure], ...told].join('. ')}
          lines={curve.lines.map(line => line.map(worth => charted(worth, measure)))}
          marks={moments.map(({ at, round }) => ({ at, text: markOf(round) }))}
          write={value => (measure === 'share' ? figures.share(value / 100) : figures.whole(value))}
        />
      </div>
      <p className="review-note">
        {words.curveNote}{' '}
        {measure === 'share' &&
          !addUpToOne(moments.map(({ at }) => curve.lines.map(line => line[at]?.share ?? 0))) &&
          words.ownViews}
      </p>
      <details>
        <summary>{words.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too. */}
        <section className="review-scroll" tabIndex={0} aria-label={measures[measure]}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.round}</th>
                {of.names.map(name => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {moments.map(({ at, round }) => (
                <tr key={at}>
                  <th scope="row">{round ?? (at === 0 ? words.start : words.end)}</th>
                  {of.names.map((name, seat) => (
                    <td key={name}>{written(seat, at)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

/** How wide an element is, so that what is drawn in it has text of the usual size. */
function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = (): void => setWidth(Math.max(280, Math.round(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
