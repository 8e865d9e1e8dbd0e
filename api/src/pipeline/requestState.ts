import type { FastifyReply, FastifyRequest } from 'fastify';
import { calls, type Call } from '@portal/shared/contract';
import type { Configuration } from '../configuration/configuration.ts';
import { browserCookie, randomValue } from './browserCookie.ts';
import type { SessionLookup } from './session.ts';

const CSRF_COOKIE = 'XSRF-TOKEN';
const WELL_FORMED = /^[\w-]{32}$/;

/** State of a request before its handler runs. */
interface RequestState {
  /** The csrf token that came with the request; empty if there is none. */
  csrfToken: string;
  browserId: string;
  /** Sets a new browser id in the response, and returns it. */
  renewBrowser(): string;
  session: SessionLookup;
}

declare module 'fastify' {
  interface FastifyRequest {
    state: RequestState;
    /** Milliseconds by which the response was deliberately delayed. */
    heldMs: number;
  }
}

/**
 * Identifies the browser by its cookies, and sets missing ones. Only a call that changes something gives an id: the
 * reads of a first page run at once, and the last answer would replace an id to which a code has been sent meanwhile.
 */
export const identifyBrowser = (configuration: Configuration) => {
  const secure = configuration.origins[0].startsWith('https:');
  const browser = browserCookie(configuration);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const sentToken = request.cookies[CSRF_COOKIE] ?? '';
    const csrfToken = WELL_FORMED.test(sentToken) ? sentToken : '';
    // Scripts of this site read this cookie and send it as a header; a foreign page can do neither.
    if (!csrfToken) reply.setCookie(CSRF_COOKIE, randomValue(), { path: '/', sameSite: 'lax', secure });
    const renewBrowser = () => {
      const browserId = randomValue();
      browser.write(reply, browserId);
      return browserId;
    };
    const { callName } = request.routeOptions.config;
    const call: Call | null = callName ? calls[callName] : null;
    const browserId = browser.read(request) ?? (call?.changes ? renewBrowser() : randomValue());
    request.state = { csrfToken, browserId, renewBrowser, session: { state: 'none' } };
  };
};
