import { CODES } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { unseal } from '../../../secrets/seal.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { executeRefunds } from '../../payment/refunds/refundJob.ts';
import { openHeld } from '../../payment/testing/checkout.ts';
import { keepSession } from '../testing/certificates.ts';
import { addCourse, addExam, cancelForm, completeCourse, seatsTaken } from '../testing/offerings.ts';
import { callOff, decide } from './decisions.ts';

const APPLIED = new Date('2026-11-20T12:00:00+09:00');

/** The course: 100 % until 2026-12-09 24:00, 80 % on 2026-12-10, nothing after. */
describeWithDatabase('cancelling', (open) => {
  async function confirmed(payMethod: 'card' | 'phone' | 'vbank' = 'card') {
    const all = await openHeld(open, payMethod);
    await all.checkout.press(all.checkoutUrl, payMethod === 'vbank' ? 'issue' : 'approve');
    if (payMethod === 'vbank') await all.checkout.press(all.checkoutUrl, 'deposit');
    const { client, userExaminationNo, db, server, clock } = all;
    return {
      ...all,
      cancel: () => client.call('patchIntEduCancel', cancelForm(userExaminationNo)),
      /** Won that the gateway still has. */
      balance: () => all.checkout.atGateway(all.checkoutUrl, (book, key) => book.find(key).balanceAmount),
      detail: async () => (await client.call('getMapUserEdu', { userExaminationNo })).entity,
      refund: () => db.selectFrom('refund').selectAll().executeTakeFirstOrThrow(),
      staff: () => ({ db, now: clock.now, log: { warn: () => undefined }, keys: server.configuration.encryptionKeys }),
    };
  }

  test('a request freezes the amount, keeps the seat, shows the account masked and stores it encrypted', async () => {
    const { cancel, detail, refund, clock, db, educationNo, server } = await confirmed();
    clock.now = new Date('2026-12-10T08:00:00+09:00');
    expect(await detail()).toMatchObject({ refundQuote: { percent: 80, amount: 40_000 } });
    expect(await cancel()).toMatchObject({ status: 200, code: 1, entity: 1 });
    expect(await detail()).toMatchObject({
      status: 'CANCEL_REQUESTED',
      statusName: '취소접수',
      allowedActions: ['retract', 'printReceipt'],
      refundQuote: null,
      refund: {
        status: 'REQUESTED',
        amount: 40_000,
        percent: 80,
        account: '*********8901',
        bank: '한빛은행',
        accountName: '홍길동',
      },
    });
    expect(await seatsTaken(db, educationNo)).toBe(1);
    const row = await refund();
    expect(JSON.stringify(row)).not.toContain('1102345678901');
    expect(
      unseal(
        server.configuration.encryptionKeys,
        row.account_sealed ?? Buffer.alloc(0),
        `refund:account_sealed:${row.refund_no}`,
      ),
    ).toBe('1102345678901');
  });

  test.each([
    ['2026-12-09T23:59:59.999+09:00', 1, 100],
    ['2026-12-10T00:00:00.000+09:00', 1, 80],
    ['2026-12-10T23:59:59.999+09:00', 1, 80],
    ['2026-12-11T00:00:00.000+09:00', CODES.REFUND_CLOSED.code, null],
  ])('at %s the code is %s at %s %%', async (at, code, percent) => {
    const { cancel, clock, db } = await confirmed();
    clock.now = new Date(at);
    expect((await cancel()).code).toBe(code);
    const rows = await db.selectFrom('refund').select('percent').execute();
    expect(rows).toEqual(percent === null ? [] : [{ percent }]);
  });

  test('somebody who has attended does not cancel, though the window is open', async () => {
    const { cancel, detail, clock, db, userExaminationNo: application_no } = await confirmed();
    clock.now = new Date('2026-12-10T15:00:00+09:00');
    expect(await detail()).toMatchObject({ allowedActions: expect.arrayContaining(['cancel']) });
    const { member_no } = await db.selectFrom('application').select('member_no').executeTakeFirstOrThrow();
    const mark = { application_no, lesson_no: 1, status: 'PRESENT', way: 'LIST', recorded_by: member_no } as const;
    await db
      .insertInto('attendance')
      .values({ ...mark, taken_at: clock.now, recorded_at: clock.now })
      .execute();
    expect(await detail()).toMatchObject({ allowedActions: expect.not.arrayContaining(['cancel']) });
    expect((await cancel()).code).toBe(CODES.REFUND_CLOSED.code);
    expect(await db.selectFrom('refund').selectAll().execute()).toEqual([]);
  });

  test("cancelling twice makes one request; another member's application and one of the other kind return 404", async () => {
    const { cancel, server, client, userExaminationNo, db } = await confirmed();
    const stranger = await server.member();
    expect(await stranger.client.call('patchIntEduCancel', cancelForm(userExaminationNo))).toMatchObject({
      status: 404,
    });
    expect(await stranger.client.call('getMapUserEdu', { userExaminationNo })).toMatchObject({ status: 404 });
    expect(await client.call('patchIntExamCancel', cancelForm(userExaminationNo))).toMatchObject({ status: 404 });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ code }) => code).sort()).toEqual([
      CODES.CANCEL_NOT_ALLOWED.code,
      CODES.CANCEL_NOT_ALLOWED.code,
      1,
    ]);
    expect(await db.selectFrom('refund').selectAll().execute()).toHaveLength(1);
  });

  test('the response names every invalid field of the form', async () => {
    const { client, userExaminationNo } = await confirmed();
    const answer = await client.call('patchIntEduCancel', {
      userExaminationNo,
      accountName: '',
      bank: '',
      account: '12-34',
    });
    expect(answer.status).toBe(400);
    expect((answer.entity as { issues: { message: string }[] }).issues.map(({ message }) => message)).toEqual([
      '이름을 입력해주세요.',
      '은행명을 입력해주세요.',
      '계좌번호는 숫자만 입력해주세요.',
    ]);
  });

  test('a refund without a complete account is rejected: the specified message names each missing field, and nothing changes', async () => {
    const { client, userExaminationNo, states, db } = await confirmed();
    expect(await client.call('patchIntEduCancel', { userExaminationNo })).toMatchObject({
      status: 400,
      entity: {
        issues: [
          { path: 'accountName', message: '이름을 입력해주세요.' },
          { path: 'bank', message: '은행명을 입력해주세요.' },
          { path: 'account', message: '계좌번호를 입력해주세요.' },
        ],
      },
    });
    expect(
      await client.call('patchIntEduCancel', { userExaminationNo, accountName: '홍길동', bank: '한빛은행' }),
    ).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'account', message: '계좌번호를 입력해주세요.' }] },
    });
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    expect(await db.selectFrom('refund').selectAll().execute()).toEqual([]);
  });

  test.each([[{}], [cancelForm(0)]])(
    'without money to refund, no account is required and none is stored: %j',
    async (account) => {
      const { db, server } = await confirmed();
      const { client } = await server.member();
      const cancelNew = async (price: number) => {
        const educationNo = await addCourse(db, { price });
        const userExaminationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
        expect(await client.call('patchIntEduCancel', { ...account, userExaminationNo })).toMatchObject({
          status: 200,
          code: 1,
        });
        return (await client.call('getMapUserEdu', { userExaminationNo })).entity;
      };
      expect(await cancelNew(50_000)).toMatchObject({ status: 'CANCELLED', refund: null });
      expect(await cancelNew(0)).toMatchObject({ status: 'CANCELLED', refund: null });
      expect(await db.selectFrom('refund').select('refund_no').execute()).toEqual([]);
    },
  );

  test('after the request is withdrawn, the application is confirmed and can be cancelled again', async () => {
    const { cancel, client, userExaminationNo, states } = await confirmed();
    await cancel();
    expect(await client.call('patchIntCancelRetract', { userExaminationNo })).toMatchObject({ code: 1, entity: 1 });
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
    expect(await client.call('patchIntCancelRetract', { userExaminationNo })).toMatchObject({
      code: CODES.RETRACT_NOT_ALLOWED.code,
    });
    expect(await cancel()).toMatchObject({ code: 1 });
  });

  test('approved: the seat is free, the refund is executed once, and the payment records it', async () => {
    const { cancel, staff, userExaminationNo, db, educationNo, checkout, states, refund, clock, balance } =
      await confirmed();
    clock.now = new Date('2026-12-10T08:00:00+09:00');
    await cancel();
    await executeRefunds(checkout.jobs());
    expect((await refund()).status).toBe('REQUESTED');
    expect(await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff())).toBe('CANCELLED');
    expect(await seatsTaken(db, educationNo)).toBe(0);
    await Promise.all([executeRefunds(checkout.jobs()), executeRefunds(checkout.jobs())]);
    expect((await refund()).status).toBe('DONE');
    expect(await states()).toEqual(['PART_REFUNDED', 'CANCELLED']);
    expect(await balance()).toBe(10_001);
    expect(await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff())).toBeNull();
  });

  test('rejected: the application stays confirmed and nothing is refunded; its member reads when and why', async () => {
    const { cancel, staff, userExaminationNo, checkout, states, detail, clock } = await confirmed();
    await cancel();
    const rejection = { decision: 'reject', reason: '교재를 이미 보냈습니다.' } as const;
    expect(await decide({ applicationNo: userExaminationNo, ...rejection }, staff())).toBe('CONFIRMED');
    await executeRefunds(checkout.jobs());
    expect(await detail()).toMatchObject({
      refund: { status: 'REJECTED', rejected: { at: seoulTimestamp(clock.now), reason: rejection.reason } },
    });
    expect(await states()).toEqual(['PAID', 'CONFIRMED']);
  });

  test('a refund with an unknown outcome is repeated and paid once', async () => {
    const { cancel, staff, userExaminationNo, checkout, balance, refund, server, later } = await confirmed();
    await cancel();
    await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff());
    const real = server.integrations.gateway.refund.bind(server.integrations.gateway);
    jest.spyOn(server.integrations.gateway, 'refund').mockImplementationOnce(async (request) => {
      await real(request);
      throw new Error('timeout');
    });
    await executeRefunds(checkout.jobs());
    expect((await refund()).status).toBe('UNKNOWN');
    later(3);
    await executeRefunds(checkout.jobs());
    expect((await refund()).status).toBe('DONE');
    expect(await balance()).toBe(0);
  });

  test('a partial refund of a mobile payment waits for the transfer to the bank account', async () => {
    const { cancel, staff, userExaminationNo, checkout, clock, refund } = await confirmed('phone');
    clock.now = new Date('2026-12-10T08:00:00+09:00');
    await cancel();
    await decide({ applicationNo: userExaminationNo, decision: 'approve' }, staff());
    await executeRefunds(checkout.jobs());
    expect(await refund()).toMatchObject({ route: 'bank', status: 'APPROVED', amount: 40_000 });
  });

  test('a full refund of a mobile payment goes through the gateway, that of a deposit to the account of the form', async () => {
    const phone = await confirmed('phone');
    await phone.cancel();
    await decide({ applicationNo: phone.userExaminationNo, decision: 'approve' }, phone.staff());
    await executeRefunds(phone.checkout.jobs());
    expect(await phone.states()).toEqual(['REFUNDED', 'CANCELLED']);
    const deposit = await confirmed('vbank');
    const refund = jest.spyOn(deposit.server.integrations.gateway, 'refund');
    await deposit.cancel();
    await decide({ applicationNo: deposit.userExaminationNo, decision: 'approve' }, deposit.staff());
    await executeRefunds(deposit.checkout.jobs());
    expect(refund).toHaveBeenCalledWith(
      expect.objectContaining({ account: { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' } }),
    );
  });

  test('calling a course off refunds every confirmed application in full', async () => {
    const { staff, educationNo, checkout, states, refund, client } = await confirmed();
    expect(await callOff({ kind: 'education', offeringNo: educationNo }, staff())).toBe(1);
    expect(await callOff({ kind: 'education', offeringNo: educationNo }, staff())).toBe(0);
    await executeRefunds(checkout.jobs());
    expect(await refund()).toMatchObject({ cause: 'CALLED_OFF', amount: 50_001, status: 'DONE' });
    expect(await states()).toEqual(['REFUNDED', 'CANCELLED']);
    expect(await client.call('getMapEdu', { educationNo })).toMatchObject({
      entity: { status: 'CANCELLED', allowedActions: [] },
    });
  });
});

describeWithDatabase('cancelling a free application', (open) => {
  let server: TestServer;
  const clock = { now: APPLIED };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  beforeEach(() => {
    clock.now = APPLIED;
  });

  async function applied(columns: Parameters<typeof addCourse>[1] = {}) {
    const { client, memberNo } = await server.member();
    await keepSession(server, memberNo);
    const educationNo = await addCourse(server.db, { price: 0, ...columns });
    const userExaminationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
    return {
      client,
      educationNo,
      userExaminationNo,
      detail: async () => (await client.call('getMapUserEdu', { userExaminationNo })).entity,
      cancel: () => client.call('patchIntEduCancel', { userExaminationNo }),
    };
  }

  test('frees the seat at once without a decision or a refund, and notifies the member', async () => {
    const { client, educationNo, userExaminationNo, detail, cancel } = await applied({ capacity: 1 });
    expect(await detail()).toMatchObject({ status: 'CONFIRMED', refundQuote: { percent: 100, amount: 0 } });
    expect(await cancel()).toMatchObject({ status: 200, code: 1, entity: 1 });
    expect(await detail()).toMatchObject({ status: 'CANCELLED', refund: null, allowedActions: [] });
    expect(await seatsTaken(server.db, educationNo)).toBe(0);
    const notices = await server.db
      .selectFrom('member_notice')
      .select(['event', 'content'])
      .where('subject_no', '=', userExaminationNo)
      .where('event', 'in', ['cancelled', 'cancelRequested'])
      .execute();
    expect(notices).toMatchObject([
      { event: 'cancelled', content: expect.stringContaining('취소되었습니다') as string },
    ]);
    expect(await cancel()).toMatchObject({ code: CODES.CANCEL_NOT_ALLOWED.code });
    expect(await seatsTaken(server.db, educationNo)).toBe(0);
    // The last seat can be taken again, also by the same member.
    expect(await client.call('postIntEdu', { educationNo })).toMatchObject({ code: 1 });
  });

  test('works for an exam too', async () => {
    const { client, memberNo } = await server.member();
    await completeCourse(server.db, memberNo, 2);
    const examinationNo = await addExam(server.db, { price: 0 });
    const userExaminationNo = (await client.call('postIntExam', { examinationNo })).entity as number;
    expect(await client.call('patchIntExamCancel', { userExaminationNo })).toMatchObject({ code: 1 });
    expect((await client.call('getMapUserExam', { userExaminationNo })).entity).toMatchObject({ status: 'CANCELLED' });
  });

  test('is possible outside the refund windows too, until it begins', async () => {
    // No refund window includes the day before the beginning at 10:00.
    const closed = {
      re_start_date: '2026-11-01',
      re_end_date: '2026-11-02',
      re_start_date2: '2026-11-03',
      re_end_date2: '2026-11-04',
    };
    const [before, after] = [await applied(closed), await applied()];
    clock.now = new Date('2026-12-10T09:59:59.999+09:00');
    expect(await before.detail()).toMatchObject({ allowedActions: expect.arrayContaining(['cancel']) as string[] });
    expect(await before.cancel()).toMatchObject({ code: 1 });
    // An open refund window makes no difference.
    clock.now = new Date('2026-12-10T10:00:00+09:00');
    expect(await after.detail()).toMatchObject({ status: 'CONFIRMED', refundQuote: null });
    expect(await after.cancel()).toMatchObject({ code: CODES.CANCEL_NOT_ALLOWED.code });
    expect(await seatsTaken(server.db, after.educationNo)).toBe(1);
  });
});
