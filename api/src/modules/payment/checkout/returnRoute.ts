import { SECOND_MS } from '../../../clock/durations.ts';
import { waitAtMost } from '../../../clock/waitAtMost.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { RETURN_PATH } from '../../../integrations/gateway/protocol/callback.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import { mayAskGateway } from '../settlement/askingLimit.ts';
import { acceptReturn } from './acceptReturn.ts';
import { findReturnPath } from './returnPath.ts';

/**
 * How long the payer looks at an empty page, at most. The gateway may take a minute to move money: the confirmation
 * then goes on without the browser, whose next page asks how it ended.
 */
const MAX_WAIT_MS = 15 * SECOND_MS;

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
      const path = visit && (await findReturnPath(db, visit.paymentNo));
      if (!visit || path === null) return reply.redirect(FALLBACK_PATH, 303);
      const context = { ...moneyContext({ db, now: now(), log, configuration }), gateway };
      const mayAsk = () => mayAskGateway(db, visit.paymentNo, now());
      const accepted = acceptReturn(visit, orderNo, { ...context, mayAsk });
      if ((await waitAtMost(MAX_WAIT_MS, accepted)) === 'late') {
        log.warn({ paymentNo: visit.paymentNo }, 'the payer went on before the gateway had answered');
        accepted.catch((error: unknown) => log.error({ err: error }, 'a payment was not confirmed'));
      }
      return reply.redirect(path, 303);
    },
  );
};
