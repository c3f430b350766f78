import { type ReactNode, useEffect, useId, useRef } from 'react';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A window over the page. It is open as long as it is drawn; Esc closes it, and the focus goes back where it was. */
export function Dialog({ title, onClose, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} className="house-dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}

interface AskProps {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something that can't be undone. */
export function Ask({ question, yes, no, onYes, onNo }: AskProps): ReactNode {
  return (
    <Dialog title={question} onClose={onNo}>
      <p className="answers">
        <button type="button" className="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" className="button main" onClick={onYes}>
          {yes}
        </button>
      </p>
    </Dialog>
  );
}
