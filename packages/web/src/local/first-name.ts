import { kept } from '../kept.ts';
import { settings } from '../settings.ts';

/** Whether someone was asked for their name on this device: nobody is asked twice. */
const asked = kept('taproom.name-asked', stored => (stored === true ? true : null));

export const isNameWanted = (): boolean => settings.get().name === '' && asked.get() === null;

/** The answer; an empty one is an answer, too. */
export function answerName(name: string): void {
  asked.set(true);
  if (name !== '') settings.set({ name });
}
