import type { Messages } from '../messages.ts';

export const settingsWords: Messages['settings'] = {
  intro: 'Alles gilt sofort und bleibt auf diesem Gerät.',
  all: 'Alle Einstellungen',
  name: 'Dein Name',
  nameHint: 'Für die Plätze, auf denen du sitzt.',
  theme: 'Hell und dunkel',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  contrast: 'Kontrast',
  contrasts: { system: 'Wie das Gerät', high: 'Hoch' },
  motion: 'Bewegung auf den Plänen',
  motions: { system: 'Wie das Gerät', on: 'An', off: 'Aus' },
  speed: 'Tempo der Bots und der Bewegung',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  table: 'Darstellung der Spiele',
  tables: { boards: 'Spielpläne', text: 'Texttisch' },
  sound: 'Klänge',
  sounds: { off: 'Aus', on: 'An' },
  volume: 'Lautstärke',
};
