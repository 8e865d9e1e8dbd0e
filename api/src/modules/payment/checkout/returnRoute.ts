import { RETURN_PATH } from '../../../integrations/gateway/callback.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import { mayAskGateway } from '../settlement/askingLimit.ts';
import { acceptReturn } from './acceptReturn.ts';

/** Where a browser lands that brings no order of ours. */
const FALLBACK_PATH = '/main';

/**
 * The browser returns from the gateway's page and goes on to the page of its application. It comes without a session:
 * what it brings is checked against our payment and proves nothing by itself.
 */
export const paymentReturn: RouteGroup = (app, { database, integrations, configuration, now }) => {
  const { gateway } = integrations;
  app.get<{ Params: { orderNo: string; outcome: string } }>(
    `${RETURN_PATH}/:orderNo/:outcome`,
    // A browser that only looks whether the address is there confirms nothing.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { orderNo, outcome } = request.params;
      const { query, log } = request;
      const visit = gateway.readReturn({ orderNo, outcome, query });
      const db = database.queries;
      if (!visit) log.warn({ ip: request.ip }, 'a browser returned with an order that is not ours');
      const path =
        visit &&
        (await acceptReturn(visit, orderNo, {
          db,
          now: now(),
          log,
          keys: configuration.encryptionKeys,
          gateway,
          mayAsk: () => mayAskGateway(db, visit.paymentNo, now()),
        }));
      return reply.redirect(path ?? FALLBACK_PATH, 303);
    },
  );
};
