import type { Pace } from '@taproom/contracts';
import type { ReactNode } from 'react';
import { RadioField } from '../app/RadioField.tsx';
import { useWords } from '../app/words.tsx';
import { PaceText } from './TableFacts.tsx';

type Kind = Pace['pace'];

/** The paces that can be chosen: with clocks, by correspondence, or without any clock. */
const OFFERED: Readonly<Record<Kind, readonly Pace[]>> = {
  live: [
    { pace: 'live', minutes: 5, seconds: 5 },
    { pace: 'live', minutes: 10, seconds: 10 },
    { pace: 'live', minutes: 15, seconds: 15 },
    { pace: 'live', minutes: 20, seconds: 20 },
    { pace: 'live', minutes: 30, seconds: 20 },
    { pace: 'live', minutes: 45, seconds: 30 },
  ],
  days: [1, 2, 3, 4, 5, 6, 7].map(days => ({ pace: 'days', days })),
  untimed: [{ pace: 'untimed' }],
};

/** What a kind begins with. */
const USUAL: Readonly<Record<Kind, Pace>> = {
  live: { pace: 'live', minutes: 20, seconds: 20 },
  days: { pace: 'days', days: 3 },
  untimed: { pace: 'untimed' },
};

const textOf = (pace: Pace): string => JSON.stringify(pace);

interface PaceChoiceProps {
  readonly pace: Pace;
  /** Whether the table may go without a clock: it is neither listed nor rated. */
  readonly mayBeUntimed: boolean;
  readonly onChange: (pace: Pace) => void;
}

/** How fast the table plays: the kind of pace first, then how much time there is. */
export function PaceChoice({ pace, mayBeUntimed, onChange }: PaceChoiceProps): ReactNode {
  const { online, places, sitting } = useWords();
  const kinds: Partial<Record<Kind, string>> = {
    live: online.live,
    days: online.overDays,
    ...(mayBeUntimed || pace.pace === 'untimed' ? { untimed: sitting.untimed } : {}),
  };
  const offered = OFFERED[pace.pace];
  // Tables made by other programs may have another one.
  const all = offered.some(one => textOf(one) === textOf(pace)) ? offered : [pace, ...offered];
  const nameOf = (one: Pace): string => {
    if (one.pace === 'live') return places.shortMinutes(one.minutes);
    return one.pace === 'days' ? online.daysPace(one.days) : sitting.untimed;
  };
  return (
    <div className="pace-choice">
      <RadioField
        title={online.pace}
        choices={kinds}
        chosen={pace.pace}
        onChoose={kind => onChange(USUAL[kind])}
        className="pace-kind"
      />
      {all.length > 1 && (
        <RadioField
          title={kinds[pace.pace] ?? ''}
          choices={Object.fromEntries(all.map(one => [textOf(one), nameOf(one)]))}
          chosen={textOf(pace)}
          onChoose={chosen => onChange(all.find(one => textOf(one) === chosen) ?? pace)}
          className="pace-time"
        />
      )}
      <small>
        <PaceText pace={pace} />
      </small>
    </div>
  );
}
