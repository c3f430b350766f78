import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TaproomServer } from '../operate/server.ts';
import { sendProblem } from './problems.ts';

const SWEEP = 50;

/**
 * Graceful shutdown: new requests are refused, streams end, pending requests get a response, and then everything is
 * closed. Clients that read slowly, or not at all, get `patience` milliseconds for responses in progress; requests
 * without a response by then, because the sender is slow or the store hangs, get four times as long.
 */
export function stopWell(app: FastifyInstance, server: TaproomServer, patience: number): void {
  /** Responses that are not complete yet, including streams. */
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
      // Repeatedly, because a stream may have been on its way in.
      server.streams.close();
      const waited = performance.now() - began;
      for (const [raw, socket] of underWay) {
        // Responses that wait behind another one on a connection are not notified when it ends.
        if (socket.destroyed) underWay.delete(raw);
        else if (waited > (raw.headersSent ? patience : 4 * patience)) socket.destroy();
      }
      // Idle connections would be kept for the next request.
      if (underWay.size === 0) app.server.closeAllConnections();
    };
    sweeping = setInterval(sweep, SWEEP);
    sweep();
  });
  app.addHook('onClose', async () => {
    if (sweeping !== null) clearInterval(sweeping);
    await server.close();
  });
}
