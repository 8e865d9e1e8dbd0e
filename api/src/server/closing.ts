import type { FastifyInstance } from 'fastify';

/** While the server stops, every answer closes its connection, which kept alive would delay the stop. */
export function endConnectionsOnStop(app: FastifyInstance) {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
}
