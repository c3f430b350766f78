import { API } from '@taproom/contracts';
import { it } from 'vitest';
import { HERE } from '../people/receiver.ts';
import { openTestHouse } from './house.ts';
import { besiege } from './siege.ts';

it('x', async () => {
  const open = await openTestHouse({ outside: HERE, env: { LOG_LEVEL: 'error' } });
  const r = await besiege(open, Number(process.env.N), process.env.SEED ?? 'x');
  console.log(
    r.statuses,
    r.opened.size,
    Object.keys(API)
      .filter(n => !r.opened.has(n))
      .join(' '),
    open.house.streams.size,
  );
  console.log(r.breaches.slice(0, 12).join('\n'), r.breaches.length);
  const t = Date.now();
  await open.close();
  console.log('close', Date.now() - t);
}, 1000000);
