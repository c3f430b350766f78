import { type ReactNode, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import type { PlayedGame } from '../play/game.ts';
import { copy, type Handed, handOn, linkTo, saveFile } from './share.ts';
import './share.css';

/** Shares a game as a link with the whole record in it, and reports the result. */
export function ShareButton({ game }: { readonly game: PlayedGame }): ReactNode {
  const { records } = useWords();
  const title = records.shareTitle(useFaces().title(game.get().game));
  return (
    <LinkButton name={records.share} link={() => linkTo(game.record())} hand={link => handOn(link, title)} />
  );
}

/** Copies a link to the current move. */
export function CopyMoveButton({ game }: { readonly game: PlayedGame }): ReactNode {
  const { records } = useWords();
  return (
    <LinkButton name={records.copyMove} link={() => linkTo(game.record(), game.get().moves)} hand={copy} />
  );
}

/** Saves the record of a game as a file. */
export function SaveButton({ game }: { readonly game: PlayedGame }): ReactNode {
  const { records } = useWords();
  return (
    <button type="button" className="button" onClick={() => saveFile(game.record())}>
      {records.save}
    </button>
  );
}

interface LinkButtonProps {
  readonly name: string;
  readonly link: () => Promise<string | null>;
  readonly hand: (link: string) => Promise<Handed>;
}

function LinkButton({ name, link, hand }: LinkButtonProps): ReactNode {
  const [handed, setHanded] = useState<Handed | null>(null);
  const press = async (): Promise<void> => {
    const made = await link();
    setHanded(made === null ? { how: 'too-long' } : await hand(made));
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void press()}>
        {name}
      </button>
      <HandedOn handed={handed} />
    </>
  );
}

function HandedOn({ handed }: { readonly handed: Handed | null }): ReactNode {
  const { records } = useWords();
  return (
    <p className="handed-on" role="status">
      {handed?.how === 'too-long' && records.tooLong}
      {handed?.how === 'copied' && records.copied}
      {handed?.how === 'shown' && (
        <label>
          {records.copyYourself}
          <input readOnly value={handed.link} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </p>
  );
}
