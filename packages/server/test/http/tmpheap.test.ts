import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { it } from 'vitest';
import { openTestHouse } from './house.ts';
import { newKey, openTable, NONCE, LIVE } from './playing.ts';
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc');
it('x', async () => {
  const open = await openTestHouse();
  const anna = await open.guest('Anna');
  const ben = await open.guest('Ben');
  const table = await openTable([anna, ben]);
  const measure = async (what: string, n: number, task: () => Promise<unknown>) => {
    for (let i = 0; i < 30; i++) await task();
    gc(); gc();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < n; i++) await task();
    open.clock.now += 100_000; open.house.hall.rooms.sweep(); await new Promise(r => setTimeout(r, 500));
    gc(); gc();
    console.log(what, 'bytes per request', Math.round((process.memoryUsage().heapUsed - before) / n));
  };
  let k = 0;
  const cycle = (start: boolean) => async () => {
    const [g, h] = [await open.guest('G'), await open.guest('H')];
    const id = await openTable([g, h], { listed: true });
    if (start) { await g.get('start', { params: { id } }); await g.get('table', { params: { id } }); }
    open.clock.now += 70_000;
    if (k++ % 10 === 0) { open.house.hall.rooms.sweep(); await new Promise(r => setTimeout(r, 5)); }
  };
  await measure('open', 300, cycle(false));
  console.log('rooms', open.house.hall.rooms.size);
  await measure('open', 300, cycle(false));
  await measure('start', 300, cycle(true));
  console.log('rooms', open.house.hall.rooms.size);
  await measure('start', 300, cycle(true));
  open.clock.now += 600_000; open.house.hall.rooms.sweep(); 
  console.log('rooms', open.house.hall.rooms.size);
  await measure('abort', 2000, async () => { await open.app.inject({ url: '/api/v1/house', signal: AbortSignal.timeout(60_000) }); });
  await measure('stream', 500, async () => { const a = await open.app.inject({ url: '/api/v1/stream?lobby=1', payloadAsStream: true }); a.raw.res.destroy(); });
  await open.close();
}, 1000000);
