import * as v from 'valibot';
import { RESULT_PATH } from '../../../integrations/identity/protocol/protocol.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import { acceptIdentityResult } from './identityCheck.ts';

const MAX_RESULT_LENGTH = 4000;
const query = v.object({ result: v.pipe(v.string(), v.maxLength(MAX_RESULT_LENGTH)) });
/** Where a visitor lands when the result is not valid. */
const FALLBACK_PATH = '/main';

/** A path as a header may carry it: Hangul becomes escapes, what is escaped already stays. */
function asciiPath(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://portal');
  return `${pathname}${search}${hash}`;
}

/** The browser returns from the identity-check gateway and is redirected to the page that it left. */
export const identityResultRoute: RouteGroup = (app, { database, integrations, now }) => {
  app.get(RESULT_PATH, async (request, reply) => {
    const parsed = v.safeParse(query, request.query);
    const result = parsed.success ? (integrations.identity?.readResult(parsed.output.result) ?? null) : null;
    if (!result) request.log.warn({ ip: request.ip }, 'an identity result did not come from the gateway');
    const path =
      result &&
      (await acceptIdentityResult(result, {
        db: database.queries,
        browserId: request.state.browserId,
        renewBrowser: request.state.renewBrowser,
        now: now(),
      }));
    return reply.header('cache-control', 'no-store').redirect(path === null ? FALLBACK_PATH : asciiPath(path), 303);
  });
};
