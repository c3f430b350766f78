import { counted } from '../plural.ts';

/** The rules, score and about pages. */
export const pageWords = {
  links: {
    title: 'More',
    rules: (game: string) => `${game} rules`,
    about: 'About Taproom',
  },
  nowhere: 'Page not found.',
  nowhereHint: 'Check the address: part of it may be missing. Or continue from here:',
  print: 'Print',
  rules: {
    title: (game: string) => `${game} rules`,
    contents: 'Contents',
    search: 'Search the rules',
    clear: 'Clear the search',
    found: (n: number) => `${counted('en', n, { one: 'match', other: 'matches' })} found`,
    answers: 'Best matches',
    none: 'No matches. Try fewer or shorter words.',
    rule: (number: string) => `Rule ${number}`,
  },
  score: {
    players: 'Number of players',
    player: (seat: number) => `Player ${seat}`,
    name: 'Name',
    clear: 'Clear all',
    clearSure: 'Clear everything you entered here?',
    kept: 'What you enter stays on this device until you clear it.',
    result: 'Result',
    total: 'Total',
    wins: 'wins',
    shares: 'shares the victory',
    who: 'Player',
    less: (what: string, by: number) => `${what}: ${by} less`,
    more: (what: string, by: number) => `${what}: ${by} more`,
  },
  about: {
    title: 'About Taproom',
    what: 'What this is',
    whatText: (games: string, languages: string) =>
      `Taproom is a place to play tabletop games of ale and appetite: ${games}. Play against bots, with others on one screen, or online. Languages: ${languages}. Taproom is free and open source, under the MIT licence.`,
    unofficial: 'Unofficial',
    unofficialText:
      'Taproom is made by people who like these games. It is not affiliated with or endorsed by their designers, artists or publishers. The games and their names belong to their respective owners. All text and artwork here is our own. If you like a game, buy it: it’s even better with real wooden pieces.',
    privacy: 'Privacy',
    privacyText:
      'Games you play on this device stay on it, and so do your settings and score pads. If you play online, the server stores your name, your settings, your games and your chat messages, and a cookie keeps you signed in. If you use your account on several devices, your games on them are saved to the account as well. There is no advertising and no tracking. You can download your data or delete your account at any time. Deleting a game here, or clearing this site’s data in your browser, removes it from this device for good.',
    fonts: 'Typefaces',
    fontsText:
      'Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.',
    libraries: 'Libraries',
    librariesText: 'Taproom is built on the work of others:',
    licence: 'Licence',
    name: 'Name',
  },
};
