import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { House } from '../operate/house.ts';
import { sendProblem } from './problems.ts';

const SWEEP = 50;

/**
 * What happens when the server is closed: nobody new is let in, streams end, whoever waits gets an answer, and then the
 * house is closed. Readers who are slow, or read nothing, have `patience` milliseconds for what has begun; requests that
 * have no answer by then, as their sender is slow or the store hangs, have four times as long.
 */
export function stopWell(app: FastifyInstance, house: House, patience: number): void {
  /** Answers that are not whole yet, streams among them. */
  const underWay = new Map<ServerResponse, Socket>();
  let sweeping: NodeJS.Timeout | null = null;

  app.addHook('onRequest', (request, reply, done) => {
    if (sweeping !== null) return void sendProblem(reply.header('connection', 'close'), { code: 'stopping' });
    const { raw } = reply;
    underWay.set(raw, request.raw.socket);
    raw.once('close', () => underWay.delete(raw));
    done();
  });
  app.addHook('preClose', async () => {
    const began = performance.now();
    const sweep = () => {
      // Again and again, for a stream may have been on its way in.
      house.streams.close();
      const waited = performance.now() - began;
      for (const [raw, socket] of underWay) {
        // Answers that wait behind another one on a connection are not told of its end.
        if (socket.destroyed) underWay.delete(raw);
        else if (waited > (raw.headersSent ? patience : 4 * patience)) socket.destroy();
      }
      // Connections that wait for nothing would be kept for the next request.
      if (underWay.size === 0) app.server.closeAllConnections();
    };
    sweeping = setInterval(sweep, SWEEP);
    sweep();
  });
  app.addHook('onClose', async () => {
    if (sweeping !== null) clearInterval(sweeping);
    await house.close();
  });
}
