import { type ReactNode, useState } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { useWords } from '../app/words.tsx';
import type { Sign } from './face.ts';
import './more-options.css';

interface MoreOptionsProps {
  readonly sign: Sign;
  /** The name of each seat. */
  readonly seats: readonly string[];
  readonly options: object;
  /** Whether the rules refuse the options. */
  readonly isWrong: boolean;
  readonly onChange: (options: object) => void;
}

/** How many changes are listed while the fields are collapsed. */
const NAMED = 3;

/** The options of a game, collapsed until someone wants them; what differs from the default is always visible. */
export function MoreOptions({ sign, seats, options, isWrong, onChange }: MoreOptionsProps): ReactNode {
  const { set } = useWords();
  const form = useLoaded(sign.options);
  const [isOpen, setOpen] = useState(false);
  const agreed = isWrong ? [] : (form?.agreed(options, seat => seats[seat] ?? '') ?? []);
  if (sign.options === null) return null;
  const more = agreed.length - NAMED;
  const named = [...agreed.slice(0, NAMED), ...(more > 0 ? [`+ ${more}`] : [])];
  return (
    <>
      <details
        className="more-options"
        open={isOpen || isWrong}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {set.moreOptions}
          {named.length > 0 && <small>{named.join(' · ')}</small>}
        </summary>
        {form !== null && <form.Fields seats={seats} options={options} onChange={onChange} />}
      </details>
      {isWrong && <p role="alert">{set.optionsWrong}</p>}
    </>
  );
}
