import { CODES, type CallAnswer, type Calls } from '@portal/shared/contract';
import { moneyContext } from '../../../enrolment/context.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { executeRefunds } from '../../payment/refunds/refundJob.ts';
import { expireHeld } from '../../payment/settlement/expireJob.ts';
import { callOff } from '../applications/decisions.ts';
import { changesJob } from '../notices/changesJob.ts';
import { openGroups } from '../testing/groups.ts';
import { cancelForm, seatsTaken } from '../testing/offerings.ts';

describeWithDatabase('the money of a group', (open) => {
  async function paidGroup(people = 3, columns: { capacity?: number } = {}) {
    const all = await openGroups(open);
    const educationNo = await all.course(columns);
    const employer = await all.employer();
    const groupNo = (await employer.submit(educationNo, all.people(people))).entity as number;
    await employer.pay(groupNo);
    const { server, clock, db } = all;
    return {
      ...all,
      educationNo,
      employerOf: all.employer,
      employer,
      groupNo,
      refunds: () =>
        db.selectFrom('refund').select(['status', 'amount', 'cause', 'percent']).orderBy('refund_no').execute(),
      staff: () =>
        moneyContext({ db, now: clock.now, log: { warn: () => undefined }, configuration: server.configuration }),
    };
  }

  test('one payment pays all seats, and everybody named is invited', async () => {
    const { employer, groupNo, educationNo, db, noticesOf } = await paidGroup();
    expect(await employer.view(groupNo)).toMatchObject({
      status: 'PAID',
      statusName: '결제완료',
      payDueAt: null,
      allowedActions: ['cancelSeats', 'printReceipt'],
      counts: { seats: 3, invited: 3 },
      payment: { status: 'PAID', amount: 150_003 },
      refundQuote: { percent: 100, amount: 50_001 },
      acceptUntil: '2026-12-08T00:00:00+09:00',
    });
    expect(await seatsTaken(db, educationNo)).toBe(3);
    expect(await noticesOf(employer.memberNo)).toEqual(['applied', 'paid']);
  });

  test('one receipt for all seats, in the name of the business', async () => {
    const { employer, groupNo } = await paidGroup();
    const { entity } = await employer.client.call('getMapReceipts', { userExaminationNo: groupNo });
    const { receipts } = entity as CallAnswer<Calls['getMapReceipts']>;
    expect(receipts).toMatchObject([{ what: '외식경영관리사 2급 집합교육 단체 교육비 (3명)', amount: 150_003 }]);
    const subjectNo = receipts[0]?.subjectNo ?? 0;
    const form = {
      kind: 'PAYMENT',
      subjectNo,
      recipient: 'BUSINESS',
      businessNumber: '1248100998',
      businessName: '한빛국밥집',
    };
    expect((await employer.client.call('postMapReceipt', form)).entity).toMatchObject({ recipientName: '한빛국밥집' });
  });

  test('a late deposit takes all seats again, or none and is refunded in full', async () => {
    const { course, employer: employerOf, people, db, checkout, laterMinutes, person } = await openGroups(open);
    const educationNo = await course({ capacity: 3 });
    for (const isTaken of [false, true]) {
      const employer = await employerOf();
      const groupNo = (await employer.submit(educationNo, people(3))).entity as number;
      const { entity } = await employer.client.call('startPayment', { userExaminationNo: groupNo, payMethod: 'vbank' });
      const { checkoutUrl } = entity as { checkoutUrl: string };
      await checkout.press(checkoutUrl, 'issue');
      laterMinutes(48 * 60);
      await expireHeld(checkout.jobs());
      expect(await seatsTaken(db, educationNo)).toBe(0);
      const other = isTaken ? await person() : null;
      await other?.client.call('postIntEdu', { educationNo });
      await checkout.press(checkoutUrl, 'lateDeposit');
      expect(await employer.view(groupNo)).toMatchObject(
        isTaken
          ? { status: 'CLOSED', amountAwaitingAccount: 150_003, allowedActions: ['nameRefundAccount', 'printReceipt'] }
          : { status: 'PAID', counts: { invited: 3 } },
      );
      expect(await seatsTaken(db, educationNo)).toBe(isTaken ? 1 : 3);
      if (!isTaken)
        await db.updateTable('education').set({ taken: 0 }).where('education_no', '=', educationNo).execute();
    }
  });

  test('called off, all is refunded, people who had accepted are notified, and every seat is free', async () => {
    const {
      accept,
      people,
      educationNo,
      employerOf,
      employer,
      groupNo,
      refunds,
      staff,
      db,
      checkout,
      noticesOf,
      server,
    } = await paidGroup();
    const accepted = await accept(people(3)[0]?.userPhone ?? '');
    // Another employer's unpaid group is not refunded.
    await (await employerOf()).submit(educationNo, people(2, 20));
    const office = await addEmployee(server);
    const quote = await office.client.call('officeCallOffQuote', { kind: 'education', offeringNo: educationNo });
    expect(quote.entity).toMatchObject({ applicants: 3, amount: 150_003 });
    expect(await callOff({ kind: 'education', offeringNo: educationNo }, staff())).toBe(3);
    expect(await refunds()).toEqual([{ status: 'APPROVED', amount: 150_003, cause: 'CALLED_OFF', percent: 100 }]);
    await executeRefunds(checkout.jobs());
    expect(await refunds()).toMatchObject([{ status: 'DONE' }]);
    expect(await employer.view(groupNo)).toMatchObject({
      status: 'CLOSED',
      statusName: '취소완료',
      counts: { cancelled: 3 },
      payment: { status: 'REFUNDED' },
    });
    expect(await noticesOf(accepted.memberNo)).toContain('calledOff');
    expect(await noticesOf(employer.memberNo)).toEqual(['applied', 'paid', 'calledOff']);
    expect(await seatsTaken(db, educationNo)).toBe(0);
  });

  test('a request of seats announces no more than what is left of the payment', async () => {
    const { employer, groupNo, db } = await paidGroup();
    // Given back at the gateway's console.
    await db.updateTable('payment').set({ refund_due: 100_000 }).where('application_no', '=', groupNo).execute();
    const seatNos = (await employer.seatNos(groupNo)).slice(0, 2);
    const form = { groupNo, seatNos, ...cancelForm(0) };
    expect(await employer.client.call('patchIntGroupSeatCancel', form)).toMatchObject({ code: 1 });
    const { content } = await db
      .selectFrom('member_notice')
      .select('content')
      .where('member_no', '=', employer.memberNo)
      .where('event', '=', 'cancelRequested')
      .executeTakeFirstOrThrow();
    expect(content).toContain('환불 예정 금액은 50,003원입니다.');
  });

  test('called off, a requested partial refund becomes a full one, and a completed one stays partial', async () => {
    const { clock, employer, groupNo, educationNo, refunds, staff, later } = await paidGroup();
    const [first = 0, second = 0] = await employer.seatNos(groupNo);
    // Second window of the terms: 80 percent on the day itself.
    clock.now = new Date('2026-12-10T08:00:00+09:00');
    const cancel = (seatNo: number) =>
      employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos: [seatNo], ...cancelForm(0) });
    expect(await cancel(first)).toMatchObject({ code: 1 });
    later(1);
    const { decideSeat } = await import('../../office/qualification/cancellations/decideSeat.ts');
    await employerDecides(decideSeat);
    expect(await cancel(second)).toMatchObject({ code: 1 });
    await callOff({ kind: 'education', offeringNo: educationNo }, staff());
    expect(await refunds()).toEqual([
      { status: 'APPROVED', amount: 40_000, cause: 'SEAT', percent: 80 },
      { status: 'APPROVED', amount: 50_001, cause: 'CALLED_OFF', percent: 100 },
      { status: 'APPROVED', amount: 50_001, cause: 'CALLED_OFF', percent: 100 },
    ]);

    async function employerDecides(decide: typeof decideSeat) {
      const context = staff();
      await context.db.transaction().execute(async (db) => {
        const group = await db
          .selectFrom('application')
          .selectAll()
          .where('application_no', '=', groupNo)
          .executeTakeFirstOrThrow();
        expect(await decide({ group, seatNo: first, decision: 'approve', reason: '' }, { ...context, db })).toBe(
          'CANCELLED',
        );
      });
    }
  });

  test('moved to another time, seats are refunded in full and at once in any window', async () => {
    const { employer, groupNo, educationNo, db, run, refunds, clock, noticesOf, accept, people } = await paidGroup();
    const accepted = await accept(people(3)[0]?.userPhone ?? '');
    clock.now = new Date('2026-12-08T12:00:00+09:00');
    const day = '2026-12-11';
    await db
      .updateTable('education')
      .set({ edu_date: day, held_at: new Date(`${day}T10:00:00+09:00`), finish_at: new Date(`${day}T24:00:00+09:00`) })
      .where('education_no', '=', educationNo)
      .execute();
    await db
      .insertInto('offering_change')
      .values({ education_no: educationNo, examination_no: null, changed_at: clock.now })
      .execute();
    await run(changesJob);
    expect(await noticesOf(employer.memberNo)).toContain('changed');
    expect(await noticesOf(accepted.memberNo)).toContain('changed');
    const seatNos = await employer.seatNos(groupNo);
    const cancelled = await employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos, ...cancelForm(0) });
    expect(cancelled).toMatchObject({ code: 1, entity: 3 });
    expect(await refunds()).toEqual(Array(3).fill({ status: 'APPROVED', amount: 50_001, cause: 'SEAT', percent: 100 }));
    expect(await seatsTaken(db, educationNo)).toBe(0);
    expect(await noticesOf(accepted.memberNo)).toContain('groupSeatEnded');
    expect(await employer.view(groupNo)).toMatchObject({ status: 'CLOSED', statusName: '취소완료' });
  });

  test('a free group is confirmed at once, and can be given up until it begins', async () => {
    const { course, employer: employerOf, people, db } = await openGroups(open);
    const educationNo = await course({ price: 0 });
    const { submit, view, client } = await employerOf();
    const groupNo = (await submit(educationNo, people(2))).entity as number;
    expect(await view(groupNo)).toMatchObject({
      status: 'PAID',
      allowedActions: ['cancel', 'cancelSeats'],
      counts: { invited: 2 },
    });
    expect(await client.call('patchIntGroupCancel', { groupNo })).toMatchObject({ code: 1 });
    expect(await seatsTaken(db, educationNo)).toBe(0);
    expect(await view(groupNo)).toMatchObject({ status: 'CLOSED', statusName: '취소완료', allowedActions: [] });
  });

  test('no refund of seats can be requested outside the windows', async () => {
    const { employer, groupNo, clock } = await paidGroup();
    const seatNos = await employer.seatNos(groupNo);
    clock.now = new Date('2026-12-11T12:00:00+09:00');
    const answer = await employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos, ...cancelForm(0) });
    expect(answer.code).toBe(CODES.REFUND_CLOSED.code);
  });
});
