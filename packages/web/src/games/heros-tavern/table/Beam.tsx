import type { View } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { Drawing, RoundLanterns, TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface BeamProps {
  readonly view: View;
  readonly isScoring: boolean;
  /** The tools that hang from it. */
  readonly children: ReactNode;
}

const LANTERNS = { width: 300, height: 64 };

/** The beam above the table: a lantern for each round, the progress, and the tools. */
export function Beam({ view, isScoring, children }: BeamProps): ReactNode {
  const { tavern } = useTavernWords();
  const stage =
    view.stage === 'over'
      ? tavern.over
      : isScoring
        ? tavern.scoring(view.round)
        : view.stage === 'purchase'
          ? tavern.purchase
          : view.stage === 'draft'
            ? tavern.step(view.step + 1, view.dealt)
            : '';
  return (
    <header className="tavern-beam">
      <div className="tavern-round" data-about="round">
        <Drawing box={LANTERNS} size={48} className="tavern-lanterns">
          <RoundLanterns lit={view.round} />
        </Drawing>
        <p>
          <b>{tavern.round(view.round)}</b>
          <span>{stage}</span>
        </p>
      </div>
      {view.stage === 'draft' && (
        <span className="tavern-sign" data-about="passing">
          <TavernPicture of="pass-left" size={44} label={tavern.passing} />
        </span>
      )}
      <div className="tavern-tools">{children}</div>
    </header>
  );
}
