import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let kept: string | null;
let reduced: boolean;

/** The settings as a page finds them that opens now. */
async function opened(): Promise<typeof import('./settings.ts')> {
  vi.resetModules();
  return import('./settings.ts');
}

beforeEach(() => {
  kept = null;
  reduced = false;
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the settings', () => {
  it('begin quietly, in the language of the device', async () => {
    const { settings } = await opened();
    expect(settings.get()).toMatchObject({ language: 'de', theme: 'system', sound: 'off', name: '' });
  });

  it('come back as they were set', async () => {
    const { settings } = await opened();
    settings.set({ theme: 'dark', volume: 35, name: 'Ann' });
    expect((await opened()).settings.get()).toMatchObject({ theme: 'dark', volume: 35, name: 'Ann' });
  });

  it.each(['{', '7', 'null', '[]', '{"theme":"pink","volume":400,"language":"xx","name":7,"__proto__":{}}'])(
    'don’t mind what is broken: %s',
    async text => {
      kept = text;
      const { settings } = await opened();
      expect(settings.get()).toMatchObject({ language: 'de', theme: 'system', volume: 60, name: '' });
    },
  );

  it('hold on a page that can’t store them', async () => {
    const { settings } = await opened();
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('private');
      },
    });
    settings.set({ speed: 'fast' });
    expect(settings.get().speed).toBe('fast');
  });

  it('let things move as they say, or as the device wishes', async () => {
    const { settings, isMoving } = await opened();
    expect(isMoving()).toBe(true);
    reduced = true;
    expect(isMoving()).toBe(false);
    settings.set({ motion: 'on' });
    expect(isMoving()).toBe(true);
    settings.set({ motion: 'off' });
    reduced = false;
    expect(isMoving()).toBe(false);
  });

  it('give the pace', async () => {
    const { settings, pace } = await opened();
    expect(pace()).toBe(1);
    settings.set({ speed: 'fast' });
    const fast = pace();
    settings.set({ speed: 'slow' });
    expect(fast).toBeLessThan(1);
    expect(pace()).toBeGreaterThan(1);
  });

  it('let bots act at once and nothing move where the speed is off', async () => {
    const { settings, isMoving, pace } = await opened();
    settings.set({ motion: 'on', speed: 'off' });
    expect([pace(), isMoving()]).toEqual([0, false]);
  });
});
