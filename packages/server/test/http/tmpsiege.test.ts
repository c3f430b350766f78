import { API } from '@taproom/contracts';
import { it } from 'vitest';
import { HERE } from '../people/receiver.ts';
import { openTestHouse } from './house.ts';
import { besiege } from './siege.ts';

it('x', async () => {
  const open = await openTestHouse({ outside: HERE, env: { LOG_LEVEL: 'error' } });
  const timer = setInterval(async () => console.log(new Date().toISOString(), (await open.house.metrics.requests.get()).values.reduce((a, v) => a + v.value, 0), open.house.streams.size, process.memoryUsage().rss >> 20, process.cpuUsage().user / 1e6), 15000);
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
  clearInterval(timer);
  const t = Date.now();
  await open.close();
  console.log('close', Date.now() - t);
}, 1000000);
