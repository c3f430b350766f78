import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  /** Wide: for a whole board. */
  readonly width?: 'wide';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. It is open while it is rendered; Esc closes it, and the focus goes back to where it was. */
export function Dialog({ title, width, onClose, children }: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // It closes while it is still on the page: one that is already gone would not give the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={width ? `house-dialog ${width}` : 'house-dialog'}
      aria-labelledby={heading}
      onClose={onClose}
    >
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
  /** Harmless: nothing is lost by a yes, which is then the main button. */
  readonly answer?: 'harmless';
  /** What exactly it is about. */
  readonly children?: ReactNode;
}

/**
 * Asks for confirmation. The safe answer comes first and has the focus; one that can't be undone is marked as dangerous,
 * and never the bright button that people press without reading.
 */
export function Ask({ question, yes, no, onYes, onNo, answer, children }: AskProps): ReactNode {
  return (
    <Dialog title={question} onClose={onNo}>
      {children}
      <p className="answers">
        <button type="button" className="button" onClick={onNo}>
          {no}
        </button>
        <button
          type="button"
          className={answer === 'harmless' ? 'button main' : 'button dangerous'}
          onClick={onYes}
        >
          {yes}
        </button>
      </p>
    </Dialog>
  );
}
