import { addressOf } from '@taproom/contracts/addresses';
import { expectOk, type Seat } from '@taproom/games';
import { logOf, type Sitter } from '@taproom/table';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../app/Dialog.tsx';
import { house } from '../app/house.ts';
import { useRegistries } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import { namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import { settings } from '../settings.ts';
import type { ReplayGame } from './game.ts';
import './play-on.css';

interface PlayOnProps {
  readonly game: ReplayGame;
  readonly onClose: () => void;
}

/** Starts a game against bots from the turn a replay shows. */
export function PlayOn({ game, onClose }: PlayOnProps): ReactNode {
  const { records, set } = useWords();
  const [, go] = useLocation();
  const { table } = game;
  const { rules } = table.game;
  const { levels } = expectOk(useRegistries().levels.find(table.id, rules));
  const [level, setLevel] = useState(levels.at(-2) ?? '');
  const [seat, setSeat] = useState<Seat>(game.get().seat ?? game.get().awaited[0] ?? 0);
  const called = useLevels(table.id);
  const names = namesOf(table.sitters, called);
  const begin = async (): Promise<void> => {
    const person: Sitter = { kind: 'human', name: settings.get().name };
    const seats = table.sitters.map((_, i): Sitter => (i === seat ? person : { kind: 'bot', level }));
    const options = table.setup.options ?? {};
    const setup = { game: table.id, rules, seats, options, memoryAid: false };
    const id = await house.begin(setup, logOf(table.game, game.lineBefore()));
    go(addressOf({ page: 'play', id }));
  };
  return (
    <Dialog title={records.playOn} onClose={onClose}>
      <p>{records.playOnHint}</p>
      <div className="play-on">
        <label>
          {records.youAre}
          <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {names.map((name, i) => (
              <option key={name} value={i}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {records.others}
          <select value={level} onChange={({ target }) => setLevel(target.value)}>
            {levels.map((one, i) => (
              <option key={one} value={one}>
                {set.bot(called[one] ?? one, i + 1, levels.length)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="answers">
        <button type="button" className="button" onClick={onClose}>
          {records.stay}
        </button>
        <button type="button" className="button main" onClick={() => void begin()}>
          {set.begin}
        </button>
      </p>
    </Dialog>
  );
}
