import { connect } from 'node:net';
import type { TestHouse } from './house.ts';

/** All that comes back until the server closes the connection. */
export const talk = (port: number, text: string): Promise<string> =>
  new Promise((done, failed) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', data => {
      heard += data;
    });
    socket.on('close', () => done(heard));
    socket.on('error', failed);
  });

/** The port a server listens on from now on. */
export async function listenOf({ app }: TestHouse): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const at = app.server.address();
  return typeof at === 'object' && at !== null ? at.port : 0;
}
