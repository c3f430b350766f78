import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { useFace } from '../play/faces.tsx';
import type { PlayedGame } from '../play/game.ts';
import { ProjectedList } from '../projection/ProjectedList.tsx';
import { PassageText } from './PassageText.tsx';
import { wholePosition } from './position.ts';
import { readerOf, type Tongue } from './reader.ts';
import './text-table.css';

/** The words of Taproom and of the game on the table. */
export function useTongue(): Tongue {
  const words = useWords();
  const spoken = useFace();
  return useMemo(() => ({ words, spoken }), [words, spoken]);
}

/** The whole position as text. */
export default function PositionText({ game }: { readonly game: PlayedGame }): ReactNode {
  const tongue = useTongue();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const passages = useMemo(() => wholePosition(now, readerOf(now, tongue)), [now, tongue]);
  return (
    <section aria-label={tongue.words.text.position}>
      {passages.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two players may have the same name; the order stays.
        <PassageText key={`${i} ${part.title}`} passage={part} game={now.game} />
      ))}
      <ProjectedList names={readerOf(now, tongue).called} />
    </section>
  );
}
