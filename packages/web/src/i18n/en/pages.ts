import { counted } from '../plural.ts';

/** The pages that stand apart from the tables. */
export const pageWords = {
  links: {
    title: 'At the table and around it',
    rules: (game: string) => `Rules of ${game}`,
    about: 'About Taproom',
  },
  nowhere: 'There is no such page.',
  print: 'Print',
  rules: {
    title: (game: string) => `The rules of ${game}`,
    contents: 'Contents',
    search: 'Search the rules',
    clear: 'Clear the search',
    found: (n: number) => `${counted('en', n, { one: 'rule', other: 'rules' })} found`,
    none: 'No rule has all these words. Try fewer or shorter ones.',
    rule: (number: string) => `Rule ${number}`,
  },
  score: {
    players: 'How many play',
    player: (seat: number) => `Player ${seat}`,
    name: 'Name',
    clear: 'Clear all',
    clearSure: 'Clear all that is entered here?',
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
    whatText: (games: string) =>
      `Taproom lets you play tabletop games of ale and appetite, ${games}: against bots, around one screen, in English, German and Russian. It is free, and its source is open under the MIT licence.`,
    unofficial: 'Unofficial',
    unofficialText:
      'Taproom is made by people who like these games. It has no connection with their authors, artists or publishers, and nobody there has approved it. The games and their names belong to their owners. All words and pictures here are our own. If you like a game, buy it: it is even better with real wood.',
    privacy: 'Privacy',
    privacyText:
      'Games that you play here on your own device stay on it, and so do your settings and score pads: nothing is sent anywhere. There are no cookies, no advertising and nobody who counts you. Deleting a game, or the data of this site in your browser, deletes it for good.',
    fonts: 'Typefaces',
    fontsText:
      'Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.',
    libraries: 'Libraries',
    librariesText: 'The page stands on the work of others:',
    licence: 'Licence',
    name: 'Name',
  },
};
