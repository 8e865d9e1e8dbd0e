import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls, type CallName } from '@portal/shared/contract';

const PRIVATE_PATHS = /^\/(api\/(user|auth|payment)|smart-user)\//;
/** A certificate that was valid a moment ago may be revoked now, and its answer is about a person. */
const PERSONAL_CALLS: readonly CallName[] = ['getMapCertificate'];

/** What anyone's cache may keep carries no visitor's cookie. */
export async function keepCookiesPrivate(_request: FastifyRequest, reply: FastifyReply) {
  if (String(reply.getHeader('cache-control')).includes('public')) reply.removeHeader('set-cookie');
}

/**
 * Answers about a person are not cached at all; others only in the browser, which asks each time whether they changed.
 */
export async function forbidCaching(request: FastifyRequest, reply: FastifyReply) {
  const { callName } = request.routeOptions.config;
  const isPersonal =
    PRIVATE_PATHS.test(request.url) ||
    (callName !== undefined && (calls[callName].access !== 'public' || PERSONAL_CALLS.includes(callName)));
  const signedIn = request.headers.authorization !== undefined;
  reply.header('cache-control', isPersonal || signedIn ? 'no-store' : 'private, no-cache');
}
