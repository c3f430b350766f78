import * as z from 'zod/mini';
import { CREDENTIALS_API } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { House } from './house.ts';
import { OPERATOR_API } from './operator.ts';
import {
  Ceremony,
  CeremonyAnswer,
  ChangeMe,
  ChangeNotices,
  KeepGame,
  KeptGame,
  KeptId,
  Leader,
  MadeToken,
  Me,
  MoveCode,
  Mute,
  Muted,
  NewGuest,
  NewToken,
  Notices,
  Profile,
  Report,
  Token,
  UseMoveCode,
} from './people.ts';
import {
  ChatLine,
  Join,
  Kick,
  ListedTable,
  NewProposal,
  NewTable,
  OwnGame,
  OwnTable,
  PlanAnswer,
  PlanRequest,
  Proof,
  Say,
  SeatBot,
  Seen,
  TableInfo,
  TableView,
  TurnRequest,
  TurnStored,
  UndoRequest,
  Vote,
  Wish,
} from './tables.ts';
import { ById, CountText, Data, Game, Id, MomentText, SeatsText } from './words.ts';

export const API_ROOT = '/api/v1';

const Flag = z.enum(['0', '1']);

/** All that can be asked of a server. */
export const API = {
  house: endpoint('GET /house', { who: 'anyone', says: 'What this server is and allows', answer: House }),

  // ---- People
  me: endpoint('GET /me', {
    who: 'anyone',
    says: 'Who asks; null if nobody is known by the cookie or token',
    answer: z.object({ me: z.nullable(Me) }),
  }),
  newGuest: endpoint('POST /guests', {
    who: 'anyone',
    says: 'Becomes a guest with a name; the answer sets the cookie',
    body: NewGuest,
    answer: Me,
  }),
  changeMe: endpoint('PATCH /me', {
    who: 'known',
    says: 'Changes name or settings',
    body: ChangeMe,
    answer: Me,
  }),
  deleteMe: endpoint('DELETE /me', {
    who: 'known',
    says: 'Deletes the account: name and chat are blanked, the moves of games stay',
  }),
  myData: endpoint('GET /me/data', { who: 'known', says: 'Everything stored about the asker', answer: Data }),
  signOut: endpoint('POST /me/sign-out', { who: 'known', says: 'Forgets the asker in this browser' }),
  askPasskey: endpoint('POST /passkeys/options', {
    who: 'known',
    says: 'Begins to add a passkey to the own account',
    answer: Ceremony,
  }),
  addPasskey: endpoint('POST /passkeys', {
    who: 'known',
    says: 'Adds the passkey that the authenticator made',
    body: CeremonyAnswer,
    answer: Me,
  }),
  askSignIn: endpoint('POST /sign-in/options', {
    who: 'anyone',
    says: 'Begins to sign in with a passkey',
    answer: Ceremony,
  }),
  signIn: endpoint('POST /sign-in', {
    who: 'anyone',
    says: 'Signs in with a passkey; the answer sets the cookie',
    body: CeremonyAnswer,
    answer: Me,
  }),
  newMoveCode: endpoint('POST /me/move-code', {
    who: 'known',
    says: 'A code to type on another device, good once and for ten minutes',
    answer: MoveCode,
  }),
  useMoveCode: endpoint('POST /move', {
    who: 'anyone',
    says: 'Becomes the person whose code it is; the answer sets the cookie',
    body: UseMoveCode,
    answer: Me,
  }),
  tokens: endpoint('GET /me/tokens', {
    who: 'known',
    says: 'The access tokens of the own bots',
    answer: z.object({ tokens: z.array(Token) }),
  }),
  newToken: endpoint('POST /me/tokens', {
    who: 'known',
    says: 'A bot account with an access token; the secret is shown this once',
    body: NewToken,
    answer: MadeToken,
  }),
  deleteToken: endpoint('DELETE /me/tokens/:id', {
    who: 'known',
    says: 'Ends a token',
    params: ById,
  }),
  notices: endpoint('GET /me/notices', {
    who: 'known',
    says: 'How the asker is told of games that wait',
    answer: Notices,
  }),
  changeNotices: endpoint('PATCH /me/notices', {
    who: 'known',
    says: 'Changes that',
    body: ChangeNotices,
    answer: Notices,
  }),
  muted: endpoint('GET /me/muted', {
    who: 'known',
    says: 'People whose chat the asker does not see',
    answer: Muted,
  }),
  mute: endpoint('PUT /me/muted/:id', {
    who: 'known',
    says: 'Mutes somebody, or hears them again',
    params: ById,
    body: Mute,
  }),
  myGames: endpoint('GET /me/games', {
    who: 'known',
    says: 'The own games that go on, those that wait for the asker first',
    answer: z.object({ games: z.array(OwnGame) }),
  }),
  kept: endpoint('GET /me/kept', {
    who: 'known',
    says: 'The games of the own devices that the account keeps, the one played last first',
    answer: z.object({ games: z.array(KeptGame) }),
  }),
  keptRecord: endpoint('GET /me/kept/:id', {
    who: 'known',
    says: 'The record of such a game; nobody else can read it',
    params: z.strictObject({ id: KeptId }),
    answer: z.string(),
    type: 'text/plain',
  }),
  keep: endpoint('PUT /me/kept/:id', {
    who: 'known',
    says: 'Keeps a game of a device with the account, in place of the one that the device knows of',
    params: z.strictObject({ id: KeptId }),
    body: KeepGame,
  }),
  dropKept: endpoint('DELETE /me/kept/:id', {
    who: 'known',
    says: 'Keeps such a game no longer',
    params: z.strictObject({ id: KeptId }),
  }),
  profile: endpoint('GET /people/:id', {
    who: 'anyone',
    says: 'Somebody with ratings and statistics',
    params: ById,
    answer: Profile,
  }),
  history: endpoint('GET /people/:id/games', {
    who: 'anyone',
    says: 'Finished games of somebody, newest first',
    params: ById,
    query: z.strictObject({ before: z.optional(MomentText) }),
    answer: z.object({ tables: z.array(TableInfo), more: z.boolean() }),
  }),
  leaders: endpoint('GET /leaders/:game/:seats', {
    who: 'anyone',
    says: 'The best rated players and bots',
    params: z.strictObject({ game: Game, seats: SeatsText }),
    answer: z.object({ leaders: z.array(Leader) }),
  }),

  // ---- Tables
  lobby: endpoint('GET /tables', {
    who: 'anyone',
    says: 'Listed tables where somebody can sit down or watch, those with free seats first',
    answer: z.object({ tables: z.array(ListedTable) }),
  }),
  newTable: endpoint('POST /tables', {
    who: 'known',
    says: 'Sets up a table',
    body: NewTable,
    answer: OwnTable,
  }),
  table: endpoint('GET /tables/:id', {
    who: 'anyone',
    says: 'A table as the asker may see it',
    params: ById,
    query: z.strictObject({ since: z.optional(CountText), at: z.optional(CountText) }),
    answer: TableView,
  }),
  invitation: endpoint('GET /tables/:id/invitation', {
    who: 'known',
    says: 'The own seat and the words of the invitation, for those who sit there',
    params: ById,
    answer: OwnTable,
  }),
  join: endpoint('POST /tables/:id/join', {
    who: 'known',
    says: 'Sits down; the nonce goes into the shuffles',
    params: ById,
    body: Join,
    answer: OwnTable,
  }),
  leave: endpoint('POST /tables/:id/leave', {
    who: 'known',
    says: 'Stands up before the start',
    params: ById,
  }),
  kick: endpoint('POST /tables/:id/kick', {
    who: 'known',
    says: 'The host frees a seat before the start, with those of that person’s bots',
    params: ById,
    body: Kick,
  }),
  seatBot: endpoint('POST /tables/:id/bots', {
    who: 'known',
    says: 'The host puts a bot on a free seat before the start, or takes it away',
    params: ById,
    body: SeatBot,
    answer: TableInfo,
  }),
  start: endpoint('POST /tables/:id/start', {
    who: 'known',
    says: 'The host starts the game; every seat must be taken',
    params: ById,
    answer: TableInfo,
  }),
  rematch: endpoint('POST /tables/:id/rematch', {
    who: 'known',
    says: 'A new table like this one; the first one to ask makes it, the others of this table get its invitation',
    params: ById,
    body: Wish,
    answer: OwnTable,
  }),

  // ---- Playing
  plan: endpoint('POST /tables/:id/plan', {
    who: 'known',
    says: 'How a turn can begin, or go on after its first moves: for players who do not know the rules. Stores nothing',
    params: ById,
    body: PlanRequest,
    answer: PlanAnswer,
  }),
  turn: endpoint('POST /tables/:id/turns', {
    who: 'known',
    says: 'Plays a whole turn. It is on disk when the answer comes',
    params: ById,
    body: TurnRequest,
    answer: TurnStored,
  }),
  undo: endpoint('POST /tables/:id/undo', {
    who: 'known',
    says: 'Takes back the own last turn while that is free',
    params: ById,
    body: UndoRequest,
    answer: TurnStored,
  }),
  propose: endpoint('POST /tables/:id/proposals', {
    who: 'known',
    says: 'Asks the others to go back to an earlier turn, or to abandon the game: in a rated game with those, too, whose seats a bot plays for a while',
    params: ById,
    body: NewProposal,
    answer: TableInfo,
  }),
  vote: endpoint('POST /tables/:id/votes', {
    who: 'known',
    says: 'Agrees to a proposal or declines it. Whoever made one that was declined, or withdrew it, can make the next one at this table after 10 seconds; each time it happens again the wait is twice as long, up to ten minutes',
    params: ById,
    body: Vote,
    answer: TableInfo,
  }),
  resign: endpoint('POST /tables/:id/resign', {
    who: 'known',
    says: 'Hands the own seat to a bot for good. With one other person left, or none, the game ends instead as `abandoned`, and those who stayed share the first place',
    params: ById,
    body: Wish,
    answer: TableInfo,
  }),
  comeBack: endpoint('POST /tables/:id/come-back', {
    who: 'known',
    says: 'Takes the own seat back from a bot',
    params: ById,
    body: Wish,
    answer: TableInfo,
  }),
  seen: endpoint('POST /tables/:id/seen', {
    who: 'known',
    says: 'Tells the others up to which move the asker has seen the game',
    params: ById,
    body: Seen,
  }),

  // ---- Talking
  chat: endpoint('GET /tables/:id/chat', {
    who: 'anyone',
    says: 'The last lines of the chat',
    params: ById,
    answer: z.object({ lines: z.array(ChatLine) }),
  }),
  say: endpoint('POST /tables/:id/chat', {
    who: 'known',
    says: 'Says something at a table where the asker sits',
    params: ById,
    body: Say,
    answer: ChatLine,
  }),
  report: endpoint('POST /tables/:id/chat/:number/report', {
    who: 'known',
    says: 'Reports a line of the chat to the operator',
    params: z.strictObject({ id: Id, number: CountText }),
    body: Report,
  }),

  // ---- Records
  record: endpoint('GET /tables/:id/record', {
    who: 'anyone',
    says: 'The record of a game that is over',
    params: ById,
    answer: z.string(),
    type: 'text/plain',
  }),
  proof: endpoint('GET /tables/:id/proof', {
    who: 'anyone',
    says: 'What the shuffles of a game that is over were made of',
    params: ById,
    answer: Proof,
  }),
  records: endpoint('GET /records', {
    who: 'anyone',
    says: 'Records of finished games in bulk, one JSON object a line, oldest first',
    query: z.strictObject({
      game: z.optional(Game),
      after: z.optional(MomentText),
      most: z.optional(CountText),
    }),
    answer: z.string(),
    type: 'application/x-ndjson',
  }),

  // ---- Streams
  stream: endpoint('GET /stream', {
    who: 'anyone',
    says:
      'Everything that happens at the watched tables (ids with commas), in the lobby and with the own games, as ' +
      'server-sent events, or as one JSON object a line if the asker accepts application/x-ndjson',
    query: z.strictObject({
      tables: z.optional(z.string().check(z.maxLength(600))),
      lobby: z.optional(Flag),
      games: z.optional(Flag),
      /** What a browser sends as Last-Event-ID when it comes back by itself. */
      last: z.optional(z.string().check(z.maxLength(800))),
    }),
    answer: z.string(),
    type: 'text/event-stream',
  }),

  ...CREDENTIALS_API,
  ...OPERATOR_API,
} as const;

export type Api = typeof API;
export type ApiName = keyof Api;
