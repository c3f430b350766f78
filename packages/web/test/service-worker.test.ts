import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { addressOf, PAGE_PATHS } from '@taproom/contracts/addresses';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '..', 'build', 'service-worker.js'), 'utf8').replace(
  'PAGES = /^$/',
  () => `PAGES = ${new RegExp(PAGE_PATHS)}`,
);
const HERE = 'https://tap.example/house/';

type Listen = (event: Record<string, unknown>) => void;

/** The worker in a browser of our own. */
function open(pages: readonly { readonly url: string }[] = [], kept?: object) {
  const listeners = new Map<string, Listen>();
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const match = async () => kept && { json: async () => kept };
  const self = {
    location: new URL(`${HERE}service-worker.js`),
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (name: string, listen: Listen) => listeners.set(name, listen),
  };
  runInNewContext(source, { self, URL, fetch: vi.fn(), caches: { open: async () => ({ match }) } });
  const happen = async (name: string, event: Record<string, unknown>): Promise<void> => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({
      ...event,
      waitUntil: (task: Promise<unknown>) => {
        done = task;
      },
    });
    await done;
  };
  return { happen, showNotification, openWindow };
}

describe('a push', () => {
  const data = { json: () => ({ game: 'heros-tavern', table: 'abc', opponents: ['Bob', 'Cat'] }) };

  it('is shown in the words of the last page', async () => {
    const words = { title: 'Du bist dran', games: { 'heros-tavern': 'Hero’s Tavern' } };
    const { happen, showNotification } = open([], words);
    await happen('push', { data });
    const notice = { body: 'Hero’s Tavern · Bob, Cat', tag: 'abc', data: 'abc' };
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Du bist dran', notice);
  });

  it('is shown without any words, too', async () => {
    const { happen, showNotification } = open();
    await happen('push', { data });
    expect(showNotification).toHaveBeenCalledWith('Taproom', expect.objectContaining({ body: 'Bob, Cat' }));
  });
});

describe('a click on a notice', () => {
  const close = vi.fn();
  const notification = { data: 'abc', close };
  const address = `${HERE}${addressOf({ page: 'table', id: 'abc' }).slice(1)}`;
  beforeEach(() => close.mockClear());

  it('opens the table where no page is open', async () => {
    const { happen, openWindow } = open();
    await happen('notificationclick', { notification });
    expect(close).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('shows the page that is at the table', async () => {
    const focus = vi.fn();
    const { happen, openWindow } = open([{ url: HERE }, { url: address, focus } as { url: string }]);
    await happen('notificationclick', { notification });
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('leads an open page to the table, or opens another if that page can’t be led', async () => {
    const focus = vi.fn();
    const page = { url: HERE, navigate: vi.fn(async () => ({ focus })) };
    await open([page]).happen('notificationclick', { notification });
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith(address);
    expect(focus).toHaveBeenCalledOnce();

    const stubborn = { url: HERE, navigate: () => Promise.reject(new Error('not ours')) };
    const { happen, openWindow } = open([stubborn]);
    await happen('notificationclick', { notification });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(address);
  });
});

describe('a request', () => {
  const asked = async (url: string, method = 'GET', mode = 'cors') => {
    const respondWith = vi.fn();
    await open([], {}).happen('fetch', { request: { url, method, mode }, respondWith });
    return respondWith.mock.calls.length === 1;
  };

  it('for the client is answered from what is kept', async () => {
    expect(await asked(`${HERE}assets/index.js`)).toBe(true);
    expect(await asked(HERE, 'GET', 'navigate')).toBe(true);
  });

  it('for the page of the client is answered from what is kept, whatever follows the address', async () => {
    expect(await asked(`${HERE}?from=mail`, 'GET', 'navigate')).toBe(true);
    expect(await asked(`${HERE}index.html`, 'GET', 'navigate')).toBe(true);
    expect(await asked(`${HERE}online/abc?from=mail`, 'GET', 'navigate')).toBe(true);
  });

  it.each([
    'online',
    'online/abc',
    'online/abc/replay/3',
    'rules/heaven-and-ale',
    'about',
    'replay',
    'join/abc',
  ])('for a page that was never opened is answered from what is kept: %s', async path => {
    expect(await asked(`${HERE}${path}`, 'GET', 'navigate')).toBe(true);
    // Only as a page of its own.
    expect(await asked(`${HERE}${path}`)).toBe(false);
  });

  it.each([
    'api/docs',
    'feeds/abc.atom',
    'metrics',
    'healthz',
    'readyz',
    'nothing',
    'about/x',
    'online/abc/other',
    '../about',
    'api/v1/tables',
    'assets/index.js',
  ])('for another page goes through untouched: %s', async path => {
    expect(await asked(`${HERE}${path}`, 'GET', 'navigate')).toBe(false);
  });

  it('for the server, or for another place, goes through untouched', async () => {
    expect(await asked(`${HERE}api/v1/me`)).toBe(false);
    expect(await asked(`${HERE}feeds/abc.atom`)).toBe(false);
    expect(await asked(`${HERE}assets/index.js`, 'POST')).toBe(false);
    expect(await asked('https://other.example/')).toBe(false);
    expect(await asked('https://other.example/', 'GET', 'navigate')).toBe(false);
  });
});
