import fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { serveMetrics } from './serveMetrics.ts';

/** A server for the metrics alone: the shell's own port is public. */
export function metricsServer(register: Registry, logLevel: string): FastifyInstance {
  const server = fastify({ logger: { level: logLevel }, forceCloseConnections: true });
  serveMetrics(server, register);
  return server;
}
