import { isLanguage, type Language, preferred } from './i18n/languages.ts';
import { kept } from './kept.ts';
import { Observable } from './observable.ts';

/** What a person has set for all games on this device. */
export interface Settings {
  readonly language: Language;
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'high';
  readonly motion: 'system' | 'on' | 'off';
  /** How fast bots act and things move; `off`: bots act at once, and nothing moves. */
  readonly speed: 'slow' | 'normal' | 'fast' | 'off';
  /** Whether letters, figures and signs do something at the table when they are pressed alone. */
  readonly keys: 'on' | 'off';
  /** Whether games are shown on their boards or as text. */
  readonly table: 'boards' | 'text';
  /** Where the expected final scores are shown during a game: never, in games on this device, or online too. */
  readonly projection: 'off' | 'local' | 'shared';
  readonly sound: 'off' | 'on';
  /** From 0 to 100. */
  readonly volume: number;
  readonly name: string;
}

/** The settings that have a few choices each. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'high'],
  motion: ['system', 'on', 'off'],
  speed: ['slow', 'normal', 'fast', 'off'],
  keys: ['on', 'off'],
  table: ['boards', 'text'],
  projection: ['off', 'local', 'shared'],
  sound: ['off', 'on'],
} as const;

const defaults = (): Settings => ({
  language: preferred(navigator.languages),
  theme: 'system',
  contrast: 'system',
  motion: 'system',
  speed: 'normal',
  keys: 'on',
  table: 'boards',
  projection: 'local',
  sound: 'off',
  volume: 60,
  name: '',
});

/** The settings, stored in this browser. Invalid or unknown values count as not set. */
export class SettingsStore {
  private readonly kept = kept('taproom.settings', knownSettings);
  private settings: Settings = { ...defaults(), ...this.kept.get() };
  private readonly changes = new Observable();
  readonly subscribe = this.changes.subscribe;

  readonly get = (): Settings => this.settings;

  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    this.kept.set(this.settings);
    this.changes.notify();
  }
}

/** The valid settings in some data. */
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

/** Whether animations are on: as set, or as the device prefers. */
export const isMoving = (): boolean => {
  const { motion, speed } = settings.get();
  if (speed === 'off') return false;
  return motion === 'system' ? !matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'on';
};

const PACE = { slow: 2, normal: 1, fast: 0.3, off: 0 } as const;

/** The factor for pauses and animations. */
export const pace = (): number => PACE[settings.get().speed];
