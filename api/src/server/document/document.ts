import type { FastifyInstance } from 'fastify';

/** The OpenAPI document and a page that people read. */
export async function serveDocument(_app: FastifyInstance) {}
