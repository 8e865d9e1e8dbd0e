import { outboxJob } from '../../../integrations/message/outboxJob.ts';
import { isSandbox } from '../../../integrations/message/sandbox/sentMessages.ts';
import { noticesJob } from '../../../notices/noticesJob.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { expireHeld } from '../../payment/settlement/expireJob.ts';
import { openHeld } from '../../payment/testing/checkout.ts';
import { callOff, decide } from '../applications/decisions.ts';
import { addCourse, cancelForm } from '../testing/offerings.ts';
import { dueSoonJob } from './dueSoonJob.ts';

describeWithDatabase('members are notified', (open) => {
  /** Held application with all notices of its member, and the means of the office. */
  async function held(payMethod: 'card' | 'vbank' = 'card') {
    const walk = await openHeld(open, payMethod);
    const { db, memberNo, clock, server } = walk;
    const notices = async () => {
      const rows = await db
        .selectFrom('member_notice')
        .select(['event', 'content', 'path'])
        .where('member_no', '=', memberNo)
        .orderBy('notice_no')
        .execute();
      return rows.map(({ event, content, path }) => `${event}: ${content} ${path}`);
    };
    const { checkout } = walk;
    return {
      ...walk,
      notices,
      pay: () => checkout.press(walk.checkoutUrl, payMethod === 'vbank' ? 'deposit' : 'approve'),
      staff: () => ({ db, now: clock.now, log: server.app.log, keys: server.configuration.encryptionKeys }),
      last: async () => (await notices()).at(-1),
    };
  }

  test('of the application, the payment deadline, and the received payment', async () => {
    const { notices, pay, userExaminationNo } = await held();
    await pay();
    const path = `/manager/edu/register/view?userExaminationNo=${userExaminationNo}`;
    expect(await notices()).toEqual([
      expect.stringMatching(/^applied: .*2026\.12\.10 \(목\) 10:00.*2026\.11\.20 \(금\) 12:30까지 50,001원을 결제/),
      expect.stringMatching(/^paid: .*50,001원 결제가 확인되어 신청이 완료되었습니다\. 일시 2026\.12\.10/),
    ]);
    for (const notice of await notices()) expect(notice.endsWith(` ${path}`)).toBe(true);
  });

  test('of a complete free application, with a message by each channel', async () => {
    const { client, db, server, last } = await held();
    const educationNo = await addCourse(db, { price: 0 });
    await client.call('postIntEdu', { educationNo });
    expect(await last()).toMatch(/^applied: .*신청이 완료되었습니다/);
    const context = { ...server.services, db, log: server.app.log };
    await noticesJob.run(context);
    await outboxJob.run(context);
    const { message, mail } = server.integrations;
    for (const sandbox of [message, mail]) {
      if (!isSandbox(sandbox)) throw new Error('a demo has sandboxes');
      expect(sandbox.sent.list().filter(({ text }) => text.includes('신청이 완료되었습니다'))).toHaveLength(1);
    }
  });

  test('of the account to pay into, and once more before the deadline, in the daytime', async () => {
    const { checkout, checkoutUrl, last, notices, clock, later } = await held('vbank');
    await checkout.press(checkoutUrl, 'issue');
    expect(await last()).toMatch(/^depositAwaited: .*50,001원을 2026\.11\.21 \(토\) 23:59까지 .*계좌로 입금해주세요/);
    const remind = () => dueSoonJob.run(checkout.jobs());
    later(4 * 60);
    await remind();
    clock.now = new Date('2026-11-21T07:59:00+09:00');
    await remind();
    expect(await last()).toMatch(/^depositAwaited/);
    later(1);
    await Promise.all([remind(), remind()]);
    await remind();
    expect((await notices()).filter((notice) => notice.startsWith('dueSoon'))).toEqual([
      expect.stringMatching(/결제 기한은 2026\.11\.21 \(토\) 23:59입니다\..*계좌로 입금해주세요/),
    ]);
  });

  test('of an expired hold, or a cancellation in time', async () => {
    const late = await held();
    late.later(5);
    await dueSoonJob.run(late.checkout.jobs());
    late.later(26);
    await expireHeld(late.checkout.jobs());
    // A hold of half an hour gets no reminder.
    expect(await late.notices()).toEqual([
      expect.stringMatching(/^applied: /),
      expect.stringMatching(/^expired: .*결제 기한이 지나 취소되었습니다/),
    ]);
    const early = await held();
    await early.client.call('patchIntEduCancel', cancelForm(early.userExaminationNo));
    expect(await early.last()).toMatch(/^cancelled: .*취소되었습니다/);
  });

  test('of the decision on each refund request', async () => {
    const { client, pay, userExaminationNo, staff, notices } = await held();
    await pay();
    const applicationNo = userExaminationNo;
    const ask = () => client.call('patchIntEduCancel', cancelForm(userExaminationNo));
    await ask();
    await decide({ applicationNo, decision: 'reject', reason: '교재를 이미 보냈습니다.' }, staff());
    await ask();
    await client.call('patchIntCancelRetract', { userExaminationNo });
    await ask();
    await decide({ applicationNo, decision: 'approve' }, staff());
    expect((await notices()).slice(2)).toEqual([
      expect.stringMatching(/^cancelRequested: .*환불 예정 금액은 50,001원입니다/),
      expect.stringMatching(/^refundRejected: .*그대로 유지됩니다\. \(교재를 이미 보냈습니다\.\)/),
      expect.stringMatching(/^cancelRequested: /),
      expect.stringMatching(/^cancelRequested: /),
      expect.stringMatching(/^refundApproved: .*50,001원을 2~7일 안에 돌려드립니다/),
    ]);
  });

  test('of a called-off course, with and without a payment', async () => {
    const paid = await held();
    await paid.pay();
    await callOff({ kind: 'education', offeringNo: paid.educationNo }, paid.staff());
    expect(await paid.last()).toMatch(/^calledOff: .*개최가 취소되었습니다.*결제하신 50,001원은 모두 돌려드립니다/);
    const unpaid = await held();
    await callOff({ kind: 'education', offeringNo: unpaid.educationNo }, unpaid.staff());
    expect(await unpaid.last()).toMatch(/^calledOff: .*결제하신 금액은 없습니다/);
  });

  test('of the refund of a late deposit', async () => {
    const { checkout, checkoutUrl, later, notices, client, educationNo, server, userExaminationNo } = await held();
    later(31);
    await client.call('patchIntEduCancel', cancelForm(userExaminationNo));
    const other = await server.member();
    await other.client.call('postIntEdu', { educationNo });
    await checkout.takeMoney(checkoutUrl);
    await checkout.deliver();
    expect((await notices()).at(-1)).toMatch(/^moneyReturned: .*50,001원은 신청에 쓰이지 않아/);
  });

  test('of nothing that was rolled back', async () => {
    const { client, notices, educationNo } = await held();
    const before = await notices();
    await client.call('postIntEdu', { educationNo });
    expect(await notices()).toEqual(before);
  });
});
