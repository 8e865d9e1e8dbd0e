import * as v from 'valibot';
import { RESULT_PATH } from '../../outside/identity/protocol.ts';
import type { RouteGroup } from '../../pipeline/routeGroup.ts';
import { takeIdentityResult } from './identity.ts';

const query = v.object({ result: v.pipe(v.string(), v.maxLength(4000)) });
/** Where a visitor lands whose result says nothing. */
const NOWHERE = '/main';

/** The browser comes back from the identity-check gateway; it is sent on to the page that it left. */
export const identityResultRoute: RouteGroup = (app, { database, outside, now }) => {
  app.get(RESULT_PATH, async (request, reply) => {
    const parsed = v.safeParse(query, request.query);
    const result = parsed.success ? (outside.identity?.readResult(parsed.output.result) ?? null) : null;
    if (!result) request.log.warn({ address: request.ip }, 'an identity result was not made by the gateway');
    const path = result && (await takeIdentityResult(database.queries, request.visit.browserId, result, now()));
    return reply.header('cache-control', 'no-store').redirect(path ?? NOWHERE, 303);
  });
};
