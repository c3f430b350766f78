import { isLanguage, type Language, preferred } from './i18n/languages.ts';

/** What a person has set for all games on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'high';
  readonly motion: 'system' | 'on' | 'off';
  /** How fast bots act and things move. */
  readonly speed: 'slow' | 'normal' | 'fast';
  /** Whether games are shown on their boards or as text. */
  readonly table: 'boards' | 'text';
  readonly sound: 'off' | 'on';
  /** From 0 to 100. */
  readonly volume: number;
  readonly name: string;
}

const KEY = 'taproom.settings';
/** The settings that have a few choices each. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'high'],
  motion: ['system', 'on', 'off'],
  speed: ['slow', 'normal', 'fast'],
  table: ['boards', 'text'],
  sound: ['off', 'on'],
} as const;

const defaults = (): Settings => ({
  language: preferred(navigator.languages),
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  speed: 'normal',
  table: 'boards',
  sound: 'off',
  volume: 60,
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
    return knownSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** What of some data is a setting with a value that is known here. */
export function knownSettings(value: unknown): Partial<Settings> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([key, chosen]) => isSetting(key, chosen)));
}

function isSetting(key: string, value: unknown): boolean {
  if (key === 'language') return isLanguage(value);
  if (key === 'volume') return typeof value === 'number' && value >= 0 && value <= 100;
  if (key === 'name') return typeof value === 'string' && value.length <= 40;
  const choices: readonly unknown[] | undefined = Object.hasOwn(CHOICES, key)
    ? CHOICES[key as keyof typeof CHOICES]
    : undefined;
  return choices?.includes(value) ?? false;
}

export const settings = new SettingsStore();

/** Whether things on the screen may move: as set, or as the device wishes. */
export const isMoving = (): boolean => {
  const { motion } = settings.get();
  return motion === 'system' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'on';
};

const PACE = { slow: 1.6, normal: 1, fast: 0.3 } as const;

/** By what pauses and movements are lengthened or shortened. */
export const pace = (): number => PACE[settings.get().speed];
