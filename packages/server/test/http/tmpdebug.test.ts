import { it } from 'vitest';
import type { AddressInfo } from 'node:net';
import { openTestHouse } from './house.ts';
import { openTable } from './playing.ts';
it('x', async () => {
  const open = await openTestHouse({ env: { LOG_LEVEL: 'error' } });
  const [anna, ben] = [await open.guest('Anna'), await open.guest('Ben')];
  const id = await openTable([anna, ben]);
  await open.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = open.app.server.address() as AddressInfo;
  const stop = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/stream?tables=${id}&lobby=1&games=1`, { headers: { cookie: anna.cookie ?? '' }, signal: stop.signal });
  for await (const part of answer.body ?? []) { console.log(new TextDecoder().decode(part).slice(0, 80)); break; }
  stop.abort();
  console.log('streams', open.house.streams.size);
  await new Promise(r => setTimeout(r, 300));
  console.log('streams', open.house.streams.size);
  const t = Date.now();
  const timer = setInterval(() => open.app.server.getConnections((_e, n) => console.log('connections', n, Date.now() - t, open.house.streams.size)), 1000);
  console.log((open.app as any).x, "");
  const { close } = open.house.hall; const h = open.house.hall;
  h.close = async () => { console.log('hall closing', Date.now() - t); await close.call(h); console.log('hall closed', Date.now() - t); };
  await open.close();
  clearInterval(timer);
  console.log('closed', Date.now() - t);
}, 20000);
