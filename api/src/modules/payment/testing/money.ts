import type { PayMethod } from '@portal/shared/contract';
import { expireHeld } from '../settlement/expireJob.ts';
import { openHeld } from './checkout.ts';

export const MINUTES_UNTIL_AFTER_THE_DEPOSIT = 37 * 60;
export const DAY_MINUTES = 24 * 60;

/**
 * Opens a payment of a held seat, with the office, a gateway that can fail, and commands that lead to a refundable
 * deposit.
 */
export const openMoney =
  (open: Parameters<typeof openHeld>[0]) =>
  async (payMethod: PayMethod = 'card') => {
    const all = await openHeld(open, payMethod);
    const { db, server, clock, client, userExaminationNo, checkout } = all;
    return {
      ...all,
      staff: () => ({ db, now: clock.now, log: { warn: () => undefined }, keys: server.configuration.encryptionKeys }),
      start: (method: PayMethod) =>
        client.call('startPayment', { userExaminationNo, payMethod: method }) as Promise<{
          code: number;
          status: number;
          entity: { paymentNo: number; checkoutUrl: string };
        }>,
      refunds: () => db.selectFrom('refund').select(['status', 'amount', 'cause']).orderBy('refund_no').execute(),
      /** Disables the gateway until the returned function is called. */
      gatewayDown: () => {
        const spies = (['close', 'inquire'] as const).map((name) =>
          jest.spyOn(server.integrations.gateway, name).mockRejectedValue(new Error('down')),
        );
        return () => spies.forEach((spy) => spy.mockRestore());
      },
      gatewayNo: async () =>
        (await db.selectFrom('payment').select('gateway_no').orderBy('payment_no').executeTakeFirstOrThrow())
          .gateway_no ?? '',
      lateDepositForATakenSeat: async () => {
        await checkout.press(all.checkoutUrl, 'issue');
        all.later(MINUTES_UNTIL_AFTER_THE_DEPOSIT);
        await expireHeld(checkout.jobs());
        const next = await server.member();
        await next.client.call('postIntEdu', { educationNo: all.educationNo });
        await checkout.press(all.checkoutUrl, 'lateDeposit');
      },
    };
  };
