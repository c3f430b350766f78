/** Tells the page, without asking the server, that somebody of this browser plays online. */
const MARK = 'taproom.online';

export function mark(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(MARK);
    else localStorage.setItem(MARK, id);
  } catch {
    // Where nothing can be stored, the page asks the server when it is needed.
  }
}

export function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
