import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { house } from '../app/house.ts';
import type { FirstTable, Sign } from '../play/face.ts';
import { settings } from '../settings.ts';
import { AskName } from './AskName.tsx';
import { isNameWanted } from './first-name.ts';

interface QuickStart {
  /** Starts the game; whoever was never asked for a name is asked now. */
  start(): void;
  readonly isStarting: boolean;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** Starts a preset table of a game: one person against bots. `onBegun` learns of it before the table opens. */
export function useQuickStart(
  sign: Sign,
  table: FirstTable,
  onBegun: (id: string) => void = () => {},
): QuickStart {
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const begin = async (): Promise<void> => {
    setAsking(false);
    setStarting(true);
    const bots = table.levels.map(level => ({ kind: 'bot', level }) as const);
    const seats = [{ kind: 'human', name: settings.get().name } as const, ...bots];
    const { options, luck } = table;
    const id = await house.begin({
      game: sign.id,
      seats,
      options,
      memoryAid: false,
      ...(luck !== undefined && { luck }),
    });
    onBegun(id);
    go(addressOf({ page: 'play', id }));
  };
  return {
    start() {
      if (isStarting) return;
      if (isNameWanted()) setAsking(true);
      else void begin();
    },
    isStarting,
    question: isAsking && <AskName onAnswer={() => void begin()} onClose={() => setAsking(false)} />,
  };
}
