import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { settings } from '../settings.ts';
import { identity } from './identity.ts';
import { RoomPicture } from './RoomPicture.tsx';
import { SignedOut } from './SignedOut.tsx';
import { PlayedBefore } from './SignInWays.tsx';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Asks for a name: all that is needed to play. Whoever has played here before signs in instead. */
export function Entrance(): ReactNode {
  const { online } = useWords();
  const { signs } = useFaces();
  const [name, setName] = useState(settings.get().name.slice(0, 24));
  const { trouble, busy, doing } = useAsking();
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    void doing(() => identity.enter(name.trim()));
  };
  return (
    <section className="panel entrance">
      <div className="both-rooms">
        {signs.map(({ id }) => (
          <RoomPicture key={id} game={id} />
        ))}
      </div>
      <SignedOut />
      <p>{online.intro}</p>
      <form className="name-form" onSubmit={enter}>
        <GuestName name={name} onChange={setName} />
        <button type="submit" className="button main" aria-disabled={busy}>
          {online.enter}
        </button>
      </form>
      <Trouble trouble={trouble} />
      <PlayedBefore />
    </section>
  );
}

interface GuestNameProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** The name someone plays under. */
export function GuestName({ name, onChange }: GuestNameProps): ReactNode {
  const { online } = useWords();
  return (
    <label>
      {online.name}
      <input
        value={name}
        required
        maxLength={24}
        autoComplete="nickname"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
