import type { FastifyReply, FastifyRequest } from 'fastify';
import { transportSecurityOf } from './securityHeaders.ts';

/** Policy of a response that is no page: opened as a page, it runs nothing, and it cannot be framed. */
const POLICY = "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Sets defaults on every response, including errors, proxied files and health checks: no MIME sniffing, no framing, no
 * caching unless allowed explicitly, and HTTPS only in production.
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
