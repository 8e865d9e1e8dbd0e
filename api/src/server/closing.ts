import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { SECOND_MS } from '../clock/durations.ts';

/** Longest delay of a stop while connections keep coming. */
const MAX_WAIT_MS = 5 * SECOND_MS;
/** A turn of the event loop accepts one connection, and the first turn may have begun before the check. */
const IDLE_TURNS = 2;

/**
 * Accepts the pending connections before the server stops: their requests have already been sent, and another replica
 * may not be able to repeat them. While it stops, every response closes its connection, which would otherwise delay the
 * stop.
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
