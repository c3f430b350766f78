import type { ReactNode } from 'react';
import { CARD, CardBack, Drawing } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface CurtainProps {
  readonly name: string;
  readonly onLift: () => void;
}

/** Between two people at one screen: nobody sees a hand that is not theirs. */
export function Curtain({ name, onLift }: CurtainProps): ReactNode {
  const { tavern } = useTavernWords();
  return (
    <section className="tavern-curtain">
      <Drawing box={CARD} size={220}>
        <CardBack />
      </Drawing>
      <h2>{tavern.handOver(name)}</h2>
      <p>{tavern.handOverHint}</p>
      <button type="button" className="button main" onClick={onLift}>
        {tavern.lift(name)}
      </button>
    </section>
  );
}
