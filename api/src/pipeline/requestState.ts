import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import type { SessionFinding } from './session.ts';

export const CSRF_COOKIE = 'XSRF-TOKEN';
const BROWSER_COOKIE = 'portal-browser';
const RANDOM_BYTES = 24;
const wellFormed = /^[\w-]{32}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What is known of a request before its handler runs. */
export interface RequestState {
  /** The csrf token that this browser already had; empty for one that had none. */
  csrfToken: string;
  browserId: string;
  session: SessionFinding;
}

declare module 'fastify' {
  interface FastifyRequest {
    state: RequestState;
  }
}

/** Recognises the browser by its cookies and gives them to one that has none. */
export const identifyBrowser = (configuration: Configuration) => {
  const secure = configuration.origins[0].startsWith('https:');
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const cookie = { path: '/', sameSite: 'lax', secure, maxAge: YEAR_SECONDS } as const;
    const known = (name: string) => {
      const value = request.cookies[name] ?? '';
      return wellFormed.test(value) ? value : '';
    };
    const csrfToken = known(CSRF_COOKIE);
    // Scripts read this one and send it back; a foreign page can do neither.
    if (!csrfToken) reply.setCookie(CSRF_COOKIE, randomName(), { ...cookie, maxAge: undefined });
    const browserId = known(BROWSER_COOKIE) || randomName();
    if (!known(BROWSER_COOKIE)) reply.setCookie(BROWSER_COOKIE, browserId, { ...cookie, httpOnly: true });
    request.state = { csrfToken, browserId, session: { state: 'none' } };
  };
};

const randomName = () => randomBytes(RANDOM_BYTES).toString('base64url');
