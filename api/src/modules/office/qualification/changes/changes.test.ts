import { CODES } from '@portal/shared/contract';
import type { CourseForm } from '@portal/shared/contract/office';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { changesJob } from '../../../manager/notices/changesJob.ts';
import { addApplication, addPaid, addRefund, PRICE } from '../../testing/applications.ts';
import { addEmployee, becomeEmployee, newestAct, type Employee } from '../../testing/employee.ts';

const account = { accountName: '홍길동', bank: '한빛은행', account: '1102345678901' };
const ANSWERS = {
  name: '홍길동',
  userBirth: '19900101',
  postCode: '',
  userAddress: '',
  userAddress2: '',
  isDisorder: 1,
  memo: '',
};
const NEW_HALL = '서울특별시 마포구 월드컵로 240';

describeWithDatabase('another day, hour or place', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now: Date;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00+09:00');
    employee = await addEmployee(server, ['qualification']);
  });

  /** Creates a paid application with a complete form. */
  async function addFilled() {
    const application = await addPaid(server);
    await server.db
      .updateTable('application')
      .set({ answers: JSON.stringify(ANSWERS) })
      .where('application_no', '=', application.applicationNo)
      .execute();
    return application;
  }
  const courseOf = async (offeringNo: number) => {
    const { entity } = await employee.client.call('officeOffering', { kind: 'education', offeringNo });
    return entity as { course: CourseForm; awaiting: number; changes: object | null };
  };
  const save = async (educationNo: number, changes: Partial<CourseForm>, by = employee.client) => {
    const { course } = await courseOf(educationNo);
    return by.call('officeSaveCourse', { educationNo, course: { ...course, ...changes }, termsReason: '강사 사정' });
  };
  const run = () => changesJob.run({ ...server.services, db: server.db, log: server.app.log });
  const move = async (offeringNo: number, changes: Partial<CourseForm> = { address: NEW_HALL }) => {
    expect(await save(offeringNo, changes)).toMatchObject({ code: 1 });
    await run();
  };
  const notices = (memberNo: number) =>
    server.db
      .selectFrom('member_notice')
      .select('content')
      .where('member_no', '=', memberNo)
      .where('event', '=', 'changed')
      .orderBy('notice_no')
      .execute();
  const rowOf = (applicationNo: number) =>
    server.db
      .selectFrom('application')
      .select(['status', 'terms', 'changed_to'])
      .where('application_no', '=', applicationNo)
      .executeTakeFirstOrThrow();
  const refundsOf = (applicationNo: number) =>
    server.db
      .selectFrom('refund')
      .select(['status', 'amount', 'percent', 'cause'])
      .where('application_no', '=', applicationNo)
      .orderBy('refund_no')
      .execute();

  test('is sent to each waiting applicant, once, and shown with the terms', async () => {
    const { offeringNo, applicationNo, memberNo, client } = await addFilled();
    const stored = await rowOf(applicationNo);
    expect(await courseOf(offeringNo)).toMatchObject({ awaiting: 1, changes: null });
    await move(offeringNo, { address: NEW_HALL, time: '13:00', eduDate: '2026-12-12', lastDay: '2026-12-12' });
    expect(await newestAct(server)).toMatchObject({ act: 'change', detail: '{"applicants":1}' });
    await Promise.all([run(), run()]);
    expect(await notices(memberNo)).toEqual([
      {
        content: expect.stringMatching(
          /바뀐 일정: 일시 2026\.12\.12 \(토\) 13:00, 장소 .*월드컵로 240.* 바뀌기 전: .*12\.10/,
        ),
      },
    ]);
    expect((await rowOf(applicationNo)).terms).toEqual(stored.terms);
    const { entity } = await client.call('getMapUserEdu', { userExaminationNo: applicationNo });
    expect(entity).toMatchObject({
      eduDate: '2026-12-12',
      time: '13:00',
      address: NEW_HALL,
      edu: { eduDate: '2026-12-10', time: '10:00' },
      change: { before: { day: '2026-12-10' }, after: { day: '2026-12-12', address: NEW_HALL }, mayLeave: true },
      pastChanges: [],
    });
    const { entity: matters } = await client.call('getMapMyMatters', {});
    expect(matters).toMatchObject({ next: { day: '2026-12-12', time: '13:00', address: NEW_HALL } });
  });

  test('the newest counts, and the earlier ones can be read', async () => {
    const { offeringNo, applicationNo, memberNo, client } = await addFilled();
    await move(offeringNo);
    now = new Date('2026-11-21T12:00:00+09:00');
    employee = await addEmployee(server, ['qualification']);
    await move(offeringNo, { time: '14:00' });
    await prolongSessions();
    expect((await client.call('getMapUserEdu', { userExaminationNo: applicationNo })).entity).toMatchObject({
      change: { before: { time: '10:00', address: NEW_HALL }, after: { time: '14:00', address: NEW_HALL } },
      pastChanges: [{ after: { time: '10:00', address: NEW_HALL } }],
    });
    expect(await notices(memberNo)).toHaveLength(2);
  });

  test.each([
    ['on the day of 80 %', '2026-12-10T12:00:00+09:00'],
    ['after the windows', '2026-12-15T09:59:00+09:00'],
  ])('an applicant who leaves %s gets a full refund at once, until it begins', async (_when, at) => {
    const { offeringNo, applicationNo, client } = await addFilled();
    await move(offeringNo, { eduDate: '2026-12-15', lastDay: '2026-12-15' });
    now = new Date(at);
    await prolongSessions();
    expect((await client.call('getMapUserEdu', { userExaminationNo: applicationNo })).entity).toMatchObject({
      allowedActions: expect.arrayContaining(['cancel']),
      refundQuote: { percent: 100, amount: PRICE },
    });
    const leave = { userExaminationNo: applicationNo, ...account };
    expect(await client.call('patchIntEduCancel', leave)).toMatchObject({ code: 1 });
    expect(await rowOf(applicationNo)).toMatchObject({ status: 'CANCELLED' });
    expect(await refundsOf(applicationNo)).toEqual([
      { status: 'APPROVED', amount: PRICE, percent: 100, cause: 'CANCEL' },
    ]);
    const { taken } = await server.db
      .selectFrom('education')
      .select('taken')
      .where('education_no', '=', offeringNo)
      .executeTakeFirstOrThrow();
    expect(taken).toBe(4);
    const { content } = await server.db
      .selectFrom('member_notice')
      .select('content')
      .where('event', '=', 'refundApproved')
      .orderBy('notice_no', 'desc')
      .executeTakeFirstOrThrow();
    expect(content).toContain('50,000원을 2~7일 안에 돌려드립니다.');
  });

  test('an applicant with a smaller refund request gets a full refund as well', async () => {
    const { offeringNo, applicationNo, client } = await addRefund(server, {
      status: 'REQUESTED',
      applicationStatus: 'CANCEL_REQUESTED',
      amount: 10_000,
    });
    await move(offeringNo);
    const leave = { userExaminationNo: applicationNo, ...account };
    expect(await client.call('patchIntEduCancel', leave)).toMatchObject({ code: 1 });
    expect(await refundsOf(applicationNo)).toMatchObject([
      { status: 'RETRACTED', amount: 10_000 },
      { status: 'APPROVED', amount: PRICE, percent: 100 },
    ]);
  });

  test('moved back to the first place, it gives no right to leave any more', async () => {
    const { offeringNo, applicationNo, client } = await addFilled();
    const { address } = (await rowOf(applicationNo)).terms;
    await move(offeringNo);
    const mayLeave = async () => {
      const { entity } = await client.call('getMapUserEdu', { userExaminationNo: applicationNo });
      return (entity as { change: { mayLeave: boolean } }).change.mayLeave;
    };
    expect(await mayLeave()).toBe(true);
    await move(offeringNo, { address, address2: '' });
    expect(await mayLeave()).toBe(false);
    now = new Date('2026-12-09T12:00:00+09:00');
    await prolongSessions();
    expect(await client.call('patchIntEduCancel', { userExaminationNo: applicationNo, ...account })).toMatchObject({
      code: 1,
    });
    expect(await rowOf(applicationNo)).toMatchObject({ status: 'CANCEL_REQUESTED' });
  });

  test('a corrected spelling of the place is no other place', async () => {
    const { offeringNo, applicationNo, memberNo } = await addFilled();
    const { address } = (await courseOf(offeringNo)).course;
    await move(offeringNo, { address: `${address}.`.replace(' ', '  ') });
    expect(await notices(memberNo)).toEqual([]);
    expect(await rowOf(applicationNo)).toMatchObject({ changed_to: null });
  });

  test('takes two employees where more than the limit could be refunded', async () => {
    const { offeringNo, memberNo } = await addFilled();
    await server.db
      .updateTable('payment')
      .set({ amount: 400_000, paid_amount: 400_000 })
      .where('member_no', '=', memberNo)
      .execute();
    const second = await addEmployee(server, ['qualification']);
    const moveTo = (by = employee.client, address = NEW_HALL) => save(offeringNo, { address }, by);
    expect(await moveTo()).toMatchObject(CODES.MOVE_TAKES_TWO);
    expect(await newestAct(server)).toMatchObject({
      act: 'ask: move offering',
      object: 'education',
      object_no: offeringNo,
    });
    expect(await moveTo()).toMatchObject(CODES.SECOND_EMPLOYEE_NEEDED);
    expect(await moveTo(second.client, `${NEW_HALL} 2`)).toMatchObject(CODES.SECOND_LOOK_DIFFERS);
    // Another column is not affected.
    expect(await save(offeringNo, { capacity: 40 }, second.client)).toMatchObject({ code: 1 });
    const waiting = async () => {
      const { entity } = await second.client.call('officeOverview', {});
      return (entity as { waiting: { kind: string; count: number }[] }).waiting.find(
        ({ kind }) => kind === 'secondLooks',
      )?.count;
    };
    expect(await waiting()).toBe(1);
    expect(await moveTo(second.client)).toMatchObject({ code: 1 });
    expect((await courseOf(offeringNo)).course).toMatchObject({ address: NEW_HALL });
    expect(await waiting()).toBe(0);
  });

  test('once it has begun, and without a change, only the windows decide', async () => {
    const moved = await addPaid(server);
    await move(moved.offeringNo);
    const other = await addPaid(server);
    const requested = await addRefund(server, { status: 'REQUESTED', applicationStatus: 'CANCEL_REQUESTED' });
    now = new Date('2026-12-11T10:00:00+09:00');
    await prolongSessions();
    for (const { client, applicationNo } of [moved, other])
      expect(await client.call('patchIntEduCancel', { userExaminationNo: applicationNo, ...account })).toMatchObject(
        CODES.REFUND_CLOSED,
      );
    expect(
      await requested.client.call('patchIntEduCancel', { userExaminationNo: requested.applicationNo, ...account }),
    ).toMatchObject(CODES.CANCEL_NOT_ALLOWED);
  });

  test('is not sent after a cancellation, for a first end time, or once it is over', async () => {
    const cancelled = await addApplication(server, { kind: 'education', status: 'CANCELLED' });
    await move(cancelled.offeringNo);
    const notified = await addPaid(server);
    await server.db
      .updateTable('education')
      .set({ end_time: '' })
      .where('education_no', '=', notified.offeringNo)
      .execute();
    await move(notified.offeringNo, { endTime: '17:00' });
    const over = await addPaid(server);
    now = new Date('2026-12-11T12:00:00+09:00');
    employee = await addEmployee(server, ['qualification']);
    await move(over.offeringNo);
    for (const { memberNo, applicationNo } of [cancelled, notified, over]) {
      expect(await notices(memberNo)).toEqual([]);
      expect(await rowOf(applicationNo)).toMatchObject({ changed_to: null });
    }
  });

  test('cannot be made by an employee who has applied for it', async () => {
    const { offeringNo, memberNo } = await addPaid(server);
    const own = await becomeEmployee(server, memberNo);
    expect(await save(offeringNo, { address: NEW_HALL }, own.client)).toMatchObject(CODES.OWN_MATTER);
    expect(await save(offeringNo, { capacity: 31 }, own.client)).toMatchObject({ code: 1 });
  });

  test('the office sees who has not read it, who has, and who has confirmed it', async () => {
    const { offeringNo, applicationNo, client } = await addPaid(server);
    await save(offeringNo, { address: NEW_HALL });
    expect((await courseOf(offeringNo)).changes).toEqual({ unread: 0, read: 0, confirmed: 0, isUnderWay: true });
    const underWay = async () => {
      const { entity } = await employee.client.call('officeOfferings', { kind: 'education', isUnderWay: true });
      return (entity as { list: object[] }).list;
    };
    expect(await underWay()).toMatchObject([{ offeringNo }]);
    await run();
    expect(await underWay()).toEqual([]);
    const states = async () => (await courseOf(offeringNo)).changes;
    const list = async (state: string) => {
      const { entity } = await employee.client.call('officeChanges', { kind: 'education', offeringNo, state });
      return (entity as { list: object[] }).list;
    };
    expect(await states()).toEqual({ unread: 1, read: 0, confirmed: 0, isUnderWay: false });
    expect(await list('unread')).toMatchObject([{ name: '홍길동', after: { address: NEW_HALL }, readAt: null }]);
    const mark = (isConfirmed: boolean, by = client) =>
      by.call('patchIntChangeRead', { userExaminationNo: applicationNo, isConfirmed });
    expect(await mark(true, (await server.member()).client)).toMatchObject({ status: 404 });
    expect(await mark(false)).toMatchObject({ entity: 1 });
    expect(await mark(false)).toMatchObject({ entity: 0 });
    expect(await states()).toMatchObject({ unread: 0, read: 1 });
    expect(await mark(true)).toMatchObject({ entity: 1 });
    expect(await states()).toMatchObject({ read: 0, confirmed: 1 });
    expect(await list('unread')).toEqual([]);
    expect(await list('confirmed')).toHaveLength(1);
    await move(offeringNo, { time: '11:00' });
    expect(await states()).toMatchObject({ unread: 1, confirmed: 0 });
  });

  test('a member filling in the form meanwhile is notified, and then applies under the current terms', async () => {
    const { offeringNo } = await addPaid(server);
    const { client } = await server.member();
    const versionOf = async () => {
      const { entity } = await client.call('getMapEdu', { educationNo: offeringNo });
      return (entity as { termsVersion: string }).termsVersion;
    };
    const apply = (termsVersion: string) => client.call('postIntEdu', { educationNo: offeringNo, termsVersion });
    const seen = await versionOf();
    await move(offeringNo);
    expect(await apply(seen)).toMatchObject(CODES.TERMS_CHANGED);
    expect(await apply(await versionOf())).toMatchObject({ code: 1 });
  });

  /** Prevents sessions from expiring as the days pass. */
  const prolongSessions = () =>
    server.db
      .updateTable('session')
      .set({ expires_at: new Date('2027-06-01'), used_at: new Date('2027-06-01') })
      .execute();
});
