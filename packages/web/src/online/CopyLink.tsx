import type { Page } from '@taproom/contracts/addresses';
import { type ReactNode, useState } from 'react';
import { urlOf } from '../app/address.ts';
import { useWords } from '../app/words.tsx';
import { copy } from '../replay/share.ts';

interface CopyLinkProps {
  readonly name: string;
  readonly page: Page;
}

/** A link to share. Where the browser does not allow writing to the clipboard, it can still be selected by hand. */
export function CopyLink({ name, page }: CopyLinkProps): ReactNode {
  const { online } = useWords();
  const [copied, setCopied] = useState(false);
  const link = urlOf(page);
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
