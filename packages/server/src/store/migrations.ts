import { either, type Sql } from './sql.ts';

/** For steps in which one kind of database has nothing to do. */
const NOTHING = 'select 1';

/**
 * The schema, step by step: number n of this list leads from version n − 1 to n. A released step is never changed. Both
 * kinds of database understand the SQL used here: flags are 0 or 1, and structured data is JSON.
 */
export const MIGRATIONS: readonly (readonly (string | Sql)[])[] = [
  [
    `create table people (
      id text primary key, name text not null, kind text not null, owner text,
      operator integer not null, banned integer not null, created bigint not null, active bigint not null,
      deleted bigint, settings text
    )`,
    `create index people_owner on people (owner) where owner is not null`,
    `create table sessions (
      digest text primary key, person text not null references people (id), created bigint not null
    )`,
    `create index sessions_person on sessions (person)`,
    `create table passkeys (
      id text primary key, person text not null references people (id), "publicKey" text not null,
      counter bigint not null, transports text not null, created bigint not null
    )`,
    `create index passkeys_person on passkeys (person)`,
    `create table ceremonies (
      id text primary key, kind text not null, challenge text not null, person text references people (id),
      until bigint not null
    )`,
    `create index ceremonies_until on ceremonies (until)`,
    `create index ceremonies_person on ceremonies (person) where person is not null`,
    `create table codes (
      digest text primary key, person text not null references people (id), until bigint not null
    )`,
    `create index codes_until on codes (until)`,
    `create index codes_person on codes (person)`,
    `create table tokens (
      id text primary key, digest text not null unique, person text not null references people (id),
      owner text not null references people (id), name text not null, created bigint not null, used bigint
    )`,
    `create index tokens_owner on tokens (owner)`,
    `create index tokens_person on tokens (person)`,
    `create table notices (
      person text primary key references people (id), feed text unique, webhook text, push text
    )`,
    `create table mutes (
      person text not null references people (id), muted text not null references people (id),
      primary key (person, muted)
    )`,
    `create index mutes_muted on mutes (muted)`,
    `create table tables (
      id text primary key, game text not null, rules integer not null, options text not null, pace text not null,
      rated integer not null, listed integer not null, chat integer not null, "memoryAid" integer not null,
      status text not null, host text not null references people (id), seats text not null,
      created bigint not null, started bigint, ended bigint, secret text not null, invite text not null,
      proposal text, rematch text, due bigint, version integer not null,
      -- the host's key of the wish that made the table
      key text not null,
      -- when the row last changed, for tables that nobody comes to
      changed bigint not null,
      -- how many entries the log has, and how many lines of chat there ever were
      entries integer not null default 0, lines integer not null default 0,
      -- who does the due work, until when, and the fencing number
      holder text, held bigint not null default 0, fence integer not null default 0,
      unique (host, key)
    )`,
    `create index tables_lobby on tables (created) where listed = 1 and status in ('open', 'playing')`,
    `create index tables_due on tables (due) where due is not null`,
    `create index tables_open on tables (changed) where status = 'open'`,
    `create index tables_finished on tables (ended) where status = 'finished'`,
    `create index tables_finished_game on tables (game, ended) where status = 'finished'`,
    // whose games go on (ended is null) and were played, so that nobody has to look into the seats of all tables
    `create table sitters (
      "table" text not null references tables (id), person text not null references people (id), ended bigint,
      primary key ("table", person)
    )`,
    `create index sitters_person on sitters (person, ended)`,
    `create table turns (
      "table" text not null references tables (id), first integer not null, entries text not null,
      at bigint not null, person text, key text, cause text not null,
      primary key ("table", first)
    )`,
    `create unique index turns_key on turns ("table", key) where key is not null`,
    `create table presence (
      "table" text not null references tables (id), seat integer not null, seen integer not null,
      until bigint not null,
      primary key ("table", seat)
    )`,
    `create index presence_until on presence (until)`,
    `create table chat (
      "table" text not null references tables (id), number integer not null,
      person text not null references people (id), at bigint not null, text text not null,
      hidden integer not null, key text not null,
      primary key ("table", number)
    )`,
    `create unique index chat_key on chat ("table", person, key)`,
    `create index chat_person on chat (person, at)`,
    `create index chat_at on chat (at)`,
    `create table reports (
      id text primary key, "table" text not null references tables (id), number integer not null,
      by text not null references people (id), why text not null, at bigint not null, closed integer not null
    )`,
    `create index reports_open on reports (at) where closed = 0`,
    `create index reports_table on reports ("table")`,
    `create table results (
      "table" text not null references tables (id), seat integer not null, person text references people (id),
      level text, score double precision not null, place integer not null,
      -- for the statistics: a shared win is split
      game text not null, seats integer not null, won double precision not null,
      primary key ("table", seat)
    )`,
    `create index results_person on results (person) where person is not null`,
    // who: a person's id or a level's name, as kind says
    `create table ratings (
      game text not null, seats integer not null, kind text not null, who text not null,
      mu double precision not null, sigma double precision not null, games integer not null,
      primary key (game, seats, kind, who)
    )`,
    `create index ratings_leaders on ratings (game, seats, (mu - 3 * sigma))`,
    `create index ratings_who on ratings (kind, who)`,
  ],
  [
    // games of people's own devices
    `create table kept (
      person text not null references people (id), id text not null, played bigint not null, record text not null,
      primary key (person, id)
    )`,
    `create index kept_played on kept (person, played)`,
    `alter table tables add column kicked text not null default '[]'`,
    // what happens to lines of chat is counted together with them, in the table's row
    `alter table chat add column change integer not null default 0`,
    `update chat set change = number`,
    `create index chat_change on chat ("table", change)`,
    `create index reports_by on reports (by)`,
    `create index people_banned on people (name) where banned = 1 and deleted is null`,
    `create index people_guests on people (active) where kind = 'guest' and deleted is null`,
  ],
  [
    // a turn has where it ends in its own row, so that the table's row need not be written with each
    `alter table turns add column last integer not null default 0`,
    `update turns set last = coalesce(
      (select min(later.first) - 1 from turns later where later."table" = turns."table" and later.first > turns.first),
      (select entries from tables where id = turns."table")
    )`,
    `alter table tables drop column entries`,
    // whoever appends a turn has read all before it, and knows their keys
    `drop index turns_key`,
  ],
  [
    // Idempotency keys belong to whoever made a table, not to its host of today: else a table can't be left to
    // someone who has used the same key. SQLite can't drop a constraint, so the table is made again. Other tables
    // refer to it: the foreign keys are checked when the whole step is committed. These statements come first in the
    // step, as they copy the columns of the step before.
    either({ sqlite: 'pragma defer_foreign_keys = on', postgres: NOTHING }),
    either({ sqlite: 'create table old_tables as select * from tables', postgres: NOTHING }),
    either({ sqlite: 'delete from tables', postgres: NOTHING }),
    either({ sqlite: 'drop table tables', postgres: NOTHING }),
    either({
      sqlite: `create table tables (
        id text primary key, game text not null, rules integer not null, options text not null, pace text not null,
        rated integer not null, listed integer not null, chat integer not null, "memoryAid" integer not null,
        status text not null, host text not null references people (id), seats text not null,
        created bigint not null, started bigint, ended bigint, secret text not null, invite text not null,
        proposal text, rematch text, due bigint, version integer not null,
        key text not null, changed bigint not null, lines integer not null default 0,
        holder text, held bigint not null default 0, fence integer not null default 0,
        kicked text not null default '[]', maker text not null references people (id)
      )`,
      postgres: 'alter table tables drop constraint tables_host_key_key',
    }),
    either({
      sqlite: `insert into tables (
          id, game, rules, options, pace, rated, listed, chat, "memoryAid", status, host, seats, created, started,
          ended, secret, invite, proposal, rematch, due, version, key, changed, lines, holder, held, fence, kicked,
          maker
        ) select
          id, game, rules, options, pace, rated, listed, chat, "memoryAid", status, host, seats, created, started,
          ended, secret, invite, proposal, rematch, due, version, key, changed, lines, holder, held, fence, kicked,
          host
        from old_tables`,
      postgres: 'alter table tables add column maker text references people (id)',
    }),
    either({ sqlite: 'pragma defer_foreign_keys = off', postgres: NOTHING }),
    either({ sqlite: 'drop table old_tables', postgres: 'update tables set maker = host' }),
    either({ sqlite: NOTHING, postgres: 'alter table tables alter column maker set not null' }),
    ...[
      `create index tables_lobby on tables (created) where listed = 1 and status in ('open', 'playing')`,
      `create index tables_due on tables (due) where due is not null`,
      `create index tables_open on tables (changed) where status = 'open'`,
      `create index tables_finished on tables (ended) where status = 'finished'`,
      `create index tables_finished_game on tables (game, ended) where status = 'finished'`,
    ].map(sqlite => either({ sqlite, postgres: NOTHING })),
    `create unique index tables_maker on tables (maker, key)`,
    // a digest of the request that made the table; empty where it is not known
    `alter table tables add column wish text not null default ''`,
    // requests at the table that are in no turn, with their keys
    `alter table tables add column asked text not null default '[]'`,
    // the records of games that are over, without names: these can change
    `create table records ("table" text primary key references tables (id), text text not null)`,
    `alter table tables add column recorded integer not null default 0`,
    `create index tables_unrecorded on tables (ended, id)
      where recorded = 0 and status in ('finished', 'abandoned')`,
    // who answers for a table: its host, or the owner of a host who is a bot; due work is shared out by this, and limited
    `alter table tables add column account text not null default ''`,
    `update tables set account = coalesce(
      (select coalesce(people.owner, people.id) from people where people.id = tables.host), host)`,
    `create index tables_account on tables (account, status) where status in ('open', 'playing')`,
    // Sessions can be listed, ended one by one, and expire when they are not used. The id is public to their owner; the
    // secret, and so the digest, stays private. Of older ones nobody knows when they were used: as late as possible.
    `alter table sessions add column id text not null default ''`,
    `alter table sessions add column used bigint not null default 0`,
    `alter table sessions add column device text`,
    `update sessions set id = replace(substr(digest, 1, 20), '0', 'g'), used = coalesce(
      (select active from people where people.id = sessions.person), created
    )`,
    `create unique index sessions_id on sessions (id)`,
    `create index sessions_used on sessions (used)`,
    // The host (relying party) that a passkey was made for; null for older ones until they are used again.
    `alter table passkeys add column host text`,
    `alter table passkeys add column name text not null default ''`,
    `alter table passkeys add column used bigint`,
    // The session whose browser receives the push messages: they stop when it ends.
    `alter table notices add column session text`,
    `create index people_deleted on people (deleted) where deleted is not null`,
    `create index tables_host on tables (host) where status = 'open'`,
    // The lobby: how many seats are free, and a digest of the address that a table was set up from (empty if it is not
    // known). The indexes have all that is needed to share out the lobby.
    `alter table tables add column free integer not null default 0`,
    `alter table tables add column source text not null default ''`,
    either({
      sqlite: `update tables set free = (select count(*) from json_each(seats)
        where value ->> '$.person' is null and value ->> '$.level' is null) where status = 'open'`,
      postgres: `update tables set free = (select count(*) from json_array_elements(seats::json) as seat
        where seat ->> 'person' is null and seat ->> 'level' is null) where status = 'open'`,
    }),
    `drop index tables_lobby`,
    `create index tables_free on tables (created, listed, status, free, id, account, source)
      where listed = 1 and status in ('open', 'playing') and free > 0`,
    `create index tables_full on tables (created, listed, status, free, id, account, source)
      where listed = 1 and status in ('open', 'playing') and free = 0`,
    // The sign of life of all nodes, and the times in which there was none: these are on nobody's clock.
    `create table heartbeat (id integer primary key, at bigint not null)`,
    `create table pauses (since bigint primary key, until bigint not null)`,
    `create index pauses_until on pauses (until)`,
    // whose proposals were declined how often in a row, and when: whoever asks again and again has to wait
    `alter table tables add column declined text not null default '[]'`,
    // what clients show to help, by name: it was one help of one game
    `alter table tables add column aids text not null default '[]'`,
    `update tables set aids = '["memory"]' where "memoryAid" = 1`,
    `alter table tables drop column "memoryAid"`,
  ],
  // What happens between people at a table.
  [
    // the host has left: whoever sits down next becomes the host
    `alter table tables add column passes integer not null default 0`,
    // whom the host has removed and not kept out: they are notified, and can sit down again
    `alter table tables add column removed text not null default '[]'`,
    // the times in which the clocks stood still because someone asked to go back
    `alter table tables add column stops text not null default '[]'`,
    // who has agreed to publish a game of an unlisted table, and whether anybody may find it
    `alter table tables add column published text not null default '[]'`,
    `alter table tables add column public integer not null default 0`,
    `update tables set public = listed`,
    `drop index tables_finished`,
    `drop index tables_finished_game`,
    `create index tables_public on tables (ended) where status = 'finished' and public = 1`,
    `create index tables_public_game on tables (game, ended) where status = 'finished' and public = 1`,
    // open tables count for whoever made them, whoever is their host by now
    `create index tables_open_maker on tables (maker) where status = 'open'`,
    // notes that someone keeps at a table for themselves
    `create table memos (
      "table" text not null references tables (id), person text not null references people (id),
      text text not null, primary key ("table", person)
    )`,
    `create index memos_person on memos (person)`,
  ],
  [
    // What the server makes for itself at its first start, for all nodes.
    `create table house_keys (name text primary key, value text not null)`,
    // How notifications are worded and when they may come: the form of the webhook, the language, the address of the
    // server as its person knows it, and quiet hours.
    `alter table notices add column form text`,
    `alter table notices add column language text not null default 'en'`,
    `alter table notices add column root text`,
    `alter table notices add column quiet text`,
    // Every browser has its own push subscription; the session is empty if it is not known.
    `create table pushes (
      person text not null references people (id), session text not null, subscription text not null,
      primary key (person, session)
    )`,
    `create index pushes_session on pushes (session)`,
    `insert into pushes (person, session, subscription)
      select person, coalesce(session, ''), push from notices where push is not null`,
    `alter table notices drop column push`,
    `alter table notices drop column session`,
    // Email addresses: verified is when, stopped is when the mail server permanently rejected the address. The key
    // unsubscribes.
    `create table mailboxes (
      person text primary key references people (id), address text not null, key text not null unique,
      code text, until bigint not null, tries integer not null, verified bigint, stopped bigint
    )`,
    // Codes that were sent, so that nobody is flooded: a digest of the address, and who asked.
    `create table letters (
      id text primary key, person text not null references people (id), address text not null, at bigint not null
    )`,
    `create index letters_at on letters (at)`,
    `create index letters_address on letters (address, at)`,
    `create index letters_person on letters (person, at)`,
    `create table muted_tables (
      person text not null references people (id), "table" text not null references tables (id),
      primary key (person, "table")
    )`,
    `create index muted_tables_table on muted_tables ("table")`,
    // For correspondence games: up to which entry of the log people were notified, and for whom the table waited then.
    `create table awaited (
      "table" text primary key references tables (id), entries integer not null, people text not null
    )`,
    // Notifications that are to be sent, until they are: when to try, and until when a node is at it.
    `create table errands (
      id text primary key, person text not null references people (id),
      "table" text not null references tables (id), way text not null, target text not null,
      made bigint not null, next bigint not null, held bigint not null, tries integer not null, letter text
    )`,
    `create unique index errands_what on errands (person, way, target, "table")`,
    `create index errands_next on errands (next)`,
    `create index errands_table on errands ("table")`,
    `create index errands_letter on errands (letter) where letter is not null`,
  ],
  // Daily deals.
  [
    `alter table tables add column deal text`,
    `alter table tables add column practice integer not null default 0`,
    `create index tables_deal on tables (game, deal) where deal is not null`,
    `create index tables_own_deals on tables (maker, game) where deal is not null`,
    // What the bots scored with a deal, and who is letting them play until when.
    `create table deals (
      game text not null, day text not null, runs text not null, holder text, held bigint not null,
      primary key (game, day)
    )`,
  ],
];

/** The tables of the newest version with their keys, in an order in which each refers only to those before it. */
export const TABLES: readonly { readonly name: string; readonly key: readonly string[] }[] = [
  { name: 'people', key: ['id'] },
  { name: 'sessions', key: ['digest'] },
  { name: 'passkeys', key: ['id'] },
  { name: 'ceremonies', key: ['id'] },
  { name: 'codes', key: ['digest'] },
  { name: 'tokens', key: ['id'] },
  { name: 'notices', key: ['person'] },
  { name: 'pushes', key: ['person', 'session'] },
  { name: 'mailboxes', key: ['person'] },
  { name: 'letters', key: ['id'] },
  { name: 'kept', key: ['person', 'id'] },
  { name: 'mutes', key: ['person', 'muted'] },
  { name: 'tables', key: ['id'] },
  { name: 'records', key: ['table'] },
  { name: 'sitters', key: ['table', 'person'] },
  { name: 'turns', key: ['table', 'first'] },
  { name: 'presence', key: ['table', 'seat'] },
  { name: 'memos', key: ['table', 'person'] },
  { name: 'chat', key: ['table', 'number'] },
  { name: 'reports', key: ['id'] },
  { name: 'results', key: ['table', 'seat'] },
  { name: 'ratings', key: ['game', 'seats', 'kind', 'who'] },
  { name: 'heartbeat', key: ['id'] },
  { name: 'pauses', key: ['since'] },
  { name: 'house_keys', key: ['name'] },
  { name: 'muted_tables', key: ['person', 'table'] },
  { name: 'awaited', key: ['table'] },
  { name: 'errands', key: ['id'] },
  { name: 'deals', key: ['game', 'day'] },
];
