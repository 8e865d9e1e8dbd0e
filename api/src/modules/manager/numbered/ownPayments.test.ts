import type { CallAnswer, Calls } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../testing/index.ts';
import { openMoney } from '../../payment/testing/money.ts';
import { decideCertificate } from '../certificates/decisions.ts';
import { requestForm, staffOf } from '../testing/certificates.ts';
import { cancelForm } from '../testing/offerings.ts';

interface Browser {
  call(name: 'getListBoxPayment'): Promise<{ entity: unknown }>;
}
const listOf = async (browser: Browser) =>
  ((await browser.call('getListBoxPayment')).entity as CallAnswer<Calls['getListBoxPayment']>).list;

describeWithDatabase('own payments', (open) => {
  const held = openMoney(open);

  test('are listed once paid, with the fee of a certificate, and what went back', async () => {
    const { server, client, clock, db, checkout, checkoutUrl, paymentNo, userExaminationNo } = await held();
    expect(await listOf(client)).toEqual([]);
    await checkout.press(checkoutUrl, 'approve');
    const payment = {
      userExaminationNo,
      certificateNo: null,
      what: '외식경영관리사 2급 집합교육',
      method: '신용카드',
      amount: 50_001,
      refunded: 0,
      refunding: null,
      path: `/manager/edu/register/view?userExaminationNo=${userExaminationNo}`,
    };
    expect(await listOf(client)).toMatchObject([payment]);
    await db
      .updateTable('payment')
      .set({ refund_due: 40_000, refunded_amount: 40_000, status: 'PART_REFUNDED' })
      .where('payment_no', '=', paymentNo)
      .execute();

    const certificateNo = (await client.call('upsertCertificate', requestForm({ certName: '외식경영관리사 2급' })))
      .entity as number;
    expect(await listOf(client)).toHaveLength(1);
    // Confirmed later than the payment, for a deposit of the day itself.
    const later = new Date(clock.now.getTime() + 60_000);
    await decideCertificate(certificateNo, { event: 'transferred', day: '2026-11-20' }, staffOf(server, later));
    expect(await listOf(client)).toMatchObject([
      {
        userExaminationNo: null,
        certificateNo,
        what: '외식경영관리사 2급 자격증 발급 수수료',
        method: '계좌이체',
        amount: 15_000,
        refunded: 0,
        at: '2026-11-20T00:00:00+09:00',
        path: '/manager/exam/certificate',
      },
      { ...payment, refunded: 40_000 },
    ]);
  });

  test('show the refund under way, with its state', async () => {
    const { client, checkout, checkoutUrl, userExaminationNo, db } = await held();
    await checkout.press(checkoutUrl, 'approve');
    await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
    expect(await listOf(client)).toMatchObject([
      { refunded: 0, refunding: { amount: 50_001, statusName: '환불접수' } },
    ]);
    await db.updateTable('refund').set({ status: 'REJECTED' }).execute();
    expect(await listOf(client)).toMatchObject([{ refunded: 0, refunding: null }]);
  });

  test('by a service that the payer chose on the card page have its name, in the application and the receipt too', async () => {
    const { client, checkout, checkoutUrl, paymentNo, userExaminationNo } = await held();
    await checkout.press(checkoutUrl, 'easyPay');
    const method = '간편결제(카카오페이)';
    expect(await listOf(client)).toMatchObject([{ method, amount: 50_001 }]);
    expect((await client.call('getMapUserEdu', { userExaminationNo })).entity).toMatchObject({
      payment: { status: 'PAID', payMethod: 'card', payMethodName: method },
    });
    const receipt = { kind: 'PAYMENT', subjectNo: paymentNo, recipient: 'PERSON' };
    expect((await client.call('postMapReceipt', receipt)).entity).toMatchObject({ method });
  });

  test('of another member are not listed, and a guest is refused', async () => {
    const { server, checkout, checkoutUrl } = await held();
    await checkout.press(checkoutUrl, 'approve');
    expect(await listOf((await server.member()).client)).toEqual([]);
    expect(await server.client().call('getListBoxPayment')).toMatchObject({ status: 401 });
  });
});
