import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Call } from '@portal/shared/contract';
import type { Configuration } from '../configuration/configuration.ts';
import { HttpError } from './errors.ts';

/** Stage 2: a call that changes state must come from a page of ours, whatever its method. */
export const csrf = (call: Call, configuration: Configuration) => async (request: FastifyRequest) => {
  if (!call.changes) return;
  if (!carriesToken(request) || !comesFromOurPage(request, configuration.origins)) throw new HttpError('FORBIDDEN');
};

function carriesToken(request: FastifyRequest): boolean {
  const expected = Buffer.from(request.state.csrfToken);
  const given = Buffer.from(String(request.headers['x-xsrf-token'] ?? ''));
  return expected.length > 0 && expected.length === given.length && timingSafeEqual(expected, given);
}

function comesFromOurPage(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  const ours = origin !== undefined && (origins.includes(origin) || hostOf(origin) === request.host);
  // Programs that are no browsers send neither header; they hold no one's cookies either.
  if (origin !== undefined) return ours;
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
