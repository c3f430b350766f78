import { type ReactNode, useState } from 'react';
import { FormDialog } from './FormDialog.tsx';
import type { AskingResult } from './useAsking.ts';

interface RenameDialogProps {
  readonly title: string;
  /** What the name is called. */
  readonly label: string;
  /** The name so far. */
  readonly name: string;
  readonly save: (name: string) => Promise<AskingResult>;
  readonly onClose: () => void;
}

/** Asks for another name. */
export function RenameDialog({ title, label, name: before, save, onClose }: RenameDialogProps): ReactNode {
  const [name, setName] = useState(before);
  return (
    <FormDialog title={title} save={() => save(name.trim())} onClose={onClose}>
      <label>
        {label}
        <input
          className="wide"
          value={name}
          required
          maxLength={24}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
    </FormDialog>
  );
}
