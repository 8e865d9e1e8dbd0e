import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '../clock/durations.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { SessionLookup } from './session.ts';

const CSRF_COOKIE = 'XSRF-TOKEN';
const BROWSER_COOKIE = 'portal-browser';
/** 192 bits: 32 characters in base64url. */
const RANDOM_BYTES = 24;
const WELL_FORMED = /^[\w-]{32}$/;
const YEAR_SECONDS = 365 * DAY_SECONDS;

/** What is known of a request before its handler runs. */
interface RequestState {
  /** The csrf token that came with the request; empty without one. */
  csrfToken: string;
  browserId: string;
  session: SessionLookup;
}

declare module 'fastify' {
  interface FastifyRequest {
    state: RequestState;
  }
}

/** Identifies the browser by its cookies, and sets those that it does not have. */
export const identifyBrowser = (configuration: Configuration) => {
  const secure = configuration.origins[0].startsWith('https:');
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const cookie = { path: '/', sameSite: 'lax', secure, maxAge: YEAR_SECONDS } as const;
    const cookieOf = (name: string) => {
      const value = request.cookies[name] ?? '';
      return WELL_FORMED.test(value) ? value : '';
    };
    const csrfToken = cookieOf(CSRF_COOKIE);
    // Scripts of this site read this cookie and send it as a header; a foreign page can do neither.
    if (!csrfToken) reply.setCookie(CSRF_COOKIE, randomValue(), { ...cookie, maxAge: undefined });
    const browserId = cookieOf(BROWSER_COOKIE) || randomValue();
    if (!cookieOf(BROWSER_COOKIE)) reply.setCookie(BROWSER_COOKIE, browserId, { ...cookie, httpOnly: true });
    request.state = { csrfToken, browserId, session: { state: 'none' } };
  };
};

const randomValue = () => randomBytes(RANDOM_BYTES).toString('base64url');
