import { accept } from '@taproom/games';
import type { TaproomServer } from '../../operate/server.ts';
import { type Answer, DONE, type Done, problem } from '../../problem.ts';
import type { TableRow } from '../../store/rows.ts';
import type { Handlers } from '../handler.ts';

type TableName =
  | 'myGames'
  | 'newTable'
  | 'table'
  | 'invitation'
  | 'join'
  | 'leave'
  | 'kick'
  | 'seatBot'
  | 'start'
  | 'rematch'
  | 'plan'
  | 'turn'
  | 'undo'
  | 'propose'
  | 'vote'
  | 'resign'
  | 'comeBack'
  | 'seen'
  | 'record'
  | 'proof'
  | 'publish'
  | 'changeTable'
  | 'closeTable'
  | 'daily'
  | 'playDaily'
  | 'memo'
  | 'keepMemo';

export function tableHandlers(server: TaproomServer): Handlers<TableName> {
  const { lobby, referee, records, look, rooms, daily } = server.hall;
  const info = async (done: Answer<TableRow>) => (done.ok ? accept(await look.info(done.value)) : done);
  return {
    myGames: async ({ me }) => accept({ games: await server.ownGames(me) }),
    newTable: async ({ me, body, source }) => lobby.create(me, body, source),
    table: async ({ me, params, query, asker }) => {
      const room = await rooms.fresh(params.id, asker);
      if (room === null) return problem('no-such-thing');
      if (!(await daily.mayWatch(room.row, me?.id ?? null))) return problem('not-yours');
      if (room.isForeign) return room.whyNotPlaying();
      const seat = me === null ? null : room.seatOf(me.id);
      if (query.at !== undefined) return look.viewAt(room, seat, Number(query.at));
      return accept(await look.view(room, seat, Number(query.since ?? 0)));
    },
    invitation: async ({ me, params }) => {
      const room = await rooms.fresh(params.id);
      if (room !== null && !(await daily.mayWatch(room.row, me.id))) return problem('not-yours');
      return lobby.invitation(params.id, me);
    },
    join: async ({ me, params, body }) => lobby.join(params.id, me, body),
    leave: async ({ me, params }) => nothing(await lobby.leave(params.id, me)),
    kick: async ({ me, params, body }) =>
      nothing(await lobby.kick(params.id, me, body.seat, body.keepOut ? 'kept-out' : 'may-return')),
    changeTable: async ({ me, params, body }) => tableOf(await lobby.alter(params.id, me, body)),
    closeTable: async ({ me, params }) => nothing(await lobby.close(params.id, me)),
    seatBot: async ({ me, params, body }) =>
      tableOf(await lobby.seatBot(params.id, me, body.seat, body.level)),
    start: async ({ me, params }) => tableOf(await lobby.start(params.id, me)),
    rematch: async ({ me, params, body, source }) => lobby.rematch(params.id, me, body.key, source),

    plan: async ({ me, params, body }) => referee.plan(params.id, me, body.moves),
    turn: async ({ me, params, body }) => referee.turn(params.id, me, body),
    undo: async ({ me, params, body }) => referee.undo(params.id, me, body),
    propose: async ({ me, params, body }) => info(await referee.propose(params.id, me, body)),
    vote: async ({ me, params, body }) => info(await referee.vote(params.id, me, body)),
    resign: async ({ me, params, body }) => info(await referee.resign(params.id, me, body.key)),
    comeBack: async ({ me, params, body }) => info(await referee.comeBack(params.id, me, body.key)),
    seen: async ({ me, params, body }) => nothing(await referee.seen(params.id, me, body.at)),

    record: async ({ me, params }) => records.record(params.id, row => daily.mayWatch(row, me?.id ?? null)),
    proof: async ({ params }) => records.proof(params.id, async row => daily.mayProve(row)),
    daily: async ({ me, params, query }) => daily.deal(params.game, query.day, me),
    playDaily: async ({ me, params, body, source }) => daily.play(params.game, body.day, me, source),
    publish: async ({ me, params, body }) =>
      info(await server.publishing.set(params.id, me, body.published ? 'on' : 'off')),
    memo: async ({ me, params }) => server.memos.of(params.id, me),
    keepMemo: async ({ me, params, body }) => server.memos.keep(params.id, me, body.text),
  };
}

const nothing = (done: Answer<unknown>): Answer<Done> => (done.ok ? DONE : done);

const tableOf = <T>(done: Answer<{ readonly table: T }>): Answer<T> =>
  done.ok ? accept(done.value.table) : done;
