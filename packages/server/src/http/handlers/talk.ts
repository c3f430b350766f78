import { accept } from '@taproom/games';
import type { TaproomServer } from '../../operate/server.ts';
import type { Handlers } from '../handler.ts';

type TalkName =
  | 'chat'
  | 'say'
  | 'report'
  | 'reports'
  | 'closeReport'
  | 'bans'
  | 'ban'
  | 'rename'
  | 'hideChat';

/** Chat, and its moderation by operators. */
export function talkHandlers({ talk, operator }: TaproomServer): Handlers<TalkName> {
  return {
    chat: async ({ me, params }) => {
      const lines = await talk.lines(params.id, me);
      return lines.ok ? accept({ lines: lines.value }) : lines;
    },
    say: async ({ me, params, body }) => talk.say(params.id, me, body.text, body.key),
    report: async ({ me, params, body }) =>
      talk.report(params.id, Number(params.number), me, body.why, body.key),

    reports: async () => accept({ reports: await operator.reports() }),
    closeReport: async ({ params }) => operator.closeReport(params.id),
    bans: async () => accept({ people: await operator.bans() }),
    ban: async ({ me, params, body }) => operator.ban(me, params.id, body.banned ? 'on' : 'off'),
    rename: async ({ params, body }) => operator.rename(params.id, body.name),
    hideChat: async ({ body }) =>
      operator.hideChat(body.table, body.number, body.hidden ? 'hidden' : 'shown'),
  };
}
