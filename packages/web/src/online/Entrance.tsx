import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { settings } from '../settings.ts';
import { identity } from './identity.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { SignedOut } from './SignedOut.tsx';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Asks for a name: all that is needed to play. */
export function Entrance(): ReactNode {
  const { online } = useWords();
  const { signs } = useFaces();
  const [name, setName] = useState(settings.get().name.slice(0, 24));
  const { trouble, busy, doing } = useAsking();
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    void doing(() => identity.enter(name.trim()));
  };
  return (
    <form className="panel entrance" onSubmit={enter}>
      <div className="both-rooms">
        {signs.map(({ id }) => (
          <RoomPicture key={id} game={id} />
        ))}
      </div>
      <SignedOut />
      <p>{online.intro}</p>
      <label>
        {online.name}
        <input
          value={name}
          required
          maxLength={24}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p className="buttons">
        <button type="submit" className="button main" disabled={busy}>
          {online.enter}
        </button>
        <Link href="/account" className="button quiet">
          {online.knownElsewhere}
        </Link>
      </p>
      <Trouble trouble={trouble} />
    </form>
  );
}
