import * as v from 'valibot';
import { IDENTITY_RESULT_PATH } from '@portal/shared/contract/auth';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import { returnFromCheck } from './identityCheck.ts';

const word = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const visitOf = v.object({ visit: word });
/** The service adds further parameters, which are ignored. */
const query = v.object({ identityVerificationId: word, code: v.optional(v.string()) });
/** Redirect target for a visitor who did not return from a check of this browser. */
const FALLBACK_PATH = '/main';

/**
 * Path as a header may carry it: Hangul is escaped, existing escapes stay. Repeated leading slashes are removed,
 * because `/.//` resolves to the beginning of another site's address.
 */
function asciiPath(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://portal');
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
}

/** The browser returns from the identity service and is redirected to the page that it left. */
export const identityResultRoute: RouteGroup = (app, { configuration, database, integrations, now }) => {
  app.get(`${IDENTITY_RESULT_PATH}:visit`, async (request, reply) => {
    const way = v.safeParse(visitOf, request.params);
    const parsed = v.safeParse(query, request.query);
    const path =
      way.success && parsed.success
        ? await returnFromCheck(
            {
              identity: parsed.output.identityVerificationId,
              visit: way.output.visit,
              gaveUp: parsed.output.code !== undefined,
            },
            {
              db: database.queries,
              browserId: request.state.browserId,
              renewBrowser: request.state.renewBrowser,
              now: now(),
              configuration,
              integrations,
              log: request.log,
            },
          )
        : null;
    if (path === null) request.log.warn({ ip: request.ip }, 'nobody here began that identity check');
    return reply.header('cache-control', 'no-store').redirect(path === null ? FALLBACK_PATH : asciiPath(path), 303);
  });
};
