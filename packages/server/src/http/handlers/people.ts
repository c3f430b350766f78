import { accept } from '@taproom/games';
import { type TaproomServer, VERSION } from '../../operate/server.ts';
import type { NoticesCaller } from '../../people/notices.ts';
import { DONE, problem } from '../../problem.ts';
import type { CheckedRequest, Handlers } from '../handler.ts';
import type { Site } from '../site.ts';

type PeopleName =
  | 'house'
  | 'me'
  | 'newGuest'
  | 'changeMe'
  | 'deleteMe'
  | 'myData'
  | 'signOut'
  | 'sessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'passkeys'
  | 'changePasskey'
  | 'deletePasskey'
  | 'askPasskey'
  | 'addPasskey'
  | 'askSignIn'
  | 'signIn'
  | 'newMoveCode'
  | 'useMoveCode'
  | 'tokens'
  | 'newToken'
  | 'deleteToken'
  | 'notices'
  | 'changeNotices'
  | 'testNotice'
  | 'muteTable'
  | 'askMail'
  | 'confirmMail'
  | 'dropMail'
  | 'muted'
  | 'mute'
  | 'kept'
  | 'keptRecord'
  | 'keep'
  | 'dropKept'
  | 'profile'
  | 'history'
  | 'leaders';

/** Where browsers offer no passkeys, none are requested. */
const noPasskeys = (site: Site) => !site.passkeys;

type Caller = Pick<CheckedRequest<'notices'>, 'me' | 'pass' | 'site'>;
const callerOf = ({ me, pass, site: { root } }: Caller): NoticesCaller => ({ me, pass, root });

export function peopleHandlers(server: TaproomServer): Handlers<PeopleName> {
  const {
    config,
    repertoire,
    people,
    identities,
    passkeys,
    moveCodes,
    tokens,
    notices,
    mutes,
    kept,
    profiles,
  } = server;
  return {
    house: async ({ site }) =>
      accept({
        name: config.name,
        version: VERSION,
        rules: Object.fromEntries(repertoire.games.all.map(({ id, rules }) => [id, rules])),
        passkeys: site.passkeys,
        pushKey: server.messenger.pushKey,
        mail: server.messenger.canMail,
        grace: config.grace,
        reports: config.operators.size > 0,
      }),

    me: async ({ me, browser }) => {
      if (me !== null) browser.stay();
      return accept({ me: me === null ? null : await people.me(me) });
    },
    newGuest: async ({ body, browser }) => {
      const guest = await people.newGuest(body.name);
      await browser.enter(guest);
      return accept(await people.me(guest));
    },
    changeMe: async ({ me, body }) => people.change(me, body),
    deleteMe: async ({ me, browser }) => {
      await people.erase(me);
      await browser.leave();
      return DONE;
    },
    myData: async ({ me }) => accept(await people.data(me)),
    signOut: async ({ browser }) => {
      await browser.leave();
      return DONE;
    },
    sessions: async ({ me, pass }) => accept({ sessions: await identities.sessions(me, pass) }),
    endSession: async ({ me, pass, params, browser }) => {
      const isOwn = pass?.by === 'session' && pass.id === params.id;
      if (!isOwn) return identities.endSession(me, params.id);
      await browser.leave();
      return DONE;
    },
    endOtherSessions: async ({ me, pass }) => {
      await identities.endOthers(me, pass);
      return DONE;
    },

    askPasskey: async ({ me, site }) =>
      noPasskeys(site) ? problem('passkey-refused') : passkeys.askToAdd(me, site),
    addPasskey: async ({ me, body, site, device, pass }) => {
      const added = await passkeys.add(me, body, site, device, pass);
      return added.ok ? accept(await people.me(added.value)) : added;
    },
    askSignIn: async ({ site }) =>
      noPasskeys(site) ? problem('passkey-refused') : passkeys.askToSignIn(site),
    signIn: async ({ body, site, browser }) => {
      const known = await passkeys.signIn(body.ceremony, body.answer, site);
      if (!known.ok) return known;
      if (!(await browser.enter(known.value))) return problem('passkey-refused');
      return accept(await people.me(known.value));
    },
    passkeys: async ({ me }) => accept({ passkeys: await passkeys.of(me) }),
    changePasskey: async ({ me, params, body }) => passkeys.rename(me, params.id, body.name),
    deletePasskey: async ({ me, params }) => passkeys.remove(me, params.id),

    newMoveCode: async ({ me, pass }) => moveCodes.make(me, pass),
    useMoveCode: async ({ body, browser }) => {
      const code = await moveCodes.find(body.code);
      const person = code === null ? null : await server.store.people.get(code.person);
      if (code === null || person === null || person.deleted !== null) return problem('code-wrong');
      if (!(await browser.enter(person, code.digest))) return problem('code-wrong');
      return accept(await people.me(person));
    },

    tokens: async ({ me }) => accept({ tokens: await tokens.of(me) }),
    newToken: async ({ me, body, pass }) => tokens.make(me, body.name, pass),
    deleteToken: async ({ me, params }) => tokens.end(me, params.id),

    notices: async asked => accept(await notices.of(callerOf(asked))),
    changeNotices: async asked => notices.change(callerOf(asked), asked.body),
    testNotice: async asked => notices.test(callerOf(asked), asked.body.way),
    muteTable: async asked =>
      notices.muteTable(callerOf(asked), asked.params.id, asked.body.muted ? 'on' : 'off'),
    askMail: async asked => notices.askMail(callerOf(asked), asked.body.address, asked.body.language),
    confirmMail: async asked => notices.confirmMail(callerOf(asked), asked.body.code),
    dropMail: async asked => notices.dropMail(callerOf(asked)),
    muted: async ({ me }) => accept({ people: await mutes.of(me) }),
    mute: async ({ me, params, body }) => mutes.set(me, params.id, body.muted ? 'on' : 'off'),

    kept: async ({ me }) => accept({ games: await kept.of(me) }),
    keptRecord: async ({ me, params }) => kept.record(me, params.id),
    keep: async ({ me, params, body }) => kept.keep(me, params.id, body),
    dropKept: async ({ me, params }) => kept.drop(me, params.id),

    profile: async ({ params }) => profiles.of(params.id),
    history: async ({ me, params, query }) =>
      profiles.history(params.id, query.before === undefined ? null : Number(query.before), me?.id ?? null),
    leaders: async ({ params }) => {
      const game = repertoire.games.find(params.game);
      if (!game.ok) return problem('unknown-game', { refusal: { ...game.refusal } });
      return accept({ leaders: await profiles.leaders(params.game, Number(params.seats)) });
    },
  };
}
