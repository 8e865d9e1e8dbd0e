import { CODES } from '@portal/shared/contract';
import { abandonPayment } from '../../../enrolment/payment/abandon.ts';
import { describeWithDatabase, duringChange } from '../../../testing/index.ts';
import { inquireSilent } from '../settlement/inquiryJob.ts';
import { openMoney } from '../testing/money.ts';

describeWithDatabase('starting to pay', (open, kind) => {
  const held = openMoney(open);

  describe('opening a payment', () => {
    test('locks nothing during the gateway call, and a second request waits for the first', async () => {
      const { server, start, client } = await held();
      const { gateway } = server.integrations;
      const real = gateway.open.bind(gateway);
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      let ask = () => {};
      const asked = new Promise<void>((resolve) => (ask = resolve));
      jest.spyOn(gateway, 'open').mockImplementationOnce(async (order) => {
        ask();
        await answered;
        return real(order);
      });
      const first = start('phone');
      await asked;
      expect(await client.call('getListBoxNotice')).toMatchObject({ code: 1 });
      expect(await start('phone')).toMatchObject({ status: 409 });
      answer();
      expect(await first).toMatchObject({ code: 1 });
    });

    test('that never completes is abandoned after a minute, and closed if it opens after all', async () => {
      const { server, start, checkout, later, db } = await held();
      const { gateway } = server.integrations;
      const real = gateway.open.bind(gateway);
      jest.spyOn(gateway, 'open').mockImplementationOnce(async (order) => {
        later(2);
        await inquireSilent(checkout.jobs());
        return real(order);
      });
      expect(await start('phone')).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
      await inquireSilent(checkout.jobs());
      const payments = await db.selectFrom('payment').select(['status', 'closed_at']).orderBy('payment_no').execute();
      expect(payments.map(({ status, closed_at }) => [status, closed_at !== null])).toEqual([
        ['FAILED', true],
        ['FAILED', true],
      ]);
      expect(await start('card')).toMatchObject({ code: 1 });
    });

    if (kind === 'postgresql')
      test('that is abandoned concurrently with opening is recognized, and closed', async () => {
        const { server, start, checkout, db, staff, userExaminationNo } = await held();
        const { gateway } = server.integrations;
        const real = gateway.open.bind(gateway);
        let open = () => {};
        const mayOpen = new Promise<void>((resolve) => (open = resolve));
        let ask = () => {};
        const asked = new Promise<void>((resolve) => (ask = resolve));
        jest.spyOn(gateway, 'open').mockImplementationOnce(async (order) => {
          ask();
          await mayOpen;
          return real(order);
        });
        const starting = start('phone');
        await asked;
        const giveUp = { applicationNo: userExaminationNo, reason: '결제를 시작하지 못했습니다.' };
        const answer = await duringChange(
          db,
          (changing) => abandonPayment(giveUp, { ...staff(), db: changing }),
          () => {
            open();
            return starting;
          },
        );
        expect(answer).toMatchObject({ code: CODES.PAYMENT_NOT_DUE.code });
        await inquireSilent(checkout.jobs());
        expect(await db.selectFrom('payment').select('status').where('closed_at', 'is', null).execute()).toEqual([]);
      });

    test('that the gateway refuses can be tried again at once', async () => {
      const { server, start } = await held();
      jest.spyOn(server.integrations.gateway, 'open').mockRejectedValueOnce(new Error('down'));
      expect(await start('phone')).toMatchObject({ code: CODES.PAYMENT_GATEWAY_DOWN.code });
      expect(await start('phone')).toMatchObject({ code: 1 });
    });
  });
});
