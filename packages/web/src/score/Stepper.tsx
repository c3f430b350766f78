import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { signed } from './signed.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** A second pair of buttons goes this far. */
  readonly leap?: number;
  readonly picture?: ReactNode;
}

/** A number that is set with the thumb. */
export function Stepper({ label, value, min, max, onChange, leap, picture }: StepperProps): ReactNode {
  const { pages } = useWords();
  const button = (by: number): ReactNode => {
    const end = Math.min(max, Math.max(min, value + by));
    return (
      <button
        type="button"
        className="step"
        aria-label={by < 0 ? pages.score.less(label, -by) : pages.score.more(label, by)}
        aria-disabled={end === value}
        onClick={() => onChange(end)}
      >
        {by === 1 ? '+' : by === -1 ? '−' : signed(by, 'always')}
      </button>
    );
  };
  return (
    <fieldset className={leap === undefined ? 'stepper' : 'stepper wide'}>
      <legend>
        {picture}
        <span>{label}</span>
      </legend>
      <div className="steps">
        {leap !== undefined && button(-leap)}
        {button(-1)}
        <output>{signed(value, 'negative')}</output>
        {button(1)}
        {leap !== undefined && button(leap)}
      </div>
    </fieldset>
  );
}
