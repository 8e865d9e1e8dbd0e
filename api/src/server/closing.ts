import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '../clock/durations.ts';

/** After which a stop begins although connections still come. */
const MAX_WAIT_MS = 5 * SECOND_MS;
/** A turn of the event loop accepts one connection, and the first one may have begun before it was looked for. */
const IDLE_TURNS = 2;

/**
 * Before the server stops it accepts the connections that wait for that: their requests have been sent already, and may
 * not be ones that another replica is asked again. While it stops, every answer closes its connection, which kept alive
 * would delay the stop.
 */
export function endConnectionsOnStop(app: FastifyInstance) {
  let isStopping = false;
  let accepted = 0;
  app.server.on('connection', () => {
    accepted += 1;
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    const end = Date.now() + MAX_WAIT_MS;
    for (let idle = 0; idle < IDLE_TURNS && Date.now() < end;) {
      const before = accepted;
      await nextTurn();
      idle = accepted === before ? idle + 1 : 0;
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
