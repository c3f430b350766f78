import type { Endpoint } from '@taproom/contracts';

/** A chapter of the API documentation. */
export interface EndpointGroup {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  /** The beginnings of its paths. The first chapter that an endpoint fits is its own. */
  readonly paths: RegExp;
}

const OTHER: EndpointGroup = { id: 'other', title: 'More', says: 'Everything else.', paths: /^/ };

/** The chapters in the order in which someone needs them. */
export const GROUPS: readonly EndpointGroup[] = [
  {
    id: 'server',
    title: 'This server',
    says: 'What it is called, which games it has, and what it can do.',
    paths: /^\/house/,
  },
  {
    id: 'signing-in',
    title: 'Signing in',
    says: 'Guests and passkeys, codes for another device, sessions, and tokens for programs.',
    paths: /^\/(?:guests|sign-in|move|passkeys)|^\/me\/(?:move-code|sessions|sign-out|tokens)/,
  },
  {
    id: 'playing',
    title: 'Playing',
    says: 'A table as you see it, the stream of what happens there, your turns, and what you propose to the others.',
    paths: /^\/stream|^\/tables\/:id\/(?:plan|turns|undo|seen|proposals|votes|resign|come-back)/,
  },
  {
    id: 'chat',
    title: 'Chat and notes',
    says: 'Messages to everyone at a table, and notes only you can read.',
    paths: /^\/tables\/:id\/(?:chat|memo)|^\/me\/muted/,
  },
  {
    id: 'finished-games',
    title: 'Finished games',
    says: 'Records, one by one and in bulk, and the proof that the shuffles were fair.',
    paths: /^\/records|^\/tables\/:id\/(?:record|proof|published)/,
  },
  {
    id: 'tables',
    title: 'Tables',
    says: 'Finding, making and changing a table, and who sits there.',
    paths: /^\/tables/,
  },
  {
    id: 'daily-deal',
    title: 'The daily deal',
    says: 'One deal a day, the same for everyone.',
    paths: /^\/daily/,
  },
  {
    id: 'notifications',
    title: 'Notifications',
    says: 'How you learn that a game is waiting for you: feed, webhook, push and email.',
    paths: /^\/me\/(?:notices|mail)/,
  },
  {
    id: 'account',
    title: 'Your account',
    says: 'Your name, your settings, your games, and everything that is stored about you.',
    paths: /^\/me/,
  },
  {
    id: 'people',
    title: 'People and ratings',
    says: 'Profiles, players’ finished games, and the highest-rated players of each game.',
    paths: /^\/(?:people|leaders)/,
  },
  {
    id: 'operators',
    title: 'For operators',
    says: 'Reports, bans and names, for those who run this server.',
    paths: /^\/operator/,
  },
];

export const groupOf = ({ path }: Endpoint): EndpointGroup =>
  GROUPS.find(({ paths }) => paths.test(path)) ?? OTHER;
