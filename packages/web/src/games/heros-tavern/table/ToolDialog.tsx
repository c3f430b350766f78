import { type ReactNode, useRef } from 'react';
import { type PictureName, TavernPicture } from '../art/index.ts';
import { useTavernWords } from '../words.ts';

interface ToolDialogProps {
  readonly picture: PictureName;
  readonly title: string;
  readonly className: string;
  /** What the dialog holds; it is drawn while it is open, and may close it. */
  readonly children: (close: () => void) => ReactNode;
}

/** A tool of the table: a button, and behind it a dialog. */
export function ToolDialog({ picture, title, className, children }: ToolDialogProps): ReactNode {
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
        <span>{title}</span>
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
