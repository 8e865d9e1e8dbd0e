import { sql } from 'kysely';
import type { Queries } from '../../../../database/types/tables.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { createLogger } from '../../../../server/logging.ts';
import { describeWithDatabase, type TestServer } from '../../../../testing/index.ts';
import { cancelCalledOff, decideCallOff } from '../../../manager/applications/decisions.ts';
import { crashable } from '../../../payment/testing/walks/crashableDatabase.ts';
import { CUT_OFF, cutOff } from '../../../payment/testing/walks/life.ts';
import { addApplication, addPaid, addRefund, PRICE } from '../../testing/applications.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';
import { callOffsJob } from './callOffsJob.ts';

const TITLE = '외식경영관리사 2급 집합교육';

describeWithDatabase('calling a course off', (open) => {
  let server: TestServer;
  let employee: Employee;
  let now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(async () => {
    now = new Date('2026-11-20T12:00:00+09:00');
    employee = await addEmployee(server, ['qualification']);
  });

  const run = (db = server.db) => callOffsJob.run({ ...server.services, db, log: createLogger('silent') });
  /** Creates a course with two paid applications. */
  async function paidTwice(first: object = {}) {
    const { offeringNo, applicationNo } = await addPaid(server, {}, first);
    const second = await addPaid(server, {}, { education_no: offeringNo });
    return { offeringNo, applicationNos: [applicationNo, second.applicationNo] };
  }
  const callOff = (offeringNo: number, changes: object = {}) =>
    employee.client.call('officeCallOff', {
      kind: 'education',
      offeringNo,
      typedTitle: TITLE,
      amount: 2 * PRICE,
      reason: '강사 사정',
      ...changes,
    });
  const stateOf = async (offeringNo: number) => {
    const applications = await server.db
      .selectFrom('application')
      .leftJoin('refund', 'refund.application_no', 'application.application_no')
      .select(['application.status', 'refund.amount', 'refund.status as refund'])
      .where('education_no', '=', offeringNo)
      .orderBy('application.application_no')
      .execute();
    return applications.map(({ status, amount, refund }) => [status, amount, refund].filter(Boolean).join(' '));
  };
  const shown = async (offeringNo: number) =>
    (await employee.client.call('officeOffering', { kind: 'education', offeringNo })).entity;
  const waiting = async () => {
    const { entity } = await employee.client.call('officeOverview');
    return (entity as { waiting: { kind: string }[] }).waiting.find(({ kind }) => kind === 'coursesUnderWay');
  };
  const listed = async () => {
    const { entity } = await employee.client.call('officeOfferings', { kind: 'education', isUnderWay: true });
    return (entity as { list: { offeringNo: number }[] }).list.map(({ offeringNo }) => offeringNo);
  };
  const CANCELLED = `CANCELLED ${PRICE} APPROVED`;

  test('it needs the title and the amount that were shown', async () => {
    const { offeringNo } = await paidTwice();
    const { entity: quote } = await employee.client.call('officeCallOffQuote', { kind: 'education', offeringNo });
    expect(quote).toEqual({ title: TITLE, applicants: 2, amount: 2 * PRICE, secondLook: null });
    for (const changes of [{ typedTitle: '외식경영관리사' }, { amount: 0 }])
      expect(await callOff(offeringNo, changes)).toMatchObject({ code: -2405 });
    expect(await shown(offeringNo)).toMatchObject({ status: 'OPEN', leftToCancel: 0 });
  });

  test('it is decided at once, and waits in the office’s overview until the last application is cancelled', async () => {
    const { offeringNo, applicationNos } = await paidTwice();
    expect(await callOff(offeringNo)).toMatchObject({ entity: { outcome: 'done', cancelled: 2 } });
    expect(await stateOf(offeringNo)).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(await shown(offeringNo)).toMatchObject({ status: 'CANCELLED', allowedActions: [], leftToCancel: 2 });
    expect(await waiting()).toMatchObject({ count: 1, oldestAt: '2026-11-20T12:00:00+09:00' });
    expect(await listed()).toEqual([offeringNo]);
    await run();
    expect(await stateOf(offeringNo)).toEqual([CANCELLED, CANCELLED]);
    expect(await shown(offeringNo)).toMatchObject({ leftToCancel: 0 });
    expect(await waiting()).toMatchObject({ count: 0 });
    expect(await listed()).toEqual([]);
    const acts = await server.db
      .selectFrom('office_audit')
      .select(['object', 'object_no', 'employee_no', 'reason'])
      .where('act', '=', 'call off')
      .where('employee_no', '=', employee.memberNo)
      .orderBy('audit_no')
      .execute();
    const act = { employee_no: employee.memberNo, reason: '강사 사정' };
    expect(acts).toEqual([
      { ...act, object: 'education', object_no: offeringNo },
      ...applicationNos.map((object_no) => ({ ...act, object: 'application', object_no })),
    ]);
  });

  test('it is offered until the end of the last lesson', async () => {
    const { offeringNo } = await paidTwice();
    const lessons = { end_time: '17:00' };
    await server.db.updateTable('education').set(lessons).where('education_no', '=', offeringNo).execute();
    const offered = async (at: string) => {
      now = new Date(at);
      // A session does not last until then.
      employee = await addEmployee(server, ['qualification']);
      return (await shown(offeringNo)) as { allowedActions: string[] };
    };
    expect(await offered('2026-12-10T16:59:59+09:00')).toMatchObject({ allowedActions: ['callOff'] });
    expect(await offered('2026-12-10T17:00:00+09:00')).toMatchObject({ allowedActions: [] });
  });

  test('repeating the call changes nothing', async () => {
    const { offeringNo } = await paidTwice();
    await callOff(offeringNo);
    expect(await callOff(offeringNo, { amount: 0 })).toMatchObject({ entity: { outcome: 'done', cancelled: 2 } });
    await run();
    await run();
    expect(await callOff(offeringNo)).toMatchObject({ entity: { outcome: 'done', cancelled: 0 } });
    expect(await stateOf(offeringNo)).toEqual([CANCELLED, CANCELLED]);
  });

  test('interrupted at any statement, it is continued by the next run: each is cancelled and refunded once', async () => {
    let isStruck = true;
    for (let at = 1; isStruck; at += 1) {
      const { offeringNo } = await paidTwice();
      // A new employee, because of the daily limit per employee.
      employee = await addEmployee(server, ['qualification']);
      await callOff(offeringNo);
      isStruck = (await cutOff({ accident: 'death', at, isAfter: false }, () => run(crashable(server.db)))) === CUT_OFF;
      await run();
      expect([at, ...(await stateOf(offeringNo))]).toEqual([at, CANCELLED, CANCELLED]);
    }
  });

  test('a concurrent application is cancelled too', async () => {
    const { offeringNo } = await paidTwice();
    const { configuration, services } = server;
    const context = moneyContext({ db: server.db, now, log: server.app.log, configuration });
    let late: Promise<unknown> | undefined;
    // Begun before the call-off, and committed after the job has read the remaining ones.
    const commit = (db: Queries) =>
      db
        .insertInto('application')
        .columns(['member_no', 'kind', 'education_no', 'status', 'grade', 'price', 'terms', 'answers', 'applied_at'])
        .expression(
          db
            .selectFrom('application')
            .select(['member_no', 'kind', 'education_no'])
            .select([sql.lit('CONFIRMED').as('status'), 'grade', sql.lit(0).as('price'), 'terms', 'answers'])
            .select('applied_at')
            .where('education_no', '=', offeringNo)
            .where('status', '=', 'CANCELLED')
            .limit(1),
        )
        .execute();
    await decideCallOff({ kind: 'education', offeringNo }, { db: server.db, now: services.now() });
    const cancelled = await cancelCalledOff({ kind: 'education', offeringNo }, context, {
      record: (db) => (late ??= commit(db)),
    });
    expect(cancelled).toBe(3);
    expect(await stateOf(offeringNo)).toEqual([CANCELLED, CANCELLED, 'CANCELLED']);
  });

  test('until it is done nobody approves a smaller refund, and nobody gets a result', async () => {
    now = new Date('2026-12-10T12:00:00+09:00');
    employee = await addEmployee(server, ['qualification']);
    const asked = { status: 'REQUESTED', applicationStatus: 'CANCEL_REQUESTED', amount: 40_000 } as const;
    const { offeringNo, applicationNo } = await addRefund(server, asked);
    const other = await addApplication(server, { kind: 'education', status: 'CONFIRMED', education_no: offeringNo });
    await callOff(offeringNo, { amount: PRICE });
    const decision = { userExaminationNo: applicationNo, decision: 'approve', reason: '' };
    expect(await employee.client.call('officeDecideCancellation', decision)).toMatchObject({ code: -2401 });
    const result = { userExaminationNo: other.applicationNo, result: 'complete' };
    expect(await employee.client.call('officeEnterResult', result)).toMatchObject({ code: -2401 });
    await run();
    expect(await stateOf(offeringNo)).toEqual([CANCELLED, 'CANCELLED']);
  });

  test('an application that cannot be cancelled does not block the next ones, and stays in the overview', async () => {
    const { offeringNo } = await paidTwice({ terms: 'null' });
    await callOff(offeringNo);
    await expect(run()).rejects.toThrow();
    expect(await stateOf(offeringNo)).toEqual(['CONFIRMED', CANCELLED]);
    expect(await waiting()).toMatchObject({ count: 1 });
  });
});
