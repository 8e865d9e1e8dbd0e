import type { FastifyInstance } from 'fastify';

/** An answer given while the server stops ends its connection; kept alive, it would hold the stop up. */
export function endConnectionsOnStop(app: FastifyInstance) {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
