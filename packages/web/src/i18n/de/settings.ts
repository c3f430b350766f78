import type { Messages } from '../messages.ts';

export const settingsWords: Messages['settings'] = {
  intro: 'Änderungen gelten sofort und bleiben auf diesem Gerät.',
  introOnline:
    'Änderungen gelten sofort. Sie werden auf diesem Gerät und in deinem Konto gespeichert. Meldest du dich später woanders an, gelten sie auch dort.',
  all: 'Alle Einstellungen',
  name: 'Dein Name',
  nameHint: 'So heißt du an jedem Tisch.',
  theme: 'Design',
  themes: { system: 'Systemstandard', light: 'Hell', dark: 'Dunkel' },
  contrast: 'Kontrast',
  contrasts: { system: 'Systemstandard', high: 'Hoch' },
  motion: 'Animationen',
  motions: { system: 'Systemstandard', on: 'An', off: 'Aus' },
  speed: 'Tempo der Bots und Animationen',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', off: 'Sofort' },
  keys: 'Tastenkürzel am Tisch, die nur eine Taste brauchen, etwa H oder 1',
  keysChoices: { on: 'An', off: 'Aus' },
  table: 'Darstellung der Spiele',
  tables: { boards: 'Spielpläne', text: 'Textmodus' },
  projection: 'Erwarteter Endstand während des Spiels',
  projections: {
    off: 'Aus',
    local: 'Bei Spielen auf diesem Gerät',
    shared: 'Auch online, außer an gewerteten Tischen',
  },
  sound: 'Töne',
  sounds: { off: 'Aus', on: 'An' },
  volume: 'Lautstärke',
};
