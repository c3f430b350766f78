import type { ReactNode } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { Trouble } from './Trouble.tsx';
import { type AskingResult, useAsking } from './useAsking.ts';

interface FormDialogProps {
  readonly title: string;
  readonly className?: string;
  /** Whether it can be saved as it is. */
  readonly isReady?: boolean;
  readonly save: () => Promise<AskingResult>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a dialog. It closes when it is saved, and stays open with the reason when it can't be. */
export function FormDialog({
  title,
  className,
  isReady = true,
  save,
  onClose,
  children,
}: FormDialogProps): ReactNode {
  const { online } = useWords();
  const { trouble, busy, doing } = useAsking();
  const send = async (): Promise<AskingResult> => {
    const saved = await save();
    if (saved.ok) onClose();
    return saved;
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={className}
        onSubmit={event => {
          event.preventDefault();
          if (isReady) void doing(send);
        }}
      >
        {children}
        <Trouble trouble={trouble} />
        <p className="answers">
          <button type="button" className="button" onClick={onClose}>
            {online.cancel}
          </button>
          <button type="submit" className="button main" disabled={busy || !isReady}>
            {online.save}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
