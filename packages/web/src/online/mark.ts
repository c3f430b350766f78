/** Tells the page, without asking the server, that somebody of this browser plays online. */
const MARK = 'taproom.online';

const listeners = new Set<() => void>();

export function mark(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(MARK);
    else localStorage.setItem(MARK, id);
  } catch {
    // Where nothing can be stored, the page asks the server when it is needed.
  }
  for (const listener of listeners) listener();
}

export function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

export function onMark(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
