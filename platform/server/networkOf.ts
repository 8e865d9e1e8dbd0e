import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Caller's address according to the edge, the last one in the list; without an edge, that of the connection. */
export const networkOf = ({ headers, socket }: FastifyRequest): string => {
  const forwarded = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
  return normalizeIP(forwarded || (socket.remoteAddress ?? ''));
};
