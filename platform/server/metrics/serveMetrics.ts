import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** Serves `/metrics` in the Prometheus format, on a server that visitors cannot reach. */
export function serveMetrics(server: FastifyInstance, register: Registry): void {
  server.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
}
