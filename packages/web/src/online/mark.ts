import { Observable } from '../observable.ts';

/** A localStorage flag: whether someone plays online in this browser, known without a request to the server. */
const MARK = 'taproom.online';

const changes = new Observable();

export const onMark = changes.subscribe;

export function mark(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(MARK);
    else localStorage.setItem(MARK, id);
  } catch {
    // Where nothing can be stored, the page asks the server when needed.
  }
  changes.notify();
}

export function isMarked(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
