import { isLanguage, type Language, preferred } from './i18n/languages.ts';

/** What a person has set for all games on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'high';
  readonly motion: 'off' | 'fast' | 'normal';
  readonly sound: 'off' | 'on';
  readonly name: string;
}

const KEY = 'taproom.settings';
const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'high'],
  motion: ['off', 'fast', 'normal'],
  sound: ['off', 'on'],
} as const;

const defaults = (): Settings => ({
  language: preferred(navigator.languages),
  theme: 'system',
  contrast: 'system',
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal',
  sound: 'off',
  name: '',
});

/** The settings, kept in this browser. Whatever is broken or unknown there counts as not set. */
export class SettingsStore {
  private settings: Settings = { ...defaults(), ...stored() };
  private readonly listeners = new Set<() => void>();

  readonly get = (): Settings => this.settings;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.settings));
    } catch {
      // Private windows may refuse to store: the settings then last as long as the page.
    }
    for (const listener of this.listeners) listener();
  }
}

function stored(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const known = Object.entries(value).filter(([key, chosen]) => isSetting(key, chosen));
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

function isSetting(key: string, value: unknown): boolean {
  if (key === 'language') return isLanguage(value);
  if (key === 'name') return typeof value === 'string' && value.length <= 40;
  const choices: readonly unknown[] | undefined = Object.hasOwn(CHOICES, key)
    ? CHOICES[key as keyof typeof CHOICES]
    : undefined;
  return choices?.includes(value) ?? false;
}

export const settings = new SettingsStore();
