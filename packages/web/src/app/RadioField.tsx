import { type ReactNode, useId } from 'react';
import './radio-field.css';

interface RadioFieldProps<Value extends string> {
  readonly title: string;
  /** The choices, and their names; those without a name are not offered. */
  readonly choices: Readonly<Partial<Record<Value, ReactNode>>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** What the choice means, in a line below. */
  readonly hint?: string | undefined;
  readonly className?: string;
}

/** A few choices side by side, of which one counts. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>): ReactNode {
  const { title, choices, chosen, onChoose, hint, className = '' } = props;
  const group = useId();
  return (
    <fieldset
      className={`radio-field ${className}`}
      aria-describedby={hint === undefined ? undefined : `${group}hint`}
    >
      <legend>{title}</legend>
      <div className="choices">
        {(Object.keys(choices) as Value[]).map(value => (
          <label key={value}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>{choices[value]}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <small id={`${group}hint`}>{hint}</small>}
    </fieldset>
  );
}
