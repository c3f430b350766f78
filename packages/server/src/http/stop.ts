import type { FastifyInstance } from 'fastify';
import type { House } from '../operate/house.ts';
import { sendProblem } from './problems.ts';

const SWEEP = 50;

/**
 * What happens when the server is closed: nobody new is let in, streams end, whoever waits gets an answer, and then the
 * house is closed.
 */
export function stopWell(app: FastifyInstance, house: House): void {
  /** Answers that are not whole yet, streams among them. */
  const underWay = new Set<object>();
  let sweeping: NodeJS.Timeout | null = null;

  app.addHook('onRequest', (_request, reply, done) => {
    if (sweeping !== null) return void sendProblem(reply.header('connection', 'close'), { code: 'stopping' });
    const { raw } = reply;
    underWay.add(raw);
    raw.once('close', () => underWay.delete(raw));
    done();
  });
  app.addHook('preClose', async () => {
    const sweep = () => {
      // Again and again, for a stream may have been on its way in.
      house.streams.close();
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
