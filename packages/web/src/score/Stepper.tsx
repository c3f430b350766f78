import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { number, signed } from '../i18n/numbers.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** A second pair of buttons changes it by this much. */
  readonly leap?: number;
  readonly picture?: ReactNode;
}

/** A number input for thumbs. */
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
        {by === 1 ? '+' : by === -1 ? '−' : signed(by)}
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
        <output>{number(value)}</output>
        {button(1)}
        {leap !== undefined && button(leap)}
      </div>
    </fieldset>
  );
}
