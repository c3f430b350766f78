/** The libraries the client uses, with their licences. A test compares it with what is really used. */
export const FONTS = [
  { name: '@fontsource-variable/alegreya', licence: 'OFL-1.1' },
  { name: '@fontsource/alegreya-sans', licence: 'OFL-1.1' },
] as const;

export const LIBRARIES = [
  { name: '@simplewebauthn/browser', licence: 'MIT' },
  { name: 'idb', licence: 'ISC' },
  { name: 'react', licence: 'MIT' },
  { name: 'react-dom', licence: 'MIT' },
  { name: 'uqr', licence: 'MIT' },
  { name: 'wouter', licence: 'Unlicense' },
  { name: 'zod', licence: 'MIT' },
] as const;
