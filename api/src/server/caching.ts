import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls, type CallName } from '@portal/shared/contract';
import { TIME_HEADER } from '@portal/shared/time';

const PRIVATE_PATHS = /^\/(api\/(user|auth|payment)|smart-user)\//;
/** A certificate that was just valid may be revoked now, and the response is about a person. */
const PERSONAL_CALLS: readonly CallName[] = ['getMapCertificate'];

/** Removes visitors' cookies from responses that shared caches may store. */
export async function keepCookiesPrivate(_request: FastifyRequest, reply: FastifyReply) {
  if (String(reply.getHeader('cache-control')).includes('public')) reply.removeHeader('set-cookie');
}

/** States this server's time in responses that no shared cache stores: browsers decide nothing by their own clock. */
export const stateTime = (now: () => Date) => async (_request: FastifyRequest, reply: FastifyReply) => {
  if (!String(reply.getHeader('cache-control')).includes('public')) reply.header(TIME_HEADER, now().toISOString());
};

/** Responses about a person are not cached at all, others only by the browser, which revalidates them each time. */
export async function forbidCaching(request: FastifyRequest, reply: FastifyReply) {
  const { callName } = request.routeOptions.config;
  const isPersonal =
    PRIVATE_PATHS.test(request.url) ||
    (callName !== undefined && (calls[callName].access !== 'public' || PERSONAL_CALLS.includes(callName)));
  const signedIn = request.headers.authorization !== undefined;
  reply.header('cache-control', isPersonal || signedIn ? 'no-store' : 'private, no-cache');
}
