import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call } from '@portal/shared/contract';
import type { Configuration } from '../configuration/configuration.ts';
import { HttpError } from '../errors/errors.ts';

/** Stage 2: rejects a state-changing call of any method unless it comes from a page of this site. */
export const csrf = (call: Call, configuration: Configuration) => async (request: FastifyRequest) => {
  if (!call.changes) return;
  if (!carriesToken(request) || !comesFromOwnPage(request, configuration.origins)) throw new HttpError('FORBIDDEN');
};

function carriesToken(request: FastifyRequest): boolean {
  const expected = Buffer.from(request.state.csrfToken);
  const received = Buffer.from(String(request.headers['x-xsrf-token'] ?? ''));
  return expected.length > 0 && expected.length === received.length && timingSafeEqual(expected, received);
}

function comesFromOwnPage(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  // The host in the request proves nothing: the origin of services leads here too.
  if (origin !== undefined) return origins.includes(origin);
  // Programs other than browsers send neither header, and no visitor's cookies either.
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
