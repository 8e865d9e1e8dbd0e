import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Every answer, an error and a health check too: nobody guesses its type, and what says nothing of caches stays out
 * of them.
 */
export async function withSafeDefaults(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('X-Content-Type-Options', 'nosniff');
  if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
}
