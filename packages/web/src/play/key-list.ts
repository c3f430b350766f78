import { Observable } from '../observable.ts';

/** Whether the list of keys is open: the menu opens it as well as its key. */
class KeyListState {
  private isOpen = false;
  private readonly changes = new Observable();
  readonly subscribe = this.changes.subscribe;
  readonly get = (): boolean => this.isOpen;

  set(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.changes.notify();
  }
}

export const keyList = new KeyListState();
