import * as v from 'valibot';
import { RESULT_PATH } from '../../../integrations/identity/protocol.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import { takeIdentityResult } from './identityCheck.ts';

const query = v.object({ result: v.pipe(v.string(), v.maxLength(4000)) });
/** Where a visitor lands whose result says nothing. */
const NOWHERE = '/main';

/** The browser comes back from the identity-check gateway; it is sent on to the page that it left. */
export const identityResultRoute: RouteGroup = (app, { database, integrations, now }) => {
  app.get(RESULT_PATH, async (request, reply) => {
    const parsed = v.safeParse(query, request.query);
    const result = parsed.success ? (integrations.identity?.readResult(parsed.output.result) ?? null) : null;
    if (!result) request.log.warn({ address: request.ip }, 'an identity result was not made by the gateway');
    const path = result && (await takeIdentityResult(database.queries, request.state.browserId, result, now()));
    return reply.header('cache-control', 'no-store').redirect(path ?? NOWHERE, 303);
  });
};
