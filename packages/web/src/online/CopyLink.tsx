import { type ReactNode, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { copy } from '../replay/share.ts';

interface CopyLinkProps {
  readonly name: string;
  /** A place of this site: `/online/…`. */
  readonly path: string;
}

/** A link to hand on. Where the browser lets nobody write to the clipboard, it can still be marked by hand. */
export function CopyLink({ name, path }: CopyLinkProps): ReactNode {
  const { online } = useWords();
  const [copied, setCopied] = useState(false);
  const link = new URL(`#${path}`, document.baseURI).href;
  return (
    <div className="copy-link">
      <label>
        {name}
        <input readOnly value={link} onFocus={({ target }) => target.select()} />
      </label>
      <button
        type="button"
        className="button"
        onClick={async () => setCopied((await copy(link)).how === 'copied')}
      >
        {online.copy}
      </button>
      <span role="status">{copied ? online.copied : ''}</span>
    </div>
  );
}
