import * as z from 'zod/mini';
import { CREDENTIALS_API } from './credentials.ts';
import { DAILY_API } from './daily.ts';
import { endpoint } from './endpoint.ts';
import { House } from './house.ts';
import { NOTICES_API } from './notices.ts';
import { OPERATOR_API } from './operator.ts';
import {
  Ceremony,
  CeremonyAnswer,
  ChangeMe,
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
  Profile,
  Report,
  Token,
  UseMoveCode,
} from './people.ts';
import { RECORDS_API } from './records.ts';
import {
  ChatLine,
  FinishedTable,
  Join,
  Kick,
  ListedTable,
  NewProposal,
  NewTable,
  OwnGame,
  OwnTable,
  PlanAnswer,
  PlanRequest,
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
import { UPKEEP_API } from './upkeep.ts';
import { ById, CountText, Data, Game, Id, MomentText, SeatsText } from './words.ts';

export const API_ROOT = '/api/v1';

const Flag = z.enum(['0', '1']);

/** All endpoints of a server. */
export const API = {
  house: endpoint('GET /house', {
    who: 'anyone',
    says: 'What this server is and what it allows',
    answer: House,
  }),

  // ---- People
  me: endpoint('GET /me', {
    who: 'anyone',
    says: 'The current account; null without a valid cookie or token',
    answer: z.object({ me: z.nullable(Me) }),
  }),
  newGuest: endpoint('POST /guests', {
    who: 'anyone',
    says: 'Creates a guest account; the response sets the cookie',
    body: NewGuest,
    answer: Me,
  }),
  changeMe: endpoint('PATCH /me', {
    who: 'known',
    says: 'Changes your name or settings',
    body: ChangeMe,
    answer: Me,
  }),
  deleteMe: endpoint('DELETE /me', {
    who: 'known',
    says: 'Deletes your account with its name and chat messages; the moves of games stay',
  }),
  myData: endpoint('GET /me/data', {
    who: 'known',
    says: 'Everything stored about your account',
    answer: Data,
  }),
  signOut: endpoint('POST /me/sign-out', { who: 'known', says: 'Signs out this browser' }),
  askPasskey: endpoint('POST /passkeys/options', {
    who: 'known',
    says: 'Starts adding a passkey to your account',
    answer: Ceremony,
  }),
  addPasskey: endpoint('POST /passkeys', {
    who: 'known',
    says: 'Adds the passkey created by the authenticator',
    body: CeremonyAnswer,
    answer: Me,
  }),
  askSignIn: endpoint('POST /sign-in/options', {
    who: 'anyone',
    says: 'Starts signing in with a passkey',
    answer: Ceremony,
  }),
  signIn: endpoint('POST /sign-in', {
    who: 'anyone',
    says: 'Signs in with a passkey; the response sets the cookie',
    body: CeremonyAnswer,
    answer: Me,
  }),
  newMoveCode: endpoint('POST /me/move-code', {
    who: 'known',
    says: 'Creates a code for another device, valid once and for ten minutes',
    answer: MoveCode,
  }),
  useMoveCode: endpoint('POST /move', {
    who: 'anyone',
    says: 'Signs in with a code from another device; the response sets the cookie',
    body: UseMoveCode,
    answer: Me,
  }),
  tokens: endpoint('GET /me/tokens', {
    who: 'known',
    says: 'The access tokens of your bots',
    answer: z.object({ tokens: z.array(Token) }),
  }),
  newToken: endpoint('POST /me/tokens', {
    who: 'known',
    says: 'Creates a bot account with an access token; the secret is shown only once',
    body: NewToken,
    answer: MadeToken,
  }),
  deleteToken: endpoint('DELETE /me/tokens/:id', {
    who: 'known',
    says: 'Revokes a token',
    params: ById,
  }),
  muted: endpoint('GET /me/muted', {
    who: 'known',
    says: 'The players you have muted',
    answer: Muted,
  }),
  mute: endpoint('PUT /me/muted/:id', {
    who: 'known',
    says: 'Mutes or unmutes a player',
    params: ById,
    body: Mute,
  }),
  myGames: endpoint('GET /me/games', {
    who: 'known',
    says: 'Your games in progress, those waiting for you first',
    answer: z.object({ games: z.array(OwnGame) }),
  }),
  kept: endpoint('GET /me/kept', {
    who: 'known',
    says: 'Games from your devices saved to your account, most recently played first',
    answer: z.object({ games: z.array(KeptGame) }),
  }),
  keptRecord: endpoint('GET /me/kept/:id', {
    who: 'known',
    says: 'The record of a saved game; nobody else can read it',
    params: z.strictObject({ id: KeptId }),
    answer: z.string(),
    type: 'text/plain',
  }),
  keep: endpoint('PUT /me/kept/:id', {
    who: 'known',
    says: 'Saves a game from a device to your account, replacing the version that device saw last',
    params: z.strictObject({ id: KeptId }),
    body: KeepGame,
  }),
  dropKept: endpoint('DELETE /me/kept/:id', {
    who: 'known',
    says: 'Deletes a saved game',
    params: z.strictObject({ id: KeptId }),
  }),
  profile: endpoint('GET /people/:id', {
    who: 'anyone',
    says: 'A player with ratings and statistics',
    params: ById,
    answer: Profile,
  }),
  history: endpoint('GET /people/:id/games', {
    who: 'anyone',
    says: 'A player’s finished games with their results, newest first: public ones, and those you played yourself',
    params: ById,
    query: z.strictObject({ before: z.optional(MomentText) }),
    answer: z.object({ tables: z.array(FinishedTable), more: z.boolean() }),
  }),
  leaders: endpoint('GET /leaders/:game/:seats', {
    who: 'anyone',
    says: 'The highest-rated players and bots',
    params: z.strictObject({ game: Game, seats: SeatsText }),
    answer: z.object({ leaders: z.array(Leader) }),
  }),

  // ---- Tables
  lobby: endpoint('GET /tables', {
    who: 'anyone',
    says: 'Listed tables you can join or watch, those with free seats first',
    answer: z.object({ tables: z.array(ListedTable) }),
  }),
  newTable: endpoint('POST /tables', {
    who: 'known',
    says: 'Creates a table',
    body: NewTable,
    answer: OwnTable,
  }),
  table: endpoint('GET /tables/:id', {
    who: 'anyone',
    says: 'A table as you may see it',
    params: ById,
    query: z.strictObject({ since: z.optional(CountText), at: z.optional(CountText) }),
    answer: TableView,
  }),
  invitation: endpoint('GET /tables/:id/invitation', {
    who: 'known',
    says: 'Your seat and the invitation code, for players at the table',
    params: ById,
    answer: OwnTable,
  }),
  join: endpoint('POST /tables/:id/join', {
    who: 'known',
    says: 'Takes a seat; the nonce goes into the shuffles',
    params: ById,
    body: Join,
    answer: OwnTable,
  }),
  leave: endpoint('POST /tables/:id/leave', {
    who: 'known',
    says: 'Leaves your seat before the game starts. The table stays open; if the host leaves, another player becomes the host, or whoever sits down next',
    params: ById,
  }),
  kick: endpoint('POST /tables/:id/kick', {
    who: 'known',
    says: 'The host removes a player and their bots before the game starts. They can come back unless `keepOut` is set',
    params: ById,
    body: Kick,
  }),
  seatBot: endpoint('POST /tables/:id/bots', {
    who: 'known',
    says: 'The host adds a bot to a free seat before the game starts, or removes it',
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
    says: 'A rematch: the first request creates a new table like this one, later ones return its invitation',
    params: ById,
    body: Wish,
    answer: OwnTable,
  }),

  // ---- Playing
  plan: endpoint('POST /tables/:id/plan', {
    who: 'known',
    says: 'The legal moves at the start of a turn or after its first moves, for clients that don’t implement the rules. Stores nothing',
    params: ById,
    body: PlanRequest,
    answer: PlanAnswer,
  }),
  turn: endpoint('POST /tables/:id/turns', {
    who: 'known',
    says: 'Plays a whole turn. It is on disk before the response is sent',
    params: ById,
    body: TurnRequest,
    answer: TurnStored,
  }),
  undo: endpoint('POST /tables/:id/undo', {
    who: 'known',
    says: 'Takes back your last turn, as long as nobody else has to agree',
    params: ById,
    body: UndoRequest,
    answer: TurnStored,
  }),
  propose: endpoint('POST /tables/:id/proposals', {
    who: 'known',
    says: 'Asks the others to go back to an earlier turn or to abandon the game. In a rated game this includes players whose seats a bot is currently playing',
    params: ById,
    body: NewProposal,
    answer: TableInfo,
  }),
  vote: endpoint('POST /tables/:id/votes', {
    who: 'known',
    says: 'Agrees to a proposal or declines it. After a proposal has been declined or withdrawn, its author has to wait 10 seconds before the next one at this table; the wait doubles each time, up to ten minutes',
    params: ById,
    body: Vote,
    answer: TableInfo,
  }),
  resign: endpoint('POST /tables/:id/resign', {
    who: 'known',
    says: 'Hands your seat to a bot for good, and the others play on. If nobody else is left, or at most one person in a rated game, the game ends as `abandoned`: a rated one with those who stayed in first place, any other without a result',
    params: ById,
    body: Wish,
    answer: TableInfo,
  }),
  comeBack: endpoint('POST /tables/:id/come-back', {
    who: 'known',
    says: 'Takes your seat back from a bot',
    params: ById,
    body: Wish,
    answer: TableInfo,
  }),
  seen: endpoint('POST /tables/:id/seen', {
    who: 'known',
    says: 'Reports how many moves of the game you have seen, so that the others know',
    params: ById,
    body: Seen,
  }),

  // ---- Talking
  chat: endpoint('GET /tables/:id/chat', {
    who: 'anyone',
    says: 'The latest chat messages',
    params: ById,
    answer: z.object({ lines: z.array(ChatLine) }),
  }),
  say: endpoint('POST /tables/:id/chat', {
    who: 'known',
    says: 'Sends a chat message at your table',
    params: ById,
    body: Say,
    answer: ChatLine,
  }),
  report: endpoint('POST /tables/:id/chat/:number/report', {
    who: 'known',
    says: 'Reports a chat message to the operator',
    params: z.strictObject({ id: Id, number: CountText }),
    body: Report,
  }),

  // ---- Streams
  stream: endpoint('GET /stream', {
    who: 'anyone',
    says:
      'Everything that happens at the watched tables (comma-separated ids), in the lobby and in your games, as ' +
      'server-sent events, or as one JSON object per line if you accept application/x-ndjson',
    query: z.strictObject({
      tables: z.optional(z.string().check(z.maxLength(600))),
      lobby: z.optional(Flag),
      games: z.optional(Flag),
      /** What a browser sends as Last-Event-ID when it reconnects automatically. */
      last: z.optional(z.string().check(z.maxLength(800))),
    }),
    answer: z.string(),
    type: 'text/event-stream',
  }),

  ...DAILY_API,
  ...RECORDS_API,
  ...UPKEEP_API,
  ...CREDENTIALS_API,
  ...NOTICES_API,
  ...OPERATOR_API,
} as const;

export type Api = typeof API;
export type ApiName = keyof Api;
