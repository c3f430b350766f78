// Heartbeats of the nodes, and the pauses when none was working.

import { all, first, run, type Work } from './database.ts';
import { only, sql } from './sql.ts';
import type { Pause } from './store.ts';

/** The row is locked, so of several nodes that come back at once only one finds the pause. */
export function* beat(now: number, outage: number, known: number): Work<Pause[]> {
  const last = yield* first<{ readonly at: number }>(
    sql`select at from heartbeat where id = 1 ${only('postgres', 'for update')}`,
  );
  if (last === null)
    yield* run(sql`insert into heartbeat (id, at) values (1, ${now}) on conflict do nothing`);
  else if (last.at < now) {
    if (now - last.at > outage)
      yield* run(sql`insert into pauses (since, until) values (${last.at}, ${now})`);
    yield* run(sql`update heartbeat set at = ${now} where id = 1`);
  }
  return yield* all<Pause>(sql`select since, until from pauses where until > ${known} order by until`);
}
