import type { View } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { GameLog } from '../../../log/GameLog.tsx';
import type { TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { Reference } from './Reference.tsx';
import { SeenHands } from './SeenHands.tsx';
import { ToolDialog } from './ToolDialog.tsx';

interface BeamToolsProps {
  readonly now: TavernNow;
  readonly view: View;
  readonly names: readonly string[];
  /** Looks back at a move. */
  readonly onShow: (at: number) => void;
  /** The score pad; null while it would show too much. */
  readonly pad: ReactNode | null;
}

/** What hangs from the beam: the memory aid, the log, the score pad and the reference card. */
export function BeamTools({ now, view, names, onShow, pad }: BeamToolsProps): ReactNode {
  const { log } = useWords();
  const { tavern } = useTavernWords();
  return (
    <>
      {now.memoryAid && (
        <ToolDialog
          picture="memory"
          title={tavern.memory}
          short={tavern.short.memory}
          className="tavern-memory"
        >
          {() => <SeenHands view={view} reader={now.seat} names={names} />}
        </ToolDialog>
      )}
      {!now.replaying && (
        <ToolDialog picture="log" title={log.title} short={tavern.short.log} className="tavern-log">
          {close => (
            <GameLog
              now={now}
              onShow={at => {
                onShow(at);
                close();
              }}
            />
          )}
        </ToolDialog>
      )}
      {pad !== null && (
        <ToolDialog picture="pad" title={tavern.pad} short={tavern.short.pad} className="tavern-pad">
          {() => pad}
        </ToolDialog>
      )}
      <ToolDialog picture="deck" title={tavern.reference} short={tavern.short.deck} className="tavern-refer">
        {() => <Reference prices={view.options.prices} />}
      </ToolDialog>
    </>
  );
}
