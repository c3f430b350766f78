import { expect, it } from 'vitest';
import { Observable } from './observable.ts';

it('tells those who have subscribed, until they leave', () => {
  const changes = new Observable<[number]>();
  const heard: string[] = [];
  const leave = changes.subscribe(n => heard.push(`one ${n}`));
  changes.subscribe(n => heard.push(`two ${n}`));
  changes.notify(1);
  leave();
  changes.notify(2);
  expect(heard).toEqual(['one 1', 'two 1', 'two 2']);
});

it('knows whether anybody listens', () => {
  const changes = new Observable();
  expect(changes.isObserved).toBe(false);
  const leave = changes.subscribe(() => undefined);
  expect(changes.isObserved).toBe(true);
  leave();
  expect(changes.isObserved).toBe(false);
});
