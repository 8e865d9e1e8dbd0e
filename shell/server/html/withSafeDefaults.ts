import type { FastifyReply, FastifyRequest } from 'fastify';
import { transportSecurityOf } from './securityHeaders.ts';

/** Of what is no page: opened as one, it runs nothing, and nobody frames it. */
const POLICY = "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Every answer, an error, a proxied file and a health check too: nobody guesses its type or frames it, what says
 * nothing of caches stays out of them, and in production browsers stay on https.
 */
export function withSafeDefaults(production: boolean) {
  const transportSecurity = transportSecurityOf(production);
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('X-Content-Type-Options', 'nosniff');
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', POLICY);
    if (transportSecurity) reply.header('Strict-Transport-Security', transportSecurity);
  };
}
