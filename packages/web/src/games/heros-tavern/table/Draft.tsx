import type { Refusal, Seat } from '@taproom/games';
import type { View } from '@taproom/games/heros-tavern';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../app/words.tsx';
import { Refused } from '../../../log/Refused.tsx';
import type { TavernGame, TavernNow } from '../types.ts';
import { useTavernWords } from '../words.ts';
import { ActionBar } from './ActionBar.tsx';
import { ChangeMind, ChosenNote } from './ChangeMind.tsx';
import { lostToOthers } from './gains.ts';
import { Hand } from './Hand.tsx';
import { HintButton, HintText } from './HintButton.tsx';
import { hintedCards } from './hints.ts';
import { waitingText } from './waiting.ts';

interface DraftProps {
  readonly game: TavernGame;
  readonly now: TavernNow;
  readonly view: View;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** The hand and what to do with it. A choice can be taken back until the last one is in. */
export function Draft({ game, now, view, seat, names }: DraftProps): ReactNode {
  const { play, sitting } = useWords();
  const { tavern } = useTavernWords();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const chosen = view.players[seat]?.chosen ?? null;
  const hinted = hintedCards(now.hint);
  const say = (): ReactNode => {
    if (refusal !== null) return <Refused refuser="table" refusal={refusal} />;
    if (now.stopped) return play.stopped;
    if (now.sending) return sitting.sending;
    if (!now.mayAct) return view.players[seat]?.in ? waitingText(now, seat, names, tavern) : '';
    if (hinted !== null && (chosen === null || hinted.includes(chosen)))
      return <HintText now={now} names={names} />;
    if (chosen !== null) return `${tavern.name[chosen]}: ${tavern.rule[chosen]}`;
    const lost = lostToOthers(now.rules, view.players, seat);
    return lost === 0 ? tavern.choose : `${tavern.overtaken(lost)} ${tavern.choose}`;
  };
  const confirm = async (): Promise<void> => {
    const done = await game.confirm();
    setRefusal(done.ok ? null : done.refusal);
  };
  return (
    <>
      <Hand game={game} now={now} view={view} seat={seat} onRefused={setRefusal} />
      {!now.replaying && (
        <ActionBar say={say()} now={now}>
          {!now.mayAct && <ChangeMind game={game} now={now} />}
          <HintButton game={game} now={now} />
          {now.mayAct || chosen === null ? (
            <button
              type="button"
              className="button main"
              disabled={chosen === null}
              onClick={() => void confirm()}
            >
              {chosen === null ? tavern.confirm : tavern.confirmPick(tavern.name[chosen])}
            </button>
          ) : (
            <ChosenNote of={tavern.name[chosen]} />
          )}
        </ActionBar>
      )}
    </>
  );
}
