import type { FastifyReply, FastifyRequest } from 'fastify';
import { association } from '@portal/shared/association';

/** RFC 9116 requires an expiry date, less than a year away. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** `/.well-known/security.txt`: contact for reports of vulnerabilities (RFC 9116). */
export async function securityText(_request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString();
  reply.type('text/plain; charset=utf-8').header('Cache-Control', 'no-cache');
  return `Contact: mailto:${association.email}\nExpires: ${expires}\nPreferred-Languages: ko, en\n`;
}
