import type { ChatLine } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { ask, FormKey } from './door.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

interface ReportDialogProps {
  readonly table: string;
  readonly line: ChatLine;
  readonly onClose: () => void;
}

/** Reports a chat message to the operator. */
export function ReportDialog({ table, line, onClose }: ReportDialogProps): ReactNode {
  const { online } = useWords();
  const [why, setWhy] = useState('');
  const [formKey] = useState(() => new FormKey());
  const { trouble, done, busy, doing } = useAsking();
  const report = (event: FormEvent): void => {
    event.preventDefault();
    const params = { id: table, number: String(line.number) };
    const body = { key: formKey.for(why.trim()), why: why.trim() };
    void doing(async () => {
      const done = await ask('report', { params, body });
      formKey.answered(done);
      return done;
    });
  };
  return (
    <Dialog title={online.reportTitle} onClose={onClose}>
      <blockquote className="reported-line">{line.text}</blockquote>
      {done ? (
        <>
          <p role="status">{online.reported}</p>
          <p className="answers">
            <button type="button" className="button main" onClick={onClose}>
              {online.close}
            </button>
          </p>
        </>
      ) : (
        <form onSubmit={report}>
          <label>
            {online.reportWhy}
            <input
              className="wide"
              value={why}
              required
              pattern=".*\S.*"
              maxLength={300}
              onChange={({ target }) => setWhy(target.value)}
            />
          </label>
          <Trouble trouble={trouble} />
          <p className="answers">
            <button type="button" className="button" onClick={onClose}>
              {online.cancel}
            </button>
            <button type="submit" className="button main" disabled={busy}>
              {online.report}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  );
}
