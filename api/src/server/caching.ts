import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls } from '@portal/shared/contract';

const PRIVATE_PATHS = /^\/(api\/(user|auth|payment)|smart-user)\//;

/** Answers about a person are kept nowhere; others are asked for again each time. */
export async function forbidCaching(request: FastifyRequest, reply: FastifyReply) {
  const { callName } = request.routeOptions.config;
  const aboutSomeone =
    PRIVATE_PATHS.test(request.url) || (callName !== undefined && calls[callName].access !== 'public');
  const signedIn = request.headers.authorization !== undefined;
  reply.header('cache-control', aboutSomeone || signedIn ? 'no-store' : 'private, no-cache');
}
