import { SECOND_MS } from '../../../clock/durations.ts';
import { waitAtMost } from '../../../clock/waitAtMost.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { RETURN_PATH } from '../../../integrations/gateway/protocol/callback.ts';
import type { RouteGroup } from '../../../pipeline/routeGroup.ts';
import { mayAskGateway } from '../settlement/askingLimit.ts';
import { acceptReturn } from './acceptReturn.ts';
import { findReturnPath } from './returnPath.ts';

/**
 * Maximum wait of the payer on an empty page. The gateway may take a minute to move money; the confirmation then
 * continues without the browser, and its next page polls the outcome.
 */
const MAX_WAIT_MS = 15 * SECOND_MS;

/** Target of a browser without a known order. */
const FALLBACK_PATH = '/main';

/**
 * Redirects a browser from the gateway's page to the page of its application. The browser has no session: its
 * parameters are checked against our payment and prove nothing by themselves.
 */
export const paymentReturn: RouteGroup = (app, { database, integrations, configuration, now }) => {
  const { gateway } = integrations;
  app.get<{ Params: { orderNo: string; outcome: string } }>(
    `${RETURN_PATH}/:orderNo/:outcome`,
    // A HEAD request must not confirm anything.
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
