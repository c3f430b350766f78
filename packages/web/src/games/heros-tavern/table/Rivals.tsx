import type { Seat } from '@taproom/games';
import type { Card, ScoredTavern, View } from '@taproom/games/heros-tavern';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../app/words.tsx';
import { Rival } from './Rival.tsx';
import { TavernSheet } from './TavernSheet.tsx';

interface RivalsProps {
  readonly view: View;
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  readonly standings: readonly ScoredTavern[];
  /** The cards that came last, by seat. */
  readonly fresh: (seat: Seat) => readonly Card[];
  readonly remember: boolean;
  /** Whose choice is still awaited now; null while an earlier position is looked at, which knows it itself. */
  readonly awaited: readonly Seat[] | null;
  /** The seats of people for whom a bot plays. */
  readonly standIns: readonly Seat[];
  /** The game was ended early: nobody chooses any more. */
  readonly isOver: boolean;
  /** Whether heroes may be shown: not before the last ones are added up. */
  readonly isTold: boolean;
}

/** The taverns of the others side by side; each can be opened. */
export function Rivals(props: RivalsProps): ReactNode {
  const { view, seats, names, standings, fresh, remember, awaited, standIns, isOver, isTold } = props;
  const { play } = useWords();
  const [opened, setOpened] = useState<Seat | null>(null);
  const visited = opened === null ? undefined : standings[opened];
  // Online, a choice of the others changes who is awaited, not what is seen.
  const isIn = (seat: Seat): boolean =>
    awaited === null ? (view.players[seat]?.in ?? false) : !awaited.includes(seat);
  const isChoosing = !isOver && (view.stage === 'draft' || view.stage === 'purchase');
  return (
    <section className="tavern-rivals" aria-label={play.players} data-guide="rivals">
      {seats.map(seat => {
        const player = view.players[seat];
        return (
          player && (
            <Rival
              key={names[seat]}
              player={player}
              seat={seat}
              name={names[seat] ?? ''}
              prices={view.options.prices}
              choice={!isChoosing ? 'none' : isIn(seat) ? 'made' : 'open'}
              standing={view.stage === 'draft' ? (standings[seat] ?? null) : null}
              fresh={fresh(seat)}
              isStandIn={standIns.includes(seat)}
              isTold={isTold}
              onOpen={() => setOpened(seat)}
            />
          )
        );
      })}
      {opened !== null && visited !== undefined && (
        <TavernSheet
          view={view}
          seat={opened}
          name={names[opened] ?? ''}
          standing={visited}
          remember={remember}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
