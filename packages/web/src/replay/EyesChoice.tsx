import type { Viewer } from '@taproom/games';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import type { ReplayGame } from './game.ts';

/** Chooses whose view a replay shows. */
export function EyesChoice({ game }: { readonly game: ReplayGame }): ReactNode {
  const { records } = useWords();
  const { game: id, sitters } = useSyncExternalStore(game.subscribe, game.get);
  const names = namesOf(sitters, useLevels(id));
  const nameOf = (eyes: Viewer): string =>
    eyes === 'host' ? records.allOpen : eyes === 'spectator' ? records.lookingOn : (names[eyes] ?? '');
  return (
    <label className="transport-eyes">
      <span>{records.eyes}</span>
      <select
        value={String(game.seenThrough)}
        onChange={({ target }) => {
          const chosen = game.eyes.find(eyes => String(eyes) === target.value);
          if (chosen !== undefined) game.seeThrough(chosen);
        }}
      >
        {game.eyes.map(eyes => (
          <option key={eyes} value={eyes}>
            {nameOf(eyes)}
          </option>
        ))}
      </select>
    </label>
  );
}
