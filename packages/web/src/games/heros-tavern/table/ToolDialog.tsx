import { type ReactNode, useRef } from 'react';
import { type PictureName, TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface ToolDialogProps {
  readonly picture: PictureName;
  readonly title: string;
  /** The title in one word, for a phone. */
  readonly short: string;
  readonly className: string;
  /** The content of the dialog; it is rendered while it is open, and may close it. */
  readonly children: (close: () => void) => ReactNode;
}

/** What is written on a tool: its title, or one word where there is little room. Its name is the title either way. */
const ToolWords = ({ title, short }: Pick<ToolDialogProps, 'title' | 'short'>): ReactNode => (
  <>
    <span>{title}</span>
    <small aria-hidden="true">{short}</small>
  </>
);

/** A tool of the table: a button, and behind it a dialog. */
export function ToolDialog({ picture, title, short, className, children }: ToolDialogProps): ReactNode {
  const { tavern } = useTavernWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  return (
    <div className={className} data-guide={picture}>
      <button
        type="button"
        className="button tavern-tool"
        title={title}
        onClick={() => dialog.current?.showModal()}
      >
        <TavernPicture of={picture} size={28} />
        <ToolWords title={title} short={short} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well. */}
      <dialog
        ref={dialog}
        className="tavern-dialog"
        aria-label={title}
        onClick={({ target }) => {
          if (target === dialog.current) close();
        }}
      >
        <div className="tavern-sheet">
          <header>
            <h2>{title}</h2>
            <button type="button" className="button" onClick={close}>
              {tavern.close}
            </button>
          </header>
          {children(close)}
        </div>
      </dialog>
    </div>
  );
}
