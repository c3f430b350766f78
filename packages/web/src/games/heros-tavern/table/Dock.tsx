import type { Seat } from '@taproom/games';
import type { View } from '@taproom/games/heros-tavern';
import type { ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import type { LookBack } from '../../../play/look-back.tsx';
import type { Revelation } from '../../../play/useRevelation.ts';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { ActionBar } from './ActionBar.tsx';
import { Draft } from './Draft.tsx';
import { LookingBack } from './LookingBack.tsx';
import { OpenHands, ShownHands } from './OpenHands.tsx';
import { Purchase } from './Purchase.tsx';

interface DockProps {
  readonly game: TavernGame;
  readonly now: TavernNow;
  readonly view: View;
  /** Whose eyes the screen shows; null for those of all. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly look: LookBack;
  /** Whether the position to look back at is still being loaded. */
  readonly isComing: boolean;
  readonly revelation: Revelation | null;
  /** Another one for each purchase. */
  readonly scoringKey: string;
}

/** The lower edge of the table: the hand of whoever looks, and what can be done with it now. */
export function Dock({
  game,
  now,
  view,
  seat,
  names,
  look,
  isComing,
  revelation,
  scoringKey,
}: DockProps): ReactNode {
  const { online } = useWords();
  const { tavern } = useTavernWords();
  const still = { ...now, mayAct: false, canUndo: false, hint: null };
  const hands = <ShownHands game={game} now={still} view={view} seat={seat} names={names} />;
  if (look.at !== null)
    return (
      <>
        {hands}
        <LookingBack game={game} now={now} at={look.at} isComing={isComing} onReturn={look.back} />
      </>
    );
  if (revelation !== null)
    return (
      <ActionBar say={tavern.allLook}>
        <button type="button" className="button main" onClick={revelation.done}>
          {tavern.goOn}
        </button>
      </ActionBar>
    );
  if (now.endedEarly && !now.replaying)
    return (
      <>
        {hands}
        <ActionBar say={online.abandoned} now={now} />
      </>
    );
  if (seat === null)
    return now.replaying ? (
      <OpenHands players={view.players} names={names} />
    ) : (
      <ActionBar say={tavern.watching} now={now} />
    );
  const props = { game, now, view, seat, names };
  return view.stage === 'purchase' && !now.replaying ? (
    <Purchase key={scoringKey} {...props} />
  ) : (
    <Draft key={seat} {...props} />
  );
}
